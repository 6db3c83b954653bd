import { parentPort } from 'node:worker_threads';
import { SharesAbove100Error } from '../domain/share-rules.js';
import { DivisionCalculation } from './division-calculation.js';
import type { Sharer } from './divider.js';
import { roomForLines } from './line-rows.js';
import type { ThreadAnswer, ThreadOrder } from './divide-in-thread.js';
import { sharersOf } from './sharer-columns.js';

/*
 * Entry of the thread that divides one run: it receives the people, then the terms, and returns the lines part by part
 * on request.
 */
const sharers: Sharer[] = [];
let calculation: DivisionCalculation | undefined;
let parts: ReturnType<DivisionCalculation['parts']> | undefined;
/** The memory of a part that is already written; using it again is cheaper than allocating new memory. */
let room: Uint8Array<ArrayBuffer> | undefined;

parentPort?.on('message', (order: ThreadOrder) => {
  const answer = obey(order);
  // The rows of lines are transferred, not copied.
  if (answer) parentPort?.postMessage(answer, answer.kind === 'lines' ? [answer.part.rows.buffer] : []);
});

function obey(order: ThreadOrder): ThreadAnswer | null {
  switch (order.kind) {
    case 'add':
      sharers.push(...sharersOf(order.sharers));
      return null;
    case 'divide':
      return divide(order.terms);
    case 'ids':
      parts = calculation?.parts(order.ids, roomFor);
      return null;
    case 'next':
      if (order.room) room = new Uint8Array(order.room);
      return nextLines();
  }
}

function divide(terms: Extract<ThreadOrder, { kind: 'divide' }>['terms']): ThreadAnswer {
  try {
    calculation = new DivisionCalculation(sharers, terms);
    return { kind: 'divided', division: calculation.division };
  } catch (error) {
    if (!(error instanceof SharesAbove100Error)) throw error;
    const names = new Map(sharers.map(({ person }) => [person.beneficiaryId, person.fullName]));
    const named = error.shares.map(({ beneficiaryId, share }) => ({ fullName: names.get(beneficiaryId) ?? '', share }));
    return { kind: 'above-100', total: error.total, shares: named };
  }
}

function nextLines(): ThreadAnswer {
  const next = parts?.next();
  return next && !next.done ? { kind: 'lines', part: next.value } : { kind: 'end', hash: calculation?.hash() ?? '' };
}

function roomFor(lines: number): Uint8Array<ArrayBuffer> {
  const taken = room ?? roomForLines(lines);
  room = undefined;
  return taken;
}
