/** A workflow command as the runner reads it from stdout, escaped, with its line end. */
export function formatCommand(
  name: string,
  properties: Readonly<Record<string, string>>,
  data: string,
): string {
  const listed = Object.entries(properties)
    .map(([key, value]) => `${key}=${escapeProperty(value)}`)
    .join(',');
  return `::${name}${listed === '' ? '' : ` ${listed}`}::${escapeData(data)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
