import { act, renderHook } from '@testing-library/react';
import { createTransfer } from '@waqf/contracts/banking';
import { createWaqf } from '@waqf/contracts/endowments';
import { HttpError } from '../http/http-error';
import { setLanguage } from '../language/language';
import { useContractForm } from './use-contract-form';

const refusal = (status: number, problem: object) =>
  new HttpError(
    status,
    JSON.stringify({ status, code: 'test.refused', message: 'لا يكفي', reference: 'R-1', ...problem }),
  );
const waqf = () => renderHook(() => useContractForm({ schema: createWaqf, values: { name: '', description: '' } }));

afterEach(() => act(() => setLanguage('ar')));

test('no error is shown before the first submit; then those of the contract in the page’s language', async () => {
  const { result } = waqf();
  const sent: unknown[] = [];
  expect(result.current.error('name')).toBeUndefined();
  await act(() => result.current.submit((input) => sent.push(input)));
  expect([result.current.error('name'), result.current.errorsAt]).toEqual(['اسم الوقف مطلوب', 1]);
  act(() => setLanguage('en'));
  expect(result.current.error('name')).toBe('The name of the waqf is required');
  expect(sent).toEqual([]);
});

test('after a submit fields are checked on each change, and the parsed values are sent', async () => {
  const { result } = waqf();
  const sent: unknown[] = [];
  await act(() => result.current.submit((input) => sent.push(input)));
  await act(async () => result.current.set({ name: '  وقف النخيل ' }));
  expect([result.current.error('name'), result.current.error('description')]).toEqual([undefined, 'وصف الوقف مطلوب']);
  await act(async () => result.current.field('description').onChange('نخيل لطلبة العلم في القصيم'));
  await act(() => result.current.submit((input) => sent.push(input)));
  expect(sent).toEqual([{ name: 'وقف النخيل', description: 'نخيل لطلبة العلم في القصيم' }]);
});

test('limits come from the contract', () => {
  const { result } = waqf();
  expect(result.current.field('name')).toMatchObject({ name: 'name', value: '', maxLength: 200 });
  expect(result.current.field('description').maxLength).toBe(2000);
});

test('a refusal of the server is shown at its fields, or at the field that the screen chose', async () => {
  const { result } = waqf();
  const rows = [{ field: 'name', message: 'الاسم مستعمل' }];
  await act(async () => void expect(result.current.refuse(refusal(400, { errors: rows }))).toBe(true));
  expect(result.current.error('name')).toBe('الاسم مستعمل');
  await act(async () => void expect(result.current.refuse(refusal(422, {}), 'description')).toBe(true));
  expect(result.current.error('description')).toBe('لا يكفي');
  await act(async () => void expect(result.current.refuse(refusal(503, {}))).toBe(false));
});

test('a refusal that is not about a field is shown at none', async () => {
  const { result } = waqf();
  for (const status of [401, 403, 429, 500, 503])
    await act(async () => void expect(result.current.refuse(refusal(status, {}), 'description')).toBe(false));
  expect(result.current.error('description')).toBeUndefined();
});

test('checks of the screen are added to those of the contract', async () => {
  const from = '0199a000-0000-7000-8000-000000000000';
  const values = { fromAccountId: from, toAccountId: from, amount: '٥٠', description: '' };
  const faultsOf = () => ({ amount: 'الرصيد غير كافٍ' });
  const { result } = renderHook(() => useContractForm({ schema: createTransfer, values, faultsOf }));
  await act(() => result.current.submit(() => expect('sent').toBe('not sent')));
  expect([result.current.error('amount'), result.current.error('toAccountId')]).toEqual([
    'الرصيد غير كافٍ',
    'يجب أن يختلف حساب المصدر عن حساب الوجهة',
  ]);
});

test('typed values are kept until they are saved', async () => {
  const kept: unknown[] = [];
  let forgotten = 0;
  const forget = () => {
    forgotten += 1;
  };
  const draft = [{ name: 'مسودة', description: '' }, (values: unknown) => kept.push(values), forget] as const;
  const { result } = renderHook(() =>
    useContractForm({ schema: createWaqf, values: { name: '', description: '' }, draft }),
  );
  expect(result.current.values.name).toBe('مسودة');
  await act(async () => result.current.set({ name: 'وقف' }));
  expect(kept).toEqual([{ name: 'وقف', description: '' }]);
  await act(async () => result.current.reset());
  expect([result.current.values.name, forgotten]).toEqual(['', 1]);
});
