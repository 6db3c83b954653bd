import { test, expect } from '@jest/globals';
import { readingStages, type DocumentProgress, type StageProgress } from '@waqf/contracts/documents';
import { afterProgress, allStages, readingProgress } from './reading-progress';
import { deed, waqfId } from '../testing/samples';

const stages = (done: number, state: StageProgress['state'] = 'active'): StageProgress[] =>
  readingStages.map((stage, at) => ({
    stage,
    state: at < done ? 'done' : at === done ? state : 'waiting',
    milliseconds: null,
    note: null,
  }));
const event = (over: Partial<DocumentProgress>): DocumentProgress => ({
  waqfId,
  documentId: deed('waqf_deed').id,
  type: 'waqf_deed',
  status: 'processing',
  stages: stages(2),
  waqfStatus: 'draft',
  ...over,
});

test('progress counts the finished stages of five per deed; a failed stage is not finished', () => {
  const three = [
    { status: 'processed' as const, stages: stages(5) },
    { status: 'processing' as const, stages: stages(3) },
    { status: 'error' as const, stages: stages(3, 'failed') },
  ];
  expect(readingProgress(three)).toEqual({ done: 11, total: 15, percent: 73 });
  const byHand = [...three.slice(0, 1), { status: 'processed' as const, stages: stages(2, 'failed') }];
  expect(readingProgress(byHand)).toEqual({ done: 10, total: 10, percent: 100 });
  // The card of an uploaded deed shows its first stage as done, and the overall progress counts it.
  expect(readingProgress([{ status: 'uploaded' as const, stages: [] }])).toMatchObject({ done: 1, total: 5 });
  expect(readingProgress([])).toEqual({ done: 0, total: 0, percent: 0 });
});

test('stages that the server did not send are waiting', () => {
  const states = allStages({ status: 'processing', stages: [] }).map((stage) => stage.state);
  expect(states).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting']);
});

test('a file that is on the server was uploaded and checked, although its reading has not begun', () => {
  const states = allStages({ status: 'uploaded', stages: stages(0, 'waiting') }).map((stage) => stage.state);
  expect(states).toEqual(['done', 'waiting', 'waiting', 'waiting', 'waiting']);
});

test('an event updates only its own document', () => {
  const reading = deed('waqf_deed', { status: 'processing', stages: stages(1) });
  expect(afterProgress(reading, event({})).stages).toEqual(stages(2));
  const other = deed('nazir_deed', { status: 'processing', stages: stages(1) });
  expect(afterProgress(other, event({}))).toBe(other);
});

test('a replayed event does not undo progress', () => {
  const further = deed('waqf_deed', { status: 'processing', stages: stages(4) });
  expect(afterProgress(further, event({}))).toBe(further);
  const finished = deed('waqf_deed', { status: 'processed' });
  expect(afterProgress(finished, event({}))).toBe(finished);
});

test('a deed that can’t be read gets the status error', () => {
  const reading = deed('waqf_deed', { status: 'processing', stages: stages(1) });
  expect(afterProgress(reading, event({ status: 'error', stages: stages(1, 'failed') }))).toMatchObject({
    status: 'error',
  });
});
