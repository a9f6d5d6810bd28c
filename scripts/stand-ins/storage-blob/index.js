// What the bundle has in its place, so that tests run the same.
export { BlobClient } from '../../../src/github/blob-client.ts';
