import { invalid, type Parsed, valid } from './parsed.ts';

/** A boolean of the YAML 1.2 core schema, and nothing else: `yes`, `1` and `on` are refused. */
export function parseBoolean(text: string): Parsed<boolean> {
  if (/^(?:true|True|TRUE)$/.test(text)) return valid(true);
  if (/^(?:false|False|FALSE)$/.test(text)) return valid(false);
  return invalid(text, 'is not a boolean: write true or false');
}
