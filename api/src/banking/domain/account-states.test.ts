import { expect, test } from '@jest/globals';
import { accountStates, mayRequestAgain } from './account-states.js';

test('only a refused account may be requested again, and only closed is a final state', () => {
  expect(accountStates.all.filter(mayRequestAgain)).toEqual(['refused']);
  expect(accountStates.all.filter((state) => accountStates.isFinal(state))).toEqual(['closed']);
});
