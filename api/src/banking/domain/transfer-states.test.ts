import { expect, test } from '@jest/globals';
import { transferStates } from './transfer-states.js';

test('the founder decides on a waiting transfer, the bank on a sent one, and nobody on a recorded one', () => {
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
