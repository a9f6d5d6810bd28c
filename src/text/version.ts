import packageJson from '../../package.json' with { type: 'json' };

/** The version of this action. */
export const VERSION: string = packageJson.version;

/** Where it is at home. */
export const HOMEPAGE: string = packageJson.homepage;
