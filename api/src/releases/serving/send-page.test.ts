import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { sendPage } from './send-page.js';

const page = `<p>${'وقف '.repeat(500)}</p>`;
const app = express();
app.get('/', (request, response, next) => void sendPage(request, response, page).catch(next));
const server = createServer(app);

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening())));
afterAll(() => new Promise<void>((closed) => server.close(() => closed())));

/** `fetch` decompresses by itself, so the bytes are read as they come. */
function answerTo(accepted: string): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, headers: { 'Accept-Encoding': accepted } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

test('a browser that accepts Brotli gets it, although it names gzip first', async () => {
  const { encoding, bytes } = await answerTo('gzip, deflate, br, zstd');
  expect([encoding, brotliDecompressSync(bytes).toString()]).toEqual(['br', page]);
});

test.each(['gzip, deflate', 'br;q=0, gzip'])('whoever accepts only gzip (%s) gets gzip', async (accepted) => {
  const { encoding, bytes } = await answerTo(accepted);
  expect([encoding, gunzipSync(bytes).toString()]).toEqual(['gzip', page]);
});

test('whoever accepts neither gets the page as it is', async () => {
  const { encoding, bytes } = await answerTo('identity');
  expect([encoding, bytes.toString()]).toEqual([undefined, page]);
});
