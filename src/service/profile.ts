/** The file that says in what a service differs from the standard. */
import { type Parsed, valid } from '../text/values/parsed.ts';
import { checkYaml } from '../text/yaml-check.ts';
import type { YamlFaults, YamlText } from '../text/yaml-text.ts';
import { profileOf, profileSchema, type ServiceProfile } from './operations.ts';

/**
 * The standard profile with what the file overrides in it; or every error with line and column.
 *
 * @param shown the name of the file in errors
 */
export function parseProfile(yaml: YamlText | YamlFaults, shown: string): Parsed<ServiceProfile> {
  const check = { schema: profileSchema, whole: 'the profile', shown, further: () => [] };
  const profile = checkYaml(yaml, check);
  return profile.ok ? valid(profileOf(profile.value)) : profile;
}
