import { expect, test } from '@jest/globals';
import { transferStates } from './transfer-states.js';

test('the founder decides on a transfer that waits, the bank on one that was sent, and nobody on one that has ended', () => {
  expect(transferStates.mayNow('awaiting_approval', ['waqif'])).toEqual(['approve', 'reject']);
  expect(transferStates.mayNow('awaiting_approval', ['nazir'])).toEqual(['withdraw']);
  expect(transferStates.mayNow('awaiting_approval', ['admin', 'bank'])).toEqual([]);
  expect(transferStates.mayNow('sent', ['bank'])).toEqual(['complete', 'reverse']);
  expect(transferStates.mayNow('recorded', ['waqif', 'nazir', 'admin', 'bank'])).toEqual([]);
  expect(transferStates.all.filter((state) => transferStates.isFinal(state))).toEqual([
    'rejected',
    'completed',
    'reversed',
  ]);
});
