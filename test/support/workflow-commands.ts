/** What GitHub's runner reads from a step's log and command files, by the rules of its source. */

export interface WorkflowCommand {
  name: string;
  properties: Record<string, string>;
  data: string;
}

/**
 * Every command that the runner would obey in these lines: `::name key=value::data` at the start
 * of a line after white space, and the legacy `##[name key=value]data` anywhere in one.
 */
export function parseCommands(log: string): WorkflowCommand[] {
  return log.split(/\r\n|\r|\n/).flatMap((line) => {
    const command = parseModern(line) ?? parseLegacy(line);
    return command === null ? [] : [command];
  });
}

function parseModern(line: string): WorkflowCommand | null {
  const [, head, data = ''] = /^\s*::(.*?)::(.*)$/.exec(line) ?? [];
  if (head === undefined || head.trim() === '') return null;
  return command(head, ',', unescapeProperty, unescapeData(data));
}

function parseLegacy(line: string): WorkflowCommand | null {
  const [, head, data = ''] = /##\[(.*?)\](.*)$/.exec(line) ?? [];
  if (head === undefined || head.trim() === '') return null;
  return command(head, ';', unescapeLegacy, unescapeLegacy(data));
}

function command(
  head: string,
  separator: string,
  unescapeValue: (text: string) => string,
  data: string,
): WorkflowCommand {
  const [, name = '', list = ''] = /^(\S*)\s*(.*)$/.exec(head.trim()) ?? [];
  const properties: Record<string, string> = {};
  for (const pair of list.split(separator)) {
    const at = pair.indexOf('=');
    if (at > 0) properties[pair.slice(0, at).trim()] = unescapeValue(pair.slice(at + 1));
  }
  return { name: name.toLowerCase(), properties, data };
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  const partly = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  return partly.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%');
}

function unescapeLegacy(text: string): string {
  const partly = text.replaceAll('%3B', ';').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  return partly.replaceAll('%5D', ']').replaceAll('%25', '%');
}

/**
 * The values of a command file such as GITHUB_OUTPUT: `name=value` lines and heredocs; the last
 * one of a name wins. Throws where the runner would fail the step.
 */
export function parseCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue;
    const [, name, operator, rest = ''] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`Invalid format '${line}' in a command file.`);
    values[name] = operator === '=' ? rest : takeHeredoc(lines, name, rest);
  }
  return values;
}

/** Takes the lines up to the delimiter off the front of `lines`. */
function takeHeredoc(lines: string[], name: string, delimiter: string): string {
  const end = lines.indexOf(delimiter);
  if (delimiter === '' || end < 0) {
    throw new Error(`Matching delimiter not found '${delimiter}' for '${name}'.`);
  }
  return lines
    .splice(0, end + 1)
    .slice(0, -1)
    .join('\n');
}
