import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteInRegistry, RemoteOverview } from '@waqf/contracts/releases';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
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

test('one press rolls back to the version that the button names', async () => {
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

test('what faults took away is said, with both rates', async () => {
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

test('what faults took away is not offered again; what a person went back from is, by its name', async () => {
  const [byFaults, byPerson] = (['rolled-back-by-faults', 'rolled-back'] as const).map((act, each) => ({
    ...remote,
    name: ['mf-waqif', 'mf-nazir'][each] ?? '',
    history: [{ ...event, act, from: 'bbbb000011112222' }, event],
  })) as [RemoteInRegistry, RemoteInRegistry];
  showList({ 'GET /api/releases': { remotes: [byFaults, byPerson] } });
  expect(await screen.findByRole('button', { name: 'أعد bbbb0000' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /bbbb0000/ })).toHaveLength(1);
});

test('a canary is widened to the next step with its audience as it is', async () => {
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

test('the canary stands beside what everybody has: faults, speed, features, needs', async () => {
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

test('a list that does not load says why', async () => {
  showList({ 'GET /api/releases': () => problem(500, 'تعذر إكمال الطلب') });
  expect(await screen.findByText('تعذر تحميل الإصدارات')).toBeTruthy();
});
