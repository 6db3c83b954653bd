import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Approval } from '@waqf/contracts/approvals';
import { personId, proposedRules, transfer, waqfId } from '@waqf/testing/samples';
import { type Answer, problem, refusedAtFirst, renderScreen } from '@waqf/testing/screen';
import { ApprovalsScreen } from './approvals.screen';

const idOf = (digit: number): string => `01920000-0000-7000-8000-0000000000d${digit}`;
const approval = (digit: number, over: Partial<Approval> = {}): Approval => ({
  id: idOf(digit),
  kind: 'bank_transfer',
  status: 'waiting',
  state: 'requested',
  amount: '25000.00',
  describe: { ar: `طلب ${digit}`, en: `Request ${digit}` },
  hash: '9f3a71c4e08b52d6'.padEnd(64, '0'),
  waqfId,
  waqfName: 'وقف برج النخيل',
  requestedBy: { id: personId, fullName: 'عبدالعزيز السبيعي' },
  requestedAt: '2026-11-20T09:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  waitsFor: [{ role: 'waqif', fullName: 'يوسف العنزي' }],
  mayDecide: false,
  mayWithdraw: false,
  selfApprovalFrom: null,
  transfer: transfer({ status: 'awaiting_approval', amount: '25000.00', bankReference: null, settledAt: null }),
  ...over,
});
const list = (approvals: Approval[]) => ({
  approvals,
  waitingCount: approvals.filter(({ mayDecide }) => mayDecide).length,
  nextCursor: null,
});
const show = (waiting: Approval[], answers: Record<string, Answer> = {}, decided: Approval[] = [], at = '/approvals') =>
  renderScreen(<ApprovalsScreen />, {
    at,
    path: '/approvals',
    capabilities: ['banking.read'],
    answers: {
      'GET /api/approvals?status=waiting': list(waiting),
      'GET /api/approvals?status=decided&limit=10': list(decided),
      ...answers,
    },
  });

function onPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(width < 768px)',
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}
afterEach(() => void jest.restoreAllMocks());

test('a request for a distribution leads to its shares; a transfer, which is shown whole, leads nowhere else', async () => {
  const subjectPage = `/waqf/${waqfId}/distributions/${idOf(7)}`;
  const run = approval(1, { kind: 'distribution', transfer: undefined, mayDecide: true, subjectPage });
  const { unmount } = show([run]);
  const link = await screen.findByRole('link', { name: 'اقرأ حصص المستفيدين' });
  expect(link.getAttribute('href')).toBe(subjectPage);
  unmount();
  show([approval(2, { mayDecide: true })]);
  await screen.findByText('الآيبان');
  expect(screen.queryByRole('link', { name: /اقرأ/ })).toBeNull();
});

test('on a phone, a link to a request shows it from its beginning; without a link the page stays at its top', async () => {
  onPhone();
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  const both = [approval(1, { mayDecide: true }), approval(2, { mayDecide: true })];
  const { unmount } = show(both, {}, [], `/approvals?request=${idOf(2)}`);
  expect(await screen.findByRole('heading', { name: 'طلب 2' })).toBeTruthy();
  expect(shown.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('طلب 2')]);
  unmount();
  show(both);
  expect(await screen.findByRole('heading', { name: 'طلب 1' })).toBeTruthy();
  expect(shown).toHaveLength(1);
});

test('on a phone, what awaits others is listed and opens when it is chosen, from its beginning', async () => {
  onPhone();
  const user = userEvent.setup();
  const scrolled = jest.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scrolled });
  show([approval(1), approval(2)]);
  const rows = await screen.findAllByRole('button', { pressed: false });
  expect(rows).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: /^طلب/ })).toBeNull();
  await user.click(rows[1]!);
  expect(await screen.findByRole('heading', { name: 'طلب 2' })).toBeTruthy();
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
});

