import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import express from 'express';
import { compressAnswers } from './compress-answers.js';

const rows = Array.from({ length: 200 }, (_, number) => ({ number, description: 'إيجار الشقة 101' }));

let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(compressAnswers);
  app.all('/rows', (_request, response) => void response.json(rows));
  app.get('/few', (_request, response) => void response.json(rows.slice(0, 3)));
  app.get('/events', (_request, response) => {
    response.type('text/event-stream').write(`data: ${JSON.stringify(rows)}\n\n`);
    response.end();
  });
  server = createServer(app).listen(0);
  await once(server, 'listening');
});
afterAll(() => void server.close());

async function answerOf(path: string, encodings?: string, method = 'GET'): Promise<[string | undefined, Buffer]> {
  const { port } = server.address() as AddressInfo;
  const headers = encodings === undefined ? {} : { 'Accept-Encoding': encodings };
  const asked = ask({ port, path, method, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return [answer.headers['content-encoding'], Buffer.concat(await answer.toArray())];
}

test('a list is compressed as its client accepts, and is unchanged', async () => {
  const [brotli, small] = await answerOf('/rows', 'gzip, deflate, br');
  expect(brotli).toBe('br');
  expect(JSON.parse(brotliDecompressSync(small).toString())).toEqual(rows);
  const [gzip, other] = await answerOf('/rows', 'gzip');
  expect(gzip).toBe('gzip');
  expect(JSON.parse(gunzipSync(other).toString())).toEqual(rows);
});

test.each([
  ['a short answer', '/few', 'br', 'GET'],
  ['an answer to somebody who did not ask for it', '/rows', undefined, 'GET'],
  ['a stream of events', '/events', 'br', 'GET'],
  ['the answer to a change', '/rows', 'br', 'POST'],
])('%s is not compressed', async (_what, path, encodings, method) => {
  const [encoding, text] = await answerOf(path, encodings, method);
  expect(encoding).toBeUndefined();
  expect(text.toString()).toContain('إيجار الشقة');
});
