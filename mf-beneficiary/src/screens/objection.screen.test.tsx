import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Objection } from '@waqf/contracts/objections';
import { objection } from '@waqf/testing/samples';
import { renderScreen, sendServerEvent, type Answer } from '@waqf/testing/screen';
import { ObjectionScreen } from './objection.screen';

const open = objection({
  topic: 'deduction',
  item: { kind: 'maintenance', amount: '62350.00' },
  mayWithdraw: true,
  mayAttach: true,
});
const { id } = open;
const answered: Objection = {
  ...open,
  state: 'granted',
  seenAt: '2026-11-15T06:05:00Z',
  answer: 'صدقتِ، قُيّدت الفاتورة مرتين',
  answeredBy: 'عبدالعزيز بن بندر السبيعي',
  answeredAt: '2026-11-19T10:12:00Z',
  correction: '280.00',
  corrections: [{ amount: '280.00', paymentId: null, paidAt: null }],
  escalateUntil: '2026-12-04',
  daysLeft: 8,
  mayWithdraw: false,
  mayAttach: false,
  mayEscalate: true,
  mayAccept: true,
};
const notice = {
  id: '01920000-0000-7000-8000-0000000000f7',
  title: 'أُجيب عن اعتراضك',
  message: '',
  type: 'info',
  priority: 'medium',
  category: 'beneficiary',
  isRead: false,
  createdAt: '2026-11-19T10:12:00.000Z',
  actionUrl: null,
};
const uploads = { largestMegabytes: 10, types: ['pdf', 'png'] };
const show = (shown: Objection, more: Record<string, Answer> = {}) =>
  renderScreen(<ObjectionScreen />, {
    at: `/beneficiary/objections/${id}`,
    path: '/beneficiary/objections/:objectionId',
    capabilities: ['beneficiary.portal'],
    answers: { [`GET /api/beneficiary/objections/${id}`]: { objection: shown, uploads }, ...more },
  });

test('a waiting objection shows its number, the days left and its files, and takes another file', async () => {
  const file = { id: open.waqfId, fileName: 'الكشف.jpg', size: 1_258_291, addedAt: open.raisedAt };
  show({ ...open, files: [file], fileCount: 1 });
  expect(await screen.findByText('OBJ-1448-06-0012')).toBeTruthy();
  expect(screen.getByText('بقيت 6 أيام')).toBeTruthy();
  expect(screen.getByText('معه ملف واحد')).toBeTruthy();
  expect(screen.getByRole('link', { name: /افتح/ }).getAttribute('href')).toBe(
    `/api/beneficiary/objections/${id}/files/${file.id}`,
  );
  expect(screen.getByText('إضافة ملف')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'تصعيد' })).toBeNull();
});

test('an answer appears while the page is open', async () => {
  let current = open;
  const answer = () => ({ status: 200, body: { objection: current, uploads } });
  show(open, { [`GET /api/beneficiary/objections/${id}`]: answer });
  expect(await screen.findByText('بانتظار الجواب')).toBeTruthy();
  current = answered;
  sendServerEvent('notification', { notification: notice, unreadCount: 1 });
  expect(await screen.findByText(/قُيّدت الفاتورة مرتين/)).toBeTruthy();
});

test('an objection whose answer is late says so and can be escalated', async () => {
  show({ ...open, overdue: true, daysLeft: -2, mayEscalate: true });
  expect(await screen.findByText('تأخر يومين')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'تصعيد' }));
  expect(await screen.findByText(/ينظر فيه الواقف/)).toBeTruthy();
});

test('a granted objection shows the amount and way of the correction, and who answered', async () => {
  show(answered);
  expect(await screen.findByText('يُضاف إلى دورة التوزيع القادمة')).toBeTruthy();
  expect(screen.getAllByText('+280.00')).toHaveLength(2);
  for (const words of ['اطّلع عليه من يجيب', 'أجاب عبدالعزيز بن بندر السبيعي', 'مع دورة التوزيع القادمة', 'بقيت 8 أيام'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'قبول الجواب' })).toBeTruthy();
});

test('an escalated objection shows the date of the decision, and a decided one refers to the court', async () => {
  const asked = {
    because: 'لم تُذكر الفاتورة الثانية',
    escalatedAt: '2026-11-20T10:12:00Z',
    dueOn: '2026-12-05',
    decision: null,
    decidedBy: null,
    decidedAt: null,
    correction: null,
  };
  const over = { mayEscalate: false, mayAccept: false, escalateUntil: null };
  const { unmount } = show({ ...answered, ...over, state: 'escalated', review: { reviewer: 'admin', asked } });
  expect(await screen.findByText(/يصلك القرار في موعد أقصاه/)).toBeTruthy();
  unmount();
  const decided = { decision: 'ذُكرت في دورة التوزيع', decidedBy: null, decidedAt: '2026-11-25T10:12:00Z' };
  const review = { reviewer: 'admin' as const, asked: { ...asked, ...decided } };
  show({ ...answered, ...over, state: 'confirmed', daysLeft: null, corrections: [], review });
  expect(await screen.findByText('جاء القرار')).toBeTruthy();
  expect(screen.getByText(/إلى المحكمة/)).toBeTruthy();
});

test('a requested document is shown above the objection until it is attached', async () => {
  const request = {
    id: open.waqfId,
    text: 'أرفق صورة الكشف',
    requestedBy: 'عبدالعزيز بن بندر السبيعي',
    requestedAt: '2026-11-17T08:00:00Z',
    attachedAt: null as string | null,
  };
  const { unmount } = show({ ...open, paperRequests: [request] });
  expect(await screen.findByRole('heading', { name: 'طُلب منك مستند' })).toBeTruthy();
  expect(screen.getAllByText('أرفق صورة الكشف')).toHaveLength(2);
  expect(screen.getByText(/عمارة الوقف/)).toBeTruthy();
  expect(screen.getByText('−62,350.00')).toBeTruthy();
  unmount();
  show({ ...open, paperRequests: [{ ...request, attachedAt: '2026-11-18T08:00:00Z' }] });
  expect(await screen.findByText('طُلب مستند فأُرفق')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'طُلب منك مستند' })).toBeNull();
});
