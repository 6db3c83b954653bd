import { issueMessage } from '../messages/index';
import {
  createTransaction,
  expenseCategories,
  expenseCategoryLabels,
  incomeSourceLabels,
  incomeSources,
  reverseTransaction,
  transactionQuery,
} from './index';

const waqfId = '0199a000-0000-7000-8000-000000000000';
const rent = { waqfId, type: 'income', amount: '1500.5', description: '  إيجار   الشقة 4 ', source: 'rent' };
const messages = (body: unknown) =>
  createTransaction.safeParse(body).error?.issues.map((issue) => `${issue.path.join('.')}: ${issueMessage(issue).ar}`);

test('the form of the specification is accepted; an empty category becomes null', () => {
  expect(createTransaction.parse({ ...rent, category: '' })).toEqual({
    ...rent,
    description: 'إيجار الشقة 4',
    category: null,
  });
  expect(createTransaction.parse({ ...rent, source: null }).source).toBeNull();
});

test.each([
  [{ waqfId: '' }, 'waqfId: يجب اختيار الوقف'],
  [{ waqfId: undefined }, 'waqfId: يجب اختيار الوقف'],
  [{ amount: '' }, 'amount: المبلغ مطلوب'],
  [{ amount: undefined }, 'amount: المبلغ مطلوب'],
  [{ amount: '0.00' }, 'amount: المبلغ يجب أن يكون أكبر من صفر'],
  [{ amount: '-5' }, 'amount: المبلغ غير صحيح'],
  [{ amount: '1.234' }, 'amount: المبلغ غير صحيح'],
  [{ amount: '10000000000000' }, 'amount: أكبر مبلغ يُسجل 9,999,999,999,999.99 ريال'],
  [{ amount: '٩٩٬٩٩٩٬٩٩٩٬٩٩٩٬٩٩٩٬٩٩٩٫٥' }, 'amount: أكبر مبلغ يُسجل 9,999,999,999,999.99 ريال'],
  [{ amount: '12345678901234x' }, 'amount: المبلغ غير صحيح'],
  [{ description: ' ab ' }, 'description: وصف المعاملة مطلوب'],
  [{ category: 'fees' }, 'category: التصنيف للمصروف فقط'],
  [{ source: 'lottery' }, 'source: مصدر الإيراد غير معروف'],
  [{ type: 'expense' }, 'source: المصدر للإيراد فقط'],
  [{ type: 'gift' }, 'type: نوع المعاملة إيراد أو مصروف'],
  [{ fund: 'corpus' }, 'source: اختر ما دخل على أصل الوقف: إضافة أو بيع أو استبدال أو تعويض عنه'],
  [{ fund: 'yield', source: 'istibdal' }, 'source: هذا المصدر يدخل أصل الوقف، لا الغلة'],
  [{ fund: 'gift' }, 'fund: الإيراد غلة أو لأصل الوقف'],
  [{ occurredOn: '2026-02-30' }, 'occurredOn: التاريخ غير صحيح'],
  [{ occurredOn: '0001-01-01' }, 'occurredOn: التاريخ غير صحيح'],
])('%j is refused', (change, message) => expect(messages({ ...rent, ...change })).toContain(message));

test('the largest amount is accepted', () => {
  expect(createTransaction.parse({ ...rent, amount: '9,999,999,999,999.99' }).amount).toBe('9999999999999.99');
});

test('a reversal without a reason is refused', () => {
  const [issue] = reverseTransaction.safeParse({ reason: '  ' }).error?.issues ?? [];
  expect(issue && issueMessage(issue).ar).toBe('السبب مطلوب');
});

test('a filter reads the parameters of the address bar and refuses unknown ones', () => {
  expect(transactionQuery.parse({ limit: '20', min: '10', q: 'مصعد' })).toEqual({ limit: 20, min: '10', q: 'مصعد' });
  expect(transactionQuery.safeParse({ limit: '101' }).success).toBe(false);
  expect(transactionQuery.parse({ sort: '-amount' })).toEqual({ sort: '-amount' });
  expect(transactionQuery.safeParse({ sort: 'description' }).success).toBe(false);
});

test('every source and category has a label in both languages', () => {
  for (const { ar, en } of [
    ...incomeSources.map((source) => incomeSourceLabels[source]),
    ...expenseCategories.map((category) => expenseCategoryLabels[category]),
  ]) {
    expect(ar).toMatch(/[\u0600-\u06ff]{3}/);
    expect(en).toMatch(/^[A-Z][a-z]/);
  }
});
