import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteInRegistry, RemoteOverview } from '@waqf/contracts/releases';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { ReleaseScreen } from './release.screen';
import { ReleasesScreen } from './releases.screen';

const at = '2026-11-20T09:00:00.000Z';
const health = { opens: 1_000, faults: 2, rate: 2 };
const features = [{ name: 'banking', hash: 'aaaa1111bbbb2222' }];
const current = { version: 'cccc000011112222', publishedAt: at, since: at, health, features };
const canary = {
  version: 'dddd000011112222',
  percent: 10,
  roles: ['nazir'],
  people: ['0199b2f0-0000-7000-8000-000000000001'],
  since: at,
  promotesAt: null,
  health,
  features: [{ name: 'banking', hash: 'ffff1111bbbb2222' }],
};
const event = {
  at,
  act: 'published' as const,
  version: current.version,
  from: null,
  percent: null,
  faultRates: null,
  by: 'فريق',
};
const remote: RemoteInRegistry = {
  name: 'mf-nazir',
  current,
  previous: { version: 'bbbb000011112222', health },
  canary: null,
  pinned: false,
  errorRate: 2,
  rollsBackTo: 'bbbb000011112222',
  history: [event],
};
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
const showList = (answers: Record<string, Answer>) =>
  renderScreen(<ReleasesScreen />, {
    at: '/admin/releases',
    path: '/admin/releases',
    capabilities: ['system.admin'],
    answers,
  });
const showOne = (answers: Record<string, Answer>) =>
  renderScreen(<ReleaseScreen />, {
    at: '/admin/releases/mf-nazir',
    path: '/admin/releases/:remote',
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

test('a version stopped because of errors is not offered again, and one that a person rolled back is', async () => {
  const [byFaults, byPerson] = (['rolled-back-by-faults', 'rolled-back'] as const).map((act, each) => ({
    ...remote,
    name: ['mf-waqif', 'mf-nazir'][each] ?? '',
    history: [{ ...event, act, from: 'bbbb000011112222' }, event],
  })) as [RemoteInRegistry, RemoteInRegistry];
  showList({ 'GET /api/releases': { remotes: [byFaults, byPerson] } });
  expect(await screen.findByRole('button', { name: 'أعد bbbb0000' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /bbbb0000/ })).toHaveLength(1);
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

test('the audience of a canary is changed by the rules of the call', async () => {
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

const waiting = {
  id: '0199b2f0-0000-7000-8000-0000000000aa',
  act: 'rollback' as const,
  describe: { ar: 'تراجع mf-nazir إلى bbbb0000', en: 'Roll-back of mf-nazir to bbbb0000' },
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
  expect(await screen.findByText('تراجع mf-nazir إلى bbbb0000، بطلب من ريم الغامدي')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'تراجع إلى bbbb0000' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ارفض' }));
  await user.click(await screen.findByRole('button', { name: 'ارفض التغيير' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /السبب/ }), 'ليس اليوم');
  await user.click(screen.getByRole('button', { name: 'ارفض التغيير' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'ليس اليوم' }));
  expect(await screen.findByText('تغيّر الإصدار منذ الطلب')).toBeTruthy();
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
