import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import express from 'express';
import { ReleaseFiles } from '../../src/releases/persistence/release-files.js';
import { startApi, type TestApi } from '../harness.js';
import { builtFilesOf } from './local-build.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ samples: 'none' });
}, 180_000);
afterAll(() => api.stop());

test('a client that disconnects during a download is not reported as a failure', async () => {
  const failed = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const sent = jest.spyOn(express.response, 'sendFile');
  // Compressing this file takes longer than the disconnect.
  const script = Buffer.from(`/* ${randomBytes(1_000_000).toString('hex')} */`);
  await api.application.app
    .get(ReleaseFiles, { strict: false })
    .storeShell(builtFilesOf(new Map([['left.0123abcd.js', script]])));
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /assets/left.0123abcd.js HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  await delay(50);
  socket.destroy();
  while (sent.mock.calls.length === 0) await delay(20);
  // An error would appear in the next rounds of the event loop.
  await delay(200);
  expect(failed.mock.calls).toEqual([]);
  failed.mockRestore();
  sent.mockRestore();
});
