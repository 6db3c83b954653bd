import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { at, event, remote } from '../releases/release-samples';
import { ReleasesScreen } from './releases.screen';

const showList = (answers: Record<string, Answer>) =>
  renderScreen(<ReleasesScreen />, {
    at: '/admin/releases',
    path: '/admin/releases',
    capabilities: ['system.admin'],
    answers,
  });

test('one press rolls the remote back to the version that the button names', async () => {
  const user = userEvent.setup();
  const { calls } = showList({
    'GET /api/releases': { remotes: [remote] },
    'POST /api/releases/mf-nazir/rollback': { remote },
  });
  expect(await screen.findByRole('link', { name: 'واجهة الناظر' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'تراجع إلى bbbb0000' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/releases/mf-nazir/rollback')).toBe(true));
  expect(await screen.findByText('تغيّر ما يُعرض من واجهة الناظر')).toBeTruthy();
});

test('a version that was stopped because of errors is reported with both error rates', async () => {
  const taken = {
    ...event,
    act: 'rolled-back-by-faults' as const,
    from: 'eeee000011112222',
    faultRates: { taken: 2.14, other: 0.3 },
  };
  showList({ 'GET /api/releases': { remotes: [{ ...remote, history: [taken] }] } });
  expect(await screen.findByText('أُوقف eeee0000 تلقائيًا في واجهة الناظر')).toBeTruthy();
  expect(document.body.textContent).toContain('بلغت الأخطاء 2.1 لكل ألف فتح، وكانت 0.3 قبله');
});

/** The version before the served one came a day earlier, the version after it a day later. */
const [before, after] = ['bbbb000011112222', 'eeee000011112222'] as const;
const cameIn = [
  { ...event, version: after, at: '2026-11-21T09:00:00.000Z' },
  event,
  { ...event, version: before, at: '2026-11-19T09:00:00.000Z' },
];
const back = { ...event, at: '2026-11-22T09:00:00.000Z', act: 'rolled-back' as const, from: after };

test('a version stopped because of errors is not offered again, and one that a person rolled back is', async () => {
  const rolledBack = { ...remote, rollsBackTo: after };
  const byFaults = { ...back, act: 'rolled-back-by-faults' as const };
  showList({
    'GET /api/releases': {
      remotes: [
        { ...rolledBack, name: 'mf-waqif', history: [byFaults, ...cameIn] },
        { ...rolledBack, name: 'mf-nazir', history: [back, ...cameIn] },
      ],
    },
  });
  expect(await screen.findByRole('button', { name: 'أعد eeee0000' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /eeee0000/ })).toHaveLength(1);
});

test('after the rolled back version was restored, the older one is a roll-back again', async () => {
  const restored = { ...back, at: '2026-11-23T09:00:00.000Z', version: after, from: remote.current.version };
  const served = { ...remote.current, version: after };
  const history = [restored, back, ...cameIn];
  const remotes = [{ ...remote, current: served, rollsBackTo: remote.current.version, history }];
  showList({ 'GET /api/releases': { remotes } });
  expect(await screen.findByRole('button', { name: 'تراجع إلى cccc0000' })).toBeTruthy();
  expect(screen.getByText('عودة من cccc0000 إلى eeee0000')).toBeTruthy();
});

const waiting = {
  id: '0199b2f0-0000-7000-8000-0000000000aa',
  act: 'rollback' as const,
  describe: { ar: 'عودة mf-nazir إلى bbbb0000', en: 'Return of mf-nazir to bbbb0000' },
  requestedBy: 'ريم الغامدي',
  requestedAt: at,
  mayDecide: true,
  mayWithdraw: false,
};

const decided = `POST /api/approvals/${waiting.id}`;

test('a waiting change blocks other changes, and a second administrator rejects it with a reason', async () => {
  const user = userEvent.setup();
  const { calls } = showList({
    'GET /api/releases': { remotes: [{ ...remote, waiting }] },
    [`${decided}/reject`]: () => problem(409, 'تغيّر الإصدار منذ الطلب'),
  });
  expect(await screen.findByText('عودة mf-nazir إلى bbbb0000، بطلب من ريم الغامدي')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'تراجع إلى bbbb0000' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ارفض' }));
  await user.click(await screen.findByRole('button', { name: 'ارفض التغيير' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /السبب/ }), 'ليس اليوم');
  await user.click(screen.getByRole('button', { name: 'ارفض التغيير' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'ليس اليوم' }));
  await screen.findAllByText('تغيّر الإصدار منذ الطلب');
});

test('the administrator who requested a change can withdraw it but not approve it', async () => {
  showList({
    'GET /api/releases': { remotes: [{ ...remote, waiting: { ...waiting, mayDecide: false, mayWithdraw: true } }] },
  });
  expect(await screen.findByRole('button', { name: 'اسحب طلبك' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'وافق على التغيير' })).toBeNull();
});

test('where two people are required, the page says that the request was sent to another administrator', async () => {
  const user = userEvent.setup();
  const { calls } = showList({
    'GET /api/releases': { remotes: [remote], policy: { twoPeople: false, waiting: null } },
    'POST /api/releases/mf-nazir/rollback': { remote: { ...remote, waiting } },
    'PUT /api/releases/policy': { policy: { twoPeople: true, waiting: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'تراجع إلى bbbb0000' }));
  expect(await screen.findByText('أُرسل الطلب إلى مدير آخر')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'اشترط شخصين' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ twoPeople: true }));
});

test('a list that can’t be loaded shows the server’s message and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(500, 'تعذر إكمال الطلب'), { remotes: [remote] });
  showList({ 'GET /api/releases': answer });
  expect(await screen.findByText('تعذر تحميل الإصدارات')).toBeTruthy();
  expect(screen.getByText(/تعذر إكمال الطلب/)).toBeTruthy();
  await loadAgain();
  expect((await screen.findAllByText(/الناظر/)).length).toBeGreaterThan(0);
});

const flag = {
  id: '0199b2f0-0000-7000-8000-000000000009',
  remote: 'mf-nazir',
  name: 'نورة',
  madeBy: 'ريم الغامدي',
  madeAt: at,
  until: at,
  lastUsedAt: at,
  state: 'in-use' as const,
};

test('a development version in use is reported above the list, and its permission can be revoked', async () => {
  const user = userEvent.setup();
  const { calls } = showList({
    'GET /api/releases': {
      remotes: [remote],
      development: [flag, { ...flag, id: flag.id.replace('9', '8'), state: 'over' as const }],
    },
    [`DELETE /api/releases/mf-nazir/development/${flag.id}`]: { remotes: [remote], development: [] },
  });
  expect(await screen.findByText('نسخة تطوير مفتوحة الآن')).toBeTruthy();
  expect(document.body.textContent).toContain('واجهة الناظر · نورة. لا يراها غير مطوّرها');
  expect(screen.getAllByRole('button', { name: 'ألغِ' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'ألغِ' }));
  await user.click(await screen.findByRole('button', { name: 'ألغِ الإذن' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(await screen.findByText('أُلغي الإذن')).toBeTruthy();
});

test('a permission for development is limited to eight hours and shows the command to use it', async () => {
  const user = userEvent.setup();
  const { calls } = showList({
    'GET /api/releases': { remotes: [remote], development: [] },
    'POST /api/releases/mf-nazir/development': { flag: 'mf-nazir.1.2.3', until: at },
  });
  await user.click(await screen.findByRole('button', { name: 'اسمح بنسخة تطوير' }));
  const hours = await screen.findByRole('textbox', { name: /المدة/ });
  await user.clear(hours);
  await user.type(hours, '9');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'اسمح بنسخة تطوير' }));
  expect(await screen.findByText('مدة الإذن بين ساعة و8 ساعات')).toBeTruthy();
  await user.clear(hours);
  await user.type(hours, '2');
  await user.click(dialog.getByRole('button', { name: 'اسمح بنسخة تطوير' }));
  expect(await screen.findByText(/--role=nazir --against http.* --flag mf-nazir\.1\.2\.3$/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ hours: 2, name: '' });
});
