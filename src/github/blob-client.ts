/**
 * What `@actions/artifact` uses of `@azure/storage-blob`, in whose place the bundle has this: the whole
 * package would be a third of `dist/`. Its requests go the way of the library's other ones.
 */

import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '@actions/http-client';

const MOST_TRIES = 3;
const PAUSE_MS = 1_000;
/** In one request a block blob may have 5,000 MiB: Azure's "Put Blob". */
const PUT_BLOB = { 'x-ms-blob-type': 'BlockBlob' };

interface UploadOptions {
  blobHTTPHeaders: { blobContentType: string };
  onProgress(progress: { loadedBytes: number }): void;
  abortSignal: AbortSignal;
}

/** Why bytes are not stored. */
interface Fault {
  error: unknown;
  /** It may go better with the next try. */
  mayPass: boolean;
}

export class BlobClient {
  readonly #url: string;
  readonly #client = new HttpClient('simulation-gate');

  /** @param url with the signature that lets it be written */
  constructor(url: string) {
    this.#url = url;
  }

  getBlockBlobClient(): this {
    return this;
  }

  /**
   * Stores a stream's bytes, in one request that is repeated where storage or network are at fault. The
   * sizes of blocks and their number at once, which the original takes too, have no meaning in it.
   *
   * @throws {Error} with the status that the storage answered; of the connection, as Node tells it
   */
  async uploadStream(
    stream: Readable,
    _blockBytes: number,
    _blocksAtOnce: number,
    { blobHTTPHeaders, onProgress, abortSignal }: UploadOptions,
  ): Promise<void> {
    const bytes = await buffer(stream);
    const headers = {
      ...PUT_BLOB,
      'x-ms-blob-content-type': blobHTTPHeaders.blobContentType,
      'content-length': bytes.length,
    };
    for (let tries = 1; ; tries += 1) {
      const fault = await this.#put(bytes, headers);
      if (fault === null) return onProgress({ loadedBytes: bytes.length });
      if (!fault.mayPass || tries === MOST_TRIES) throw fault.error;
      await sleep(PAUSE_MS, undefined, { signal: abortSignal });
    }
  }

  async #put(bytes: Buffer, headers: OutgoingHttpHeaders): Promise<Fault | null> {
    try {
      const { message } = await this.#client.sendStream(
        'PUT',
        this.#url,
        Readable.from([bytes]),
        headers,
      );
      message.destroy();
      const { statusCode = 0 } = message;
      if (statusCode === 201) return null;
      const error = new Error(`the storage answered ${statusCode}`);
      return { error, mayPass: statusCode === 429 || statusCode >= 500 };
    } catch (error) {
      return { error, mayPass: true };
    }
  }
}
