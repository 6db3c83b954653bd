import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { parseAmount } from '@waqf/money';
import { mainId, transferPolicy, waqfId } from '@waqf/testing/samples';
import { renderScreen } from '@waqf/testing/screen';
import type { TransferAccount } from '../model/transfer-form';
import { TransferConfirmation } from './transfer-confirmation';

const account = (id: string, name: string): TransferAccount => ({
  id,
  name,
  iban: 'SA0380000000608010167519',
  balance: parseAmount('100000.00'),
  available: parseAmount('100000.00'),
  active: true,
});
const show = (amount: string) => {
  const transfer = { fromAccountId: mainId, toAccountId: waqfId, amount, description: null };
  const [from, to] = [account(mainId, 'الحساب الرئيسي'), account(waqfId, 'نورة')];
  const screens = <TransferConfirmation waqfId={waqfId} transfer={transfer} from={from} to={to} failure={null} />;
  return renderScreen(screens, {
    at: '/',
    path: '/',
    capabilities: ['banking.read'],
    answers: { [`GET /api/waqf/${waqfId}/transfer-policy`]: { policy: transferPolicy() } },
  });
};

test('a transfer above the limit is not announced as made now', async () => {
  show('30000.01');
  expect(await screen.findByText('يُحوَّل بعد موافقة الواقف')).toBeTruthy();
  expect(screen.queryByText('سيُحوَّل الآن')).toBeNull();
});

test('a transfer below the limit is made now', async () => {
  show('25000.00');
  expect(await screen.findByText('سيُحوَّل الآن')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'حدّك اليوم بلا موافقة' })).toBeTruthy();
  expect(screen.queryByText('يُحوَّل بعد موافقة الواقف')).toBeNull();
});
