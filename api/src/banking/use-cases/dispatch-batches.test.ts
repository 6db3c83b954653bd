import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BankUnreachableError } from '../bank/bank.port.js';
import type { ClaimedBatch } from '../domain/payment-batch.js';
import { DispatchBatches } from './dispatch-batches.js';

let due: ClaimedBatch[];
let send: jest.Mock<(ctx: unknown, batch: ClaimedBatch) => Promise<void>>;
const settled = jest.fn(async () => true);
const retryLater = jest.fn(async () => undefined);
let dispatcher: DispatchBatches;

const batch = (id: string, attempts = 1) => ({ id, attempts, sentBefore: false }) as ClaimedBatch;
const sent = () => send.mock.calls.map(([, { id }]) => id);
const soon = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  due = [];
  send = jest.fn(async () => undefined);
  dispatcher = new DispatchBatches(
    { claim: async () => due.shift(), settle: settled, retryLater, putBack: retryLater } as never,
    { execute: send } as never,
    { system: () => ({}) } as never,
    { signal: new AbortController().signal } as never,
  );
  dispatcher.onApplicationBootstrap();
});
afterEach(async () => {
  await dispatcher.onModuleDestroy();
  jest.useRealTimers();
});

test('a batch is sent as soon as it is recorded', async () => {
  due.push(batch('one'));
  dispatcher.wake();
  await soon();
  expect(sent()).toEqual(['one']);
});

test('one that nobody told of is found within a second', async () => {
  due.push(batch('one'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual(['one']);
});

test('a batch does not wait for another at a slow bank', async () => {
  let answer = (): void => undefined;
  send.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
  due.push(batch('slow'));
  dispatcher.wake();
  await soon();
  due.push(batch('next'));
  dispatcher.wake();
  await soon();
  expect(sent()).toEqual(['slow', 'next']);
  answer();
});

test('a batch that failed is looked for when it is due again', async () => {
  send.mockRejectedValueOnce(new BankUnreachableError('away'));
  settled.mockResolvedValueOnce(false);
  await jest.advanceTimersByTimeAsync(600);
  due.push(batch('one', 3));
  dispatcher.wake();
  await soon();
  // The bank is asked again after 4 s, between two of the looks of every second.
  await jest.advanceTimersByTimeAsync(3_600);
  due.push(batch('one', 4));
  await jest.advanceTimersByTimeAsync(399);
  expect(sent()).toEqual(['one']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual(['one', 'one']);
});
