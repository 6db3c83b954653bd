import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteOverview } from '@waqf/contracts/releases';
import { type Answer, renderScreen } from '@waqf/testing/screen';
import { at, canary, current, event, remote } from '../releases/release-samples';
import { ReleaseScreen } from './release.screen';

const health = current.health;
const outThere = { version: current.version, health, slots: [], faults: [], vitals: [] };
const overview: RemoteOverview = {
  remote: { ...remote, canary, rollsBackTo: current.version },
  current: { ...outThere, vitals: [{ name: 'lcp', p75: 900, samples: 40 }] },
  canary: {
    ...outThere,
    version: canary.version,
    faults: [
      {
        kind: 'error',
        name: 'TypeError',
        place: 'remote.js:1:2',
        route: '/waqf',
        browser: 'chrome',
        count: 4,
        lastAt: at,
      },
    ],
    vitals: [{ name: 'lcp', p75: 1_400, samples: 4 }],
  },
  previous: null,
  needs: [{ what: 'kit', needed: '1.2.0', running: '1.1.0', met: false }],
  commit: null,
  budget: null,
  limit: { perThousand: 1, people: 2, faults: 4 },
};
const showOne = (answers: Record<string, Answer>) =>
  renderScreen(<ReleaseScreen />, {
    at: '/admin/releases/mf-nazir',
    path: '/admin/releases/:remote',
    capabilities: ['system.admin'],
    answers,
  });

test('a canary is widened to the next step and keeps its audience', async () => {
  const user = userEvent.setup();
  const { calls } = showOne({
    'GET /api/releases/mf-nazir': overview,
    'POST /api/releases/mf-nazir/canary': { remote },
  });
  await user.click((await screen.findAllByRole('button', { name: 'وسّع إلى 25%' }))[0] as HTMLElement);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      version: canary.version,
      percent: 25,
      roles: ['nazir'],
      people: canary.people,
    }),
  );
});

test('a canary’s errors, speed, features and needs are shown beside those of the served version', async () => {
  showOne({ 'GET /api/releases/mf-nazir': overview });
  expect(await screen.findByText('remote.js:1:2 · /waqf · chrome')).toBeTruthy();
  for (const text of ['1,400 مللي ثانية', 'قبله 900 مللي ثانية', 'تغيّرت', 'غير متوفر', 'يحتاج 1.2.0'])
    expect(document.body.textContent).toContain(text);
});

test('a canary’s audience can be changed, and a share outside its range is refused before anything is sent', async () => {
  const user = userEvent.setup();
  const { calls } = showOne({
    'GET /api/releases/mf-nazir': overview,
    'POST /api/releases/mf-nazir/canary': { remote },
  });
  await user.click(await screen.findByRole('button', { name: 'عدّل' }));
  const percent = await screen.findByRole('textbox', { name: /النسبة/ });
  await user.clear(percent);
  await user.type(percent, '101');
  await user.click(screen.getByRole('button', { name: 'احفظ' }));
  expect(await screen.findByText('نسبة التجريب المرحلي بين 0 و100 بلا كسر')).toBeTruthy();
  await user.clear(percent);
  await user.type(percent, '15');
  await user.click(screen.getByRole('checkbox', { name: 'واقف' }));
  await user.click(screen.getByRole('button', { name: 'احفظ' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      percent: 15,
      roles: ['nazir', 'waqif'],
    }),
  );
});

const tokens = [
  { id: '0199b2f0-0000-7000-8000-000000000011', name: 'فريق الناظر', madeAt: at, lastUsedAt: null, revokedAt: null },
  { id: '0199b2f0-0000-7000-8000-000000000012', name: 'خادم البناء', madeAt: at, lastUsedAt: at, revokedAt: at },
];

test('a token is created with a name, shown once, and can be revoked', async () => {
  const user = userEvent.setup();
  const { calls } = showOne({
    'GET /api/releases/mf-nazir': overview,
    'GET /api/releases/mf-nazir/tokens': { tokens },
    'POST /api/releases/mf-nazir/tokens': { token: 'id.secret.key' },
    [`DELETE /api/releases/mf-nazir/tokens/${tokens[0]?.id}`]: { tokens: [] },
  });
  expect(await screen.findByText('ملغى')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'أنشئ رمزًا' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'فريق جديد');
  await user.click(within(dialog).getByRole('button', { name: 'أنشئ رمزًا' }));
  expect(await screen.findByText('id.secret.key')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'نسخته' }));
  await waitFor(() => expect(document.body.textContent).not.toContain('id.secret.key'));
  await user.click(screen.getByRole('button', { name: 'ألغِ' }));
  await user.click(await screen.findByRole('button', { name: 'ألغِ الرمز' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('a promotion is scheduled for a time in Riyadh', async () => {
  const user = userEvent.setup();
  const { calls } = showOne({
    'GET /api/releases/mf-nazir': overview,
    'GET /api/releases/mf-nazir/tokens': { tokens: [] },
    'POST /api/releases/mf-nazir/promote': { remote },
  });
  await user.click((await screen.findAllByRole('button', { name: 'جدول التعميم' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'جدول التعميم' }));
  expect(await within(dialog).findByText('اختر موعد التعميم')).toBeTruthy();
  await user.click(within(dialog).getByRole('combobox'));
  await user.click(await screen.findByText('00:30', { selector: '.ant-select-item-option-content' }));
  await user.click(within(dialog).getByRole('button', { name: 'جدول التعميم' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      at: expect.stringMatching(/T21:30:00.000Z$/),
    }),
  );
});

test('a remote that belongs to no role can be taken out of service', async () => {
  const user = userEvent.setup();
  const { calls } = showOne({
    'GET /api/releases/mf-nazir': { ...overview, remote: { ...overview.remote, mayRetire: true } },
    'GET /api/releases/mf-nazir/tokens': { tokens: [] },
    'POST /api/releases/mf-nazir/retire': { remotes: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'اسحب الواجهة من الخدمة' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'اسحب الواجهة من الخدمة' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/releases/mf-nazir/retire')).toBe(true));
});

test('one chart shows the errors of the canary and of the served version, with the limit', async () => {
  const slot = (time: string, faults: number) => ({ at: `2026-11-20T${time}:00.000Z`, opens: 1_000, faults });
  const taken = { ...event, at: '2026-11-20T09:15:00.000Z', act: 'canary-stopped-by-faults' as const };
  showOne({
    'GET /api/releases/mf-nazir': {
      ...overview,
      remote: { ...overview.remote, history: [taken] },
      current: { ...overview.current, slots: [slot('09:00', 0), slot('09:10', 1)] },
      canary: { ...(overview.canary as NonNullable<RemoteOverview['canary']>), slots: [slot('09:10', 3)] },
    },
  });
  const table = within(await screen.findByRole('figure', { name: /الأخطاء لكل ألف فتح/ }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['dddd0000 تجريبي', 'cccc0000 للجميع']),
  );
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['12:00—0', '12:1031']));
  expect(screen.getByText('حد الإيقاف 1')).toBeTruthy();
});
