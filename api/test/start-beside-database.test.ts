import { expect, test } from '@jest/globals';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { waitForDatabase } from '../src/platform/database/wait-for-database.js';

/** The answer of a server that is starting up: a refusal with a code, before it asks for a password. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mthe database system is starting up\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function refusing(code: string): Promise<{ server: Server; url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      asked += 1;
      socket.end(refusal(code));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens at no port');
  return { server, url: `postgres://waqf@127.0.0.1:${address.port}/waqf?sslmode=disable`, asked: () => asked };
}

test('a start retries until the database is up, for a limited time', async () => {
  const database = await refusing('57P03');
  await waitForDatabase(database.url, 900);
  expect(database.asked()).toBeGreaterThan(1);
  database.server.close();
});

test('a port that is closed for a moment is retried too', async () => {
  const { server, url } = await refusing('28P01');
  server.close();
  await once(server, 'close');
  const began = Date.now();
  await waitForDatabase(url, 600);
  expect(Date.now() - began).toBeGreaterThanOrEqual(500);
});

test('any other refusal is reported at once, by whoever connects next', async () => {
  const database = await refusing('28P01');
  await waitForDatabase(database.url, 60_000);
  expect(database.asked()).toBe(1);
  database.server.close();
});
