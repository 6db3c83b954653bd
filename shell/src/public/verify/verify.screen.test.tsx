import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@waqf/testing/screen';
import { VerifyScreen } from './verify.screen';

const code = 'a'.repeat(32);
const sha256 = '2f4d5fad57cd33a09f6f7d0a0c4f9e6b9a9f6c2e0c0c9c3a8f4f3e6d3c5c8a10';
const genuine = {
  genuine: true,
  title: { ar: 'التقرير المالي', en: 'Financial report' },
  number: 'RPT-1448-06-00218',
  waqfName: 'وقف برج النخيل',
  issuedAt: '2026-11-23T09:00:00.000Z',
  sha256,
  superseded: false,
  supersededBy: null,
};
const unknown = {
  genuine: false,
  title: null,
  number: null,
  waqfName: null,
  issuedAt: null,
  sha256: null,
  superseded: false,
  supersededBy: null,
};

const show = (body: object) =>
  renderScreen(<VerifyScreen />, {
    at: `/verify/${code}`,
    path: '/verify/:code',
    capabilities: [],
    answers: { [`GET /api/verify/${code}`]: body },
  });

test('a genuine document shows its number and hash', async () => {
  show(genuine);
  expect(await screen.findByText('وثيقة صحيحة')).toBeTruthy();
  expect(screen.getByText('RPT-1448-06-00218')).toBeTruthy();
  expect(screen.getByText(sha256)).toBeTruthy();
});

test('a superseded document names the newer one, and an unknown document is reported as unknown', async () => {
  const { unmount } = show({
    ...genuine,
    superseded: true,
    supersededBy: { number: 'RPT-1448-06-00219', issuedAt: '2026-11-24T09:00:00.000Z' },
  });
  expect(await screen.findByText(/RPT-1448-06-00219/)).toBeTruthy();
  expect(screen.queryByText('وثيقة صحيحة')).toBeNull();
  unmount();
  show(unknown);
  expect(await screen.findByText('لا نعرف هذه الوثيقة')).toBeTruthy();
  expect(screen.queryByText('هل ملفك هو نفسه؟')).toBeNull();
});

test('a typed code opens the address of its document', async () => {
  const user = userEvent.setup();
  const { where } = show(unknown);
  const field = await screen.findByRole('textbox', { name: 'رمز الوثيقة' });
  await user.clear(field);
  await user.type(field, 'b'.repeat(32));
  await user.click(screen.getByRole('button', { name: 'تحقق' }));
  expect(where()).toBe(`/verify/${'b'.repeat(32)}`);
});
