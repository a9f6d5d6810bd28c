/** Reads and checks the YAML that inputs name. Loaded as one, since what checks it is mostly the same. */
export { readYaml } from '../core/yaml-text.ts';
export { resolvePolicy } from '../policy/extends.ts';
export { addressOf, spellAddress } from '../policy/extends-address.ts';
export { parsePolicy } from '../policy/parse.ts';
export { parseProfile } from '../service/profile.ts';
