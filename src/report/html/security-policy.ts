/**
 * What the page may do: run its own script and style, known by their hashes, and nothing else.
 * The hashes are constants, since nothing here may compute them; their test does, and shows the right
 * ones after a change of either.
 */
const SCRIPT_HASH = 'sha256-Ot5Tp89Efsab6Kg4E2GlK0UL4/Ik0d2tqIyEcu+JmFk=';
const STYLE_HASH = 'sha256-2bIi7EPIVn0uOnx6FjX1hu+lkZTYPLDozRjbB6a1TeA=';

/** The Content Security Policy of the page. */
export const SECURITY_POLICY = [
  "default-src 'none'",
  `script-src '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
