import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BlobClient } from '../../src/github/blob-client.ts';

const PAGE = '<!doctype html>é';

/** A storage that answers one status after the other, and drops the connection for 0. */
async function startStorage(...statuses: number[]) {
  const taken: object[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    taken.push({ method, url, type: headers['x-ms-blob-content-type'], body });
    expect(headers).toMatchObject({ 'x-ms-blob-type': 'BlockBlob', 'content-length': '17' });
    const status = statuses[taken.length - 1] ?? 201;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end('a text that nobody reads');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { taken, url: `http://127.0.0.1:${port}/page?sig=a%2Bb` };
}

async function upload(url: string) {
  const onProgress = vi.fn();
  const done = new BlobClient(url).getBlockBlobClient().uploadStream(Readable.from([PAGE]), 8, 2, {
    blobHTTPHeaders: { blobContentType: 'text/html' },
    onProgress,
    abortSignal: new AbortController().signal,
  });
  await done;
  return onProgress;
}

const PUT = { method: 'PUT', url: '/page?sig=a%2Bb', type: 'text/html', body: PAGE };

test('stores a page in one request', async () => {
  const { taken, url } = await startStorage();
  const onProgress = await upload(url);
  expect(taken).toEqual([PUT]);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith({ loadedBytes: 17 });
});

test.each([500, 429, 0])('repeats it after %s', async (status) => {
  const { taken, url } = await startStorage(status);
  await upload(url);
  expect(taken).toEqual([PUT, PUT]);
});

test('gives up after three tries', async () => {
  const { taken, url } = await startStorage(500, 503, 500);
  await expect(upload(url)).rejects.toThrow('the storage answered 500');
  expect(taken).toHaveLength(3);
});

test('repeats nothing that the storage refuses', async () => {
  const { taken, url } = await startStorage(403);
  await expect(upload(url)).rejects.toThrow('the storage answered 403');
  expect(taken).toHaveLength(1);
});
