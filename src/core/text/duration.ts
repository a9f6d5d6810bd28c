/** A duration as the inputs spell it, in whole seconds: `45s`, `2m10s`, `1h`. Takes milliseconds. */
export function formatDuration(ms: number): string {
  const total = Math.max(0, Math.round(ms / 1000));
  const parts = [
    [Math.floor(total / 3600), 'h'],
    [Math.floor((total % 3600) / 60), 'm'],
    [total % 60, 's'],
  ] as const;
  const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
  return text || '0s';
}
