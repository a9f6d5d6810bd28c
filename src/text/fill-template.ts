import { stripInvisible } from './strip.ts';

/** The address that a template gives to an identifier, which stands for `{name}` there. */
export function fillTemplate(template: string, name: string, id: string): string {
  const value = encodeURIComponent(stripInvisible(id));
  return template.replaceAll(`{${name}}`, () => value);
}