test('a request whose figures are outdated says so and can only be rejected', async () => {
  show([approval(1, { mayDecide: true, outdated: true })]);
  expect(await screen.findByText('لا يُوافَق على الطلب كما هو')).toBeTruthy();
  expect(screen.queryByText('ما ستوافق عليه لن يتغير')).toBeNull();
  expect(screen.queryByRole('button', { name: /^وافق/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'ارفض' })).toBeTruthy();
});

test('the only request that awaits the user stays listed while a decided one is open', async () => {
  onPhone();
  const decided = approval(2, { state: 'approved', status: 'approved' });
  const { unmount } = show([approval(1, { mayDecide: true })], {}, [decided], `/approvals?request=${idOf(2)}`);
  const listed = () => screen.findByRole('button', { name: /25,000/, pressed: true });
  await screen.findByRole('heading', { name: 'طلب 2' });
  expect(document.querySelector('[data-single]')).toBeNull();
  unmount();
  show([approval(1, { mayDecide: true })], {}, [decided]);
  expect((await listed()).closest('[data-single]')).not.toBeNull();
});

test('requests that await the user stand before the open one, three at first, and the rest after a press', async () => {
  onPhone();
  const user = userEvent.setup();
  show([1, 2, 3, 4, 5].map((n) => approval(n, { mayDecide: true })));
  const first = await screen.findByRole('button', { pressed: true });
  const title = screen.getByRole('heading', { name: 'طلب 1' });
  expect(first.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const list = first.closest('ul');
  expect(list?.dataset.cut).toBe('true');
  await user.click(screen.getByRole('button', { name: 'اعرض طلبين آخرين' }));
  expect(list?.dataset.cut).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'اعرض طلبين آخرين' })).toBeNull();
});

