import * as fc from 'fast-check';

/** Any UTF-16 text, half of it ASCII; lone surrogates are among it. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength })
    .map((units) => String.fromCharCode(...units));
}
