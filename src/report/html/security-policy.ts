/**
 * What the page may do: run its own script and style, known by their hashes, and nothing else.
 * The hashes are constants, since nothing here may compute them; their test does, and shows the right
 * ones after a change of either.
 */
const SCRIPT_HASH = 'sha256-kWyRhPwUa9si71TBO8Oy8SAx2G4/rqVWWKy/ctJuBXQ=';
const STYLE_HASH = 'sha256-OV/BGE9ZE5zBNdqT0NE/0U2Tdm4y5HXQYfzHDFTF17o=';

/** The Content Security Policy of the page. */
export const SECURITY_POLICY = [
  "default-src 'none'",
  `script-src '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