test('decisions taken on other pages are counted and lead there, also when nothing else waits', async () => {
  show([], { 'GET /api/approvals?status=waiting': { ...list([]), elsewhere: [proposedRules] } });
  expect(await screen.findByText('طلب واحد ينتظرك.')).toBeTruthy();
  expect(screen.getByText('قواعد توزيع مقترحة، النسخة 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: /اقرأ وقرّر/ }).getAttribute('href')).toBe(proposedRules.to);
  expect(screen.queryByText('لا طلبات')).toBeNull();
});

test('nothing stands under the skeleton, where it would move when the rest arrives', async () => {
  let arrive: (given: { status: number; body: unknown }) => void = () => undefined;
  show([], {
    'GET /api/approvals?status=waiting': { ...list([]), elsewhere: [proposedRules], askedElsewhere: [proposedRules] },
    'GET /api/approvals?status=decided&limit=10': () => new Promise((resolve) => (arrive = resolve)),
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('قواعد توزيع مقترحة، النسخة 2')).toBeNull();
  arrive({ status: 200, body: list([]) });
  expect(await screen.findAllByText('قواعد توزيع مقترحة، النسخة 2')).toHaveLength(2);
});

test('what the user proposed stands there while others decide, and is no request to the user', async () => {
  show([], { 'GET /api/approvals?status=waiting': { ...list([]), elsewhere: [], askedElsewhere: [proposedRules] } });
  expect(await screen.findByRole('heading', { name: 'مقترحاتك تنتظر غيرك' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /افتح المقترح/ }).getAttribute('href')).toBe(proposedRules.to);
  expect(screen.queryByText('لا طلبات')).toBeNull();
  expect(screen.queryByRole('link', { name: /اقرأ وقرّر/ })).toBeNull();
});

test('the request named in the address is opened instead of the first one', async () => {
  show([approval(1, { mayDecide: true }), approval(2)], {}, [], `/approvals?request=${idOf(2)}`);
  expect(await screen.findByRole('heading', { name: 'طلب 2' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'طلب 1' })).toBeNull();
});

test('a request that awaits the user is open first, with its seal, and can be approved there', async () => {
  const user = userEvent.setup();
  const { calls } = show([approval(1), approval(2, { mayDecide: true })], {
    [`POST /api/approvals/${idOf(2)}/approve`]: () => ({
      status: 200,
      body: { approval: approval(2, { status: 'approved', state: 'approved' }) },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'طلب 2' })).toBeTruthy();
  for (const title of ['تنتظرني', 'تنتظر غيري']) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('9f3a-71c4-e08b-52d6')).toBeTruthy();
  expect(screen.getByText('طلب واحد ينتظرك.')).toBeTruthy();
  // On a phone the action bar is fixed at the bottom of the screen.
  const approve = screen.getByRole('button', { name: /^وافق على 25,000.00/ });
  expect(approve.closest('[data-wq-bottom-bar]')).toBeTruthy();
  await user.click(approve);
  expect(await screen.findByText('وافقت على الطلب')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a transfer shows its amount in words and its effect, and warns of a new payee or a shortfall', async () => {
  const effect = {
    available: { before: '131842.79', after: '106842.79' },
    balance: { before: '619096.09', after: '594096.09' },
    corpus: '300000.00',
    payeeIsKnown: true,
    dayLimit: '20000.00',
    usedToday: '4000.00',
  };
  const { unmount } = show([approval(1, { effect })]);
  expect(await screen.findByText('خمسة وعشرون ألف ريال')).toBeTruthy();
  for (const text of ['131,842.79', '106,842.79', '619,096.09', '594,096.09', '300,000.00', 'سبق الصرف له'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('استُعمل 4,000.00 من 20,000.00 ريال')).toBeTruthy();
  expect(screen.queryByText(/لا يغطي/)).toBeNull();
  unmount();
  show([
    approval(1, { effect: { ...effect, available: { before: '1.00', after: '-24999.00' }, payeeIsKnown: false } }),
  ]);
  expect(await screen.findByText('لم يُصرف له من قبل')).toBeTruthy();
  expect(screen.getByText(/لا يغطي/)).toBeTruthy();
});

test('a request shows whom it waits for, since when and until when; the requester can withdraw it', async () => {
  const user = userEvent.setup();
  const alone = { mayWithdraw: true, selfApprovalFrom: '2026-11-21T09:00:00.000Z' };
  const { calls } = show([approval(1, alone)], {
    [`POST /api/approvals/${idOf(1)}/withdraw`]: () => ({
      status: 200,
      body: { approval: approval(1, { status: 'rejected', state: 'withdrawn' }) },
    }),
  });
  expect(await screen.findByText('يوسف العنزي (الواقف)')).toBeTruthy();
  for (const words of ['ينتظر منذ', 'تنتهي المهلة']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/فيوافق عليه بعد المهلة/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^وافق/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'اسحب الطلب' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'اسحب الطلب' }));
  expect(await screen.findByText('سُحب الطلب')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('/withdraw'))).toBe(true);
});

test('a request that was withdrawn names who withdrew it and when, and nobody as its decider', async () => {
  const [decidedBy, decidedAt] = [approval(1).requestedBy, '2026-11-21T09:00:00.000Z'];
  show([], {}, [approval(1, { status: 'rejected', state: 'withdrawn', decidedBy, decidedAt })]);
  await userEvent.click(await screen.findByRole('button', { name: /تحويل إلى/ }));
  expect(await screen.findByText('سحبه')).toBeTruthy();
  expect(screen.getByText('طُلب في')).toBeTruthy();
  expect(screen.getByText('انتهى في')).toBeTruthy();
  for (const words of ['بتّ فيه', 'ينتظر منذ']) expect(screen.queryByText(words)).toBeNull();
});

test('rejecting a request of an unknown kind needs a reason; the second person is shown without a name', async () => {
  const user = userEvent.setup();
  const { transfer: _, ...later } = approval(1, {
    kind: 'later_kind',
    mayDecide: true,
    waitsFor: [{ role: 'second_person', fullName: null }],
  });
  const { calls } = show([later], {
    [`POST /api/approvals/${idOf(1)}/reject`]: () => ({ status: 200, body: { approval: later } }),
  });
  expect(await screen.findByText('الشخص الثاني')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ارفض' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'ارفض الطلب' }));
  expect(await within(dialog).findByText('سبب الرفض مطلوب')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: /سبب الرفض/ }), 'المبلغ كبير');
  await user.click(within(dialog).getByRole('button', { name: 'ارفض الطلب' }));
  expect(await screen.findByText('رفضت الطلب')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'المبلغ كبير' });
});

