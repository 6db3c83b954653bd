import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { OpenConnections } from './open-connections.js';

async function listening(answer: RequestListener) {
  const server = createServer(answer);
  const connections = new OpenConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { connections, port: (server.address() as AddressInfo).port };
}

// This is longer than a test may take: a test that waits for it fails.
const patience = 60_000;

test('a connection without a request is closed at once', async () => {
  const { connections, port } = await listening((_request, response) => response.end());
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const closed = once(unused, 'close');
  await connections.finish(patience);
  await closed;
});

test('a connection with a request is answered before it is closed', async () => {
  let ask = (_response: ServerResponse): void => {};
  const asked = new Promise<ServerResponse>((resolve) => (ask = resolve));
  const { connections, port } = await listening((_request, response) => ask(response));
  const text = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  const response = await asked;
  const end = connections.finish(patience);
  setTimeout(() => response.end('late'), 300);
  expect(await text).toBe('late');
  await end;
});

test('a connection that is not answered in time is closed', async () => {
  const { connections, port } = await listening(() => {});
  const answer = fetch(`http://127.0.0.1:${port}`).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await connections.finish(200);
  expect(await answer).toBeInstanceOf(Error);
});
