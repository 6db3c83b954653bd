import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { readFrames } from '../../src/backups/archive/frames.js';
import { writeArchive } from '../../src/backups/archive/write-archive.js';
import { startApi, type TestApi } from '../harness.js';

/** The bytes that follow the rows of a COPY: their number, and that the server is ready for the next statement. */
const lastAnswers = 18;
let api: TestApi;
let late: Server;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  late = createServer((client) => void between(client)).listen(0, '127.0.0.1');
  await once(late, 'listening');
}, 180_000);
afterAll(async () => {
  late.close();
  await api.stop();
});

/** A proxy that delays the end of each packet of the server for a moment. */
async function between(client: Socket): Promise<void> {
  const { hostname, port } = new URL(api.database.url);
  const server = connect(Number(port), hostname);
  client.pipe(server);
  client.on('error', () => server.destroy());
  for await (const packet of server as AsyncIterable<Buffer>) {
    client.write(packet.subarray(0, -lastAnswers));
    await delay(1);
    client.write(packet.subarray(-lastAnswers));
  }
  client.end();
}

test('a backup counts the rows of a table even if the server reports their number late', async () => {
  const url = new URL(api.database.url);
  url.hostname = '127.0.0.1';
  const address = late.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens at no port');
  url.port = String(address.port);
  const archive = writeArchive({
    databaseUrl: url.href,
    dataFolder: '/nowhere',
    blobs: { list: async function* () {}, read: () => Readable.from([]) },
    progress: () => undefined,
    moment: () => undefined,
    figures: () => undefined,
  });
  let table = '';
  const wrong: string[] = [];
  let lines = 0;
  let all = 0;
  for await (const frame of readFrames(archive)) {
    if ('data' in frame) lines += frame.data.filter((byte) => byte === 10).length;
    else if (frame.note.kind === 'end') all = frame.note.figures.rows;
    else if (frame.note.kind === 'table') [table, lines] = [frame.note.table, 0];
    else if (frame.note.kind === 'rows' && frame.note.rows !== lines) wrong.push(`${table}: ${frame.note.rows}`);
  }
  expect(wrong).toEqual([]);
  expect(all).toBeGreaterThan(15);
});
