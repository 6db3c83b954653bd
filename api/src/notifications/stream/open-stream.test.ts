import { expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import type { StreamPosition } from '../domain/stream-position.js';
import { OpenStream, type OutgoingEvent } from './open-stream.js';

/** A fake of the part of a response that a stream uses, with a buffer that can be full. */
class Line extends EventEmitter {
  text = '';
  full = false;
  destroyed = false;
  isEnded = false;
  writeHead(): void {}
  write(chunk: string): boolean {
    this.text += chunk;
    return !this.full;
  }
  end(): void {
    this.isEnded = true;
  }
  destroy(): void {
    this.destroyed = true;
  }
}

const at = (id: bigint): StreamPosition => ({ transactionId: 5n, id });
const event = (id: bigint): OutgoingEvent => ({ position: at(id), event: 'waqf.changed', data: { n: Number(id) } });
const streamOver = (line: Line, read: (after: StreamPosition) => Promise<OutgoingEvent[] | null>) =>
  new OpenStream(line as unknown as Response, { page: 1, read }, at(0n));

test('a page that disconnects before the first event knows its position', () => {
  const line = new Line();
  streamOver(line, async () => []).open();
  expect(line.text).toBe('retry: 2000\nid: 5.0\n\n');
});

test('events arrive once and in order, even if signals arrive while they are read', async () => {
  const line = new Line();
  const log = [event(1n), event(2n), event(3n)];
  const stream = streamOver(line, async (after) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    return log.filter(({ position }) => position.id > after.id).slice(0, 1);
  });
  await Promise.all([stream.sendNew(), stream.sendNew(), stream.sendNew()]);
  expect(line.text.match(/^id: .*$/gm)).toEqual(['id: 5.1', 'id: 5.2', 'id: 5.3']);
  expect(line.text).toContain('event: waqf.changed\ndata: {"n":3}\n\n');
});

test('events announced during the last read are read too', async () => {
  const line = new Line();
  const log: OutgoingEvent[] = [];
  let reads = 0;
  const stream: OpenStream = streamOver(line, async (after) => {
    reads += 1;
    const found = log.filter(({ position }) => position.id > after.id);
    if (reads === 1) {
      log.push(event(1n));
      void stream.sendNew();
    }
    return found;
  });
  await stream.sendNew();
  expect(line.text).toContain('id: 5.1');
});

test('an ended session ends the stream and gets no events', async () => {
  const line = new Line();
  const stream = streamOver(line, async () => null);
  await stream.sendNew();
  stream.heartbeat();
  expect([line.text, line.isEnded]).toEqual(['', true]);
});

test('a slow reader delays the next event until the buffer has drained', async () => {
  const line = new Line();
  line.full = true;
  const stream = streamOver(line, async (after) =>
    [event(1n), event(2n)].filter(({ position }) => position.id > after.id),
  );
  const sending = stream.sendNew();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(line.text).not.toContain('id: 5.2');
  line.full = false;
  line.emit('drain');
  await sending;
  expect(line.text).toContain('id: 5.2');
});

test('a reader that disconnects while the buffer is full gets no more events', async () => {
  const line = new Line();
  line.full = true;
  const stream = streamOver(line, async (after) =>
    [event(1n), event(2n)].filter(({ position }) => position.id > after.id),
  );
  const sending = stream.sendNew();
  await new Promise((resolve) => setTimeout(resolve, 5));
  line.emit('close');
  await sending;
  expect(line.text).not.toContain('id: 5.2');
});