test('the page says when there are no requests, and lists decided ones with state and reason', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText('لا طلبات')).toBeTruthy();
  unmount();
  show([], {}, [approval(3, { state: 'rejected', status: 'rejected', reason: 'السعر فوق العرض' })]);
  expect(await screen.findByText('السعر فوق العرض')).toBeTruthy();
  expect(screen.getAllByText('مرفوض').length).toBeGreaterThan(0);
});

test('a list that can’t be loaded shows the server’s message and can be loaded again', async () => {
  const { answer, loadAgain } = refusedAtFirst(problem(503, 'الخدمة متوقفة مؤقتًا'), list([approval(1)]));
  show([], { 'GET /api/approvals?status=waiting': answer });
  expect(await screen.findByText(/الخدمة متوقفة مؤقتًا/)).toBeTruthy();
  await loadAgain();
  expect(await screen.findByText('طلب 1')).toBeTruthy();
});

test('more requests than one answer holds: the count is of all, and older ones can be shown', async () => {
  show([], {
    'GET /api/approvals?status=waiting': {
      ...list([approval(1), approval(2, { mayDecide: true })]),
      waitingCount: 51,
      nextCursor: 'older',
    },
    'GET /api/approvals?status=waiting&cursor=older': {
      ...list([approval(3, { mayDecide: true })]),
      waitingCount: 51,
    },
  });
  expect(await screen.findByText('51 طلبًا ينتظرك.')).toBeTruthy();
  expect(screen.queryByText('طلب 3')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'اعرض طلبات أقدم' }));
  expect((await screen.findAllByText('تحويل إلى نورة بنت يوسف العنزي')).length).toBeGreaterThan(2);
  expect(screen.queryByRole('button', { name: 'اعرض طلبات أقدم' })).toBeNull();
});

test('a link to a request that is older than the first answer opens that request', async () => {
  const { calls } = show(
    [],
    {
      'GET /api/approvals?status=waiting': { ...list([approval(1, { mayDecide: true })]), nextCursor: 'older' },
      'GET /api/approvals?status=waiting&cursor=older': list([approval(3, { mayDecide: true })]),
    },
    [],
    `/approvals?request=${idOf(3)}`,
  );
  expect(await screen.findByRole('heading', { name: 'طلب 3' })).toBeTruthy();
  expect(calls.filter(({ path }) => path.includes('cursor=older'))).toHaveLength(1);
});

test('older requests that cannot be read are asked for once, and the others stay', async () => {
  const { calls } = show(
    [],
    {
      'GET /api/approvals?status=waiting': { ...list([approval(1, { mayDecide: true })]), nextCursor: 'older' },
      'GET /api/approvals?status=waiting&cursor=older': () => problem(503, 'الخدمة متوقفة مؤقتًا'),
    },
    [],
    `/approvals?request=${idOf(3)}`,
  );
  expect(await screen.findByText('تعذر تحميل المزيد')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'طلب 1' })).toBeTruthy();
  expect(calls.filter(({ path }) => path.includes('cursor=older'))).toHaveLength(1);
});

test('only the person who decides is told that what they approve will not change', async () => {
  const { unmount } = show([approval(1, { mayDecide: true })]);
  expect(await screen.findByText('ما ستوافق عليه لن يتغير')).toBeTruthy();
  unmount();
  show([approval(1, { mayWithdraw: true })]);
  expect(await screen.findByText('لن يتغير الطلب حتى يُبت فيه')).toBeTruthy();
});
