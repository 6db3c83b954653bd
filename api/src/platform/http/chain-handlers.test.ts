import { expect, test } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { chainHandlers } from './chain-handlers.js';

function outcome(handlers: RequestHandler[]): unknown[] {
  const seen: unknown[] = [];
  void chainHandlers(handlers)({} as Request, { seen } as unknown as Response, (error?: unknown) =>
    seen.push(error ?? 'done'),
  );
  return seen;
}
const note =
  (word: string): RequestHandler =>
  (_request, response, next) => {
    (response as unknown as { seen: unknown[] }).seen.push(word);
    next();
  };

test('each handler runs after the previous one calls next', () => {
  expect(outcome([note('a'), note('b')])).toEqual(['a', 'b', 'done']);
  expect(outcome([note('a'), () => undefined, note('b')])).toEqual(['a']);
});

test('an error skips the remaining handlers, whether thrown or passed on', () => {
  const failure = new Error('no');
  const throws: RequestHandler = () => {
    throw failure;
  };
  expect(outcome([note('a'), (_request, _response, next) => next(failure), note('b')])).toEqual(['a', failure]);
  expect(outcome([throws, note('b')])).toEqual([failure]);
});
