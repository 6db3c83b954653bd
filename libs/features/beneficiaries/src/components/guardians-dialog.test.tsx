import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuardianshipList } from '@waqf/contracts/beneficiaries';
import { beneficiary } from '@waqf/testing/samples';
import { renderScreen } from '@waqf/testing/screen';
import { GuardiansDialog } from './guardians-dialog';

const { id, fullName } = beneficiary();
const known: GuardianshipList = {
  fullName,
  age: 13,
  minorUntil: '2031-09-06',
  guardianships: [
    {
      id: '01920000-0000-7000-8000-0000000000d1',
      guardianName: 'لطيفة بنت إبراهيم الزهراني',
      deed: 'صك ولاية',
      from: '2026-01-05',
      until: '2031-09-06',
      continues: false,
      state: 'active',
      endReason: null,
      setAt: '2026-01-05T09:00:00.000Z',
    },
  ],
};

test('ending a guardianship first says what it does, and its button stands on the dialog once', async () => {
  const { calls } = renderScreen(<GuardiansDialog beneficiary={{ id, fullName }} onClose={() => undefined} />, {
    at: '/beneficiaries',
    path: '/beneficiaries',
    capabilities: ['banking.read'],
    answers: { [`GET /api/beneficiary/${id}/guardians`]: known },
  });
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'أنهِ الولاية' }));
  expect(dialog.textContent).toContain('لا يطّلع لطيفة بنت إبراهيم الزهراني على شيء');
  expect(within(dialog).getAllByRole('button', { name: 'أنهِ الولاية' })).toHaveLength(1);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
