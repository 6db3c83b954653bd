import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { readBody } from './body.js';

// The timer of the module starts once, with the first request.
beforeAll(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] }));
afterAll(() => void jest.useRealTimers());

/** A server that reads bodies, and how often a request of it was refused. */
async function reader() {
  const refusals: string[] = [];
  const app = express();
  app.use(...readBody);
  app.use((_request: Request, response: Response) => void response.send('read'));
  app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
    refusals.push(error instanceof DomainError ? error.code : error.name);
    response.status(error instanceof DomainError ? error.status : 400).send('refused');
  });
  const server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, refusals, port: (server.address() as AddressInfo).port };
}

test.each([
  ['a short body', 'content-length: 20', '{'],
  ['a body in chunks', 'transfer-encoding: chunked', '1\r\n{\r\n'],
  ['a body above the limit', 'content-length: 70000', '{'],
])(
  '%s that does not arrive is answered once, and its connection is closed',
  async (_name, header, part) => {
    const { server, refusals, port } = await reader();
    const socket = connect(port, '127.0.0.1');
    const arrived = once(server, 'request');
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}\r\n\r\n${part}`);
    await arrived;
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    const closed = once(socket, 'close');
    jest.advanceTimersByTime(32_000);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close/im);
    await new Promise((resolve) => setImmediate(resolve));
    expect(refusals).toEqual(['platform.request-timeout']);
    server.close();
  },
  10_000,
);

test('a body that arrives is read', async () => {
  const { server, refusals, port } = await reader();
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await answer.text()).toBe('read');
  jest.advanceTimersByTime(32_000);
  expect(refusals).toEqual([]);
  server.close();
});
