/**
 * Stands for Node's promises of files where `@actions/core` writes the job summary. What it does is done at once:
 * Node loads more for a way through its threads, readline among it, than a step runs that ends on a bad input.
 */
import { accessSync, appendFileSync, writeFileSync } from 'node:fs';

export { constants } from 'node:fs';

export const promises = {
  access: async (...given: Parameters<typeof accessSync>) => accessSync(...given),
  appendFile: async (...given: Parameters<typeof appendFileSync>) => appendFileSync(...given),
  writeFile: async (...given: Parameters<typeof writeFileSync>) => writeFileSync(...given),
};
