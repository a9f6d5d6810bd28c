/** A policy file's document as a policy, or everything that is wrong with it. */

import { isObject } from '../text/json-object.ts';
import type { Parsed } from '../text/values/parsed.ts';
import { checkYaml } from '../text/yaml-check.ts';
import type { YamlErrors, YamlText } from '../text/yaml-text.ts';
import { type Policy, policySchema } from './policy.ts';
import { findLateWaivers } from './waivers.ts';

/**
 * The policy of a document, or every error in it with line and column.
 *
 * @param shown what the file is called in errors
 * @param today `YYYY-MM-DD` in UTC: a waiver may not end too far ahead
 */
export function parsePolicy(
  yaml: YamlText | YamlErrors,
  shown: string,
  today: string,
): Parsed<Policy> {
  return checkYaml(yaml, {
    schema: policySchema,
    whole: 'the policy',
    shown,
    further: (value) =>
      isObject(value) && Array.isArray(value.waivers)
        ? findLateWaivers(value.waivers, today).map(({ index, problem }) => ({
            path: ['waivers', index, 'expires'],
            problem,
          }))
        : [],
  });
}
