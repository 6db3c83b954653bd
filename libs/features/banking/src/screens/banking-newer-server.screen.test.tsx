import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { account, months, subAccount, transfer, view, waqfId } from '@waqf/testing/samples';
import { withUnknownValues, renderScreen } from '@waqf/testing/screen';
import { BankingScreen } from './banking.screen';

test('accounts and transfers with unknown states and types are still shown', async () => {
  const list = { transactions: [transfer()], nextCursor: null, completedCount: 1 };
  // The main account is found by `isMainAccount`, every other account is a sub-account.
  const shown = view({
    bankAccounts: withUnknownValues([account(), subAccount()]),
    bankTransactions: withUnknownValues([transfer()]),
  });
  renderScreen(<BankingScreen />, {
    at: `/waqf/${waqfId}/banking?all`,
    path: '/waqf/:waqfId/banking',
    capabilities: ['waqf.list', 'waqf.read', 'waqf.manage', 'banking.read', 'banking.transfer'],
    answers: {
      [`GET /api/waqf/${waqfId}`]: shown,
      'GET /api/bank-transactions': withUnknownValues(list),
      'GET /api/transactions/months': months,
    },
  });
  expect((await screen.findAllByText(/نورة بنت يوسف العنزي/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/نفقة علاج/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/added later/)).length).toBeGreaterThan(0);
});
