export interface Spread {
  median: number;
  minimum: number;
  maximum: number;
}

/** Median, minimum and maximum of at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    minimum: at(0),
    maximum: at(sorted.length - 1),
  };
}

/** Such as `3.81 (3.60 to 4.12)`. */
export function showSpread({ median, minimum, maximum }: Spread, digits: number): string {
  const [middle, low, high] = [median, minimum, maximum].map((value) => value.toFixed(digits));
  return `${middle} (${low} to ${high})`;
}

/** A Markdown table. */
export function showTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
