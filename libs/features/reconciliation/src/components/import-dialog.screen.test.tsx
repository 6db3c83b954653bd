import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreviewedStatement, StatementImported } from '@waqf/contracts/reconciliation';
import { mainId, waqfId } from '@waqf/testing/samples';
import { problem, renderScreen, type Answer } from '@waqf/testing/screen';
import { answerUploads } from '@waqf/testing/uploads';
import { ImportDialog } from './import-dialog';

const statements = `/api/waqf/${waqfId}/statements`;
const previewPath = `POST ${statements}?preview=1`;
const preview = (over: Partial<PreviewedStatement> = {}): { preview: PreviewedStatement; unknownColumns: null } => ({
  preview: {
    accountId: mainId,
    format: 'csv',
    number: null,
    from: '2026-08-01',
    to: '2026-08-31',
    openingBalance: '1000.00',
    closingBalance: '1250.00',
    lineCount: 3,
    newLines: 2,
    knownLines: 1,
    moneyIn: '400.00',
    moneyOut: '150.00',
    alreadyImported: false,
    gap: null,
    ...over,
  },
  unknownColumns: null,
});
const imported = (over: Partial<StatementImported> = {}): StatementImported => ({
  statement: {
    id: '01920000-0000-7000-8000-0000000000e0',
    accountId: mainId,
    format: 'csv',
    number: null,
    fileName: 'august.csv',
    from: '2026-08-01',
    to: '2026-08-31',
    openingBalance: '1000.00',
    closingBalance: '1250.00',
    lineCount: 3,
    newLines: 2,
    importedBy: 'خالد بن فهد',
    importedAt: '2026-09-01T09:00:00.000Z',
  },
  alreadyImported: false,
  matched: 0,
  suspense: 2,
  ...over,
});

answerUploads();

function show(answers: Record<string, Answer>) {
  const closed: true[] = [];
  const { calls } = renderScreen(
    <ImportDialog waqfId={waqfId} accountId={mainId} onClose={() => closed.push(true)} />,
    { at: '/', path: '/', capabilities: ['banking.read'], answers },
  );
  return { calls, closed, user: userEvent.setup() };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name = 'august.csv') => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for a file');
  await userEvent.upload(input, new File(['التاريخ,المبلغ'], name));
};
const posted = (calls: ReturnType<typeof show>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

test('without a file nothing is sent', async () => {
  const { calls } = show({});
  await press('اعرض محتوى الكشف');
  expect(await screen.findByText('اختر ملف الكشف أولًا')).toBeTruthy();
  expect(posted(calls)).toEqual([]);
});

test('the content of a file is shown before it is imported, and the import can be undone', async () => {
  const removed = `DELETE ${statements}/${imported().statement.id}`;
  const { calls, closed } = show({
    [previewPath]: preview({
      uncertainDay: { written: '03/04/2026', readAs: '2026-04-03' },
      gap: { previousOn: '2026-06-30', previousBalance: '900.00', difference: '100.00' },
    }),
    [`POST ${statements}`]: () => ({ status: 201, body: imported() }),
    [removed]: () => ({ status: 204, body: undefined }),
  });
  await choose();
  await press('اعرض محتوى الكشف');
  const shown = await screen.findByRole('region', { name: 'ما سيُستورد' });
  for (const words of ['1,000.00', '1,250.00', '400.00', '150.00', '2 جديد، 1 مستورد من قبل'])
    expect(shown.textContent).toContain(words);
  expect(within(shown).getByText('كشف ناقص قبل هذا')).toBeTruthy();
  expect(within(shown).getByText(/«03\/04\/2026» قُرئ 3 أبريل 2026/)).toBeTruthy();
  expect(posted(calls)).toEqual([`${statements}?preview=1`]);
  await press('استورد الكشف');
  expect(await screen.findByText('المطابق 0، والمعلّق 2.')).toBeTruthy();
  expect(posted(calls)).toEqual([`${statements}?preview=1`, statements]);
  // A double click undoes it once, and is not answered by "not found".
  const undo = await screen.findByRole('button', { name: 'تراجع عن الاستيراد' });
  for (let clicks = 0; clicks < 2; clicks += 1) fireEvent.click(undo);
  expect(await screen.findByText('حُذف الكشف المستورد')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(closed).toEqual([true]);
});

test('an import with matched lines can’t be undone from the dialog', async () => {
  show({ [previewPath]: preview(), [`POST ${statements}`]: () => ({ status: 201, body: imported({ matched: 1 }) }) });
  await choose();
  await press('اعرض محتوى الكشف');
  await press('استورد الكشف');
  expect(await screen.findByText('المطابق 1، والمعلّق 2.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'تراجع عن الاستيراد' })).toBeNull();
});

test('unknown column headings must be assigned by the user before the file is shown', async () => {
  const unknown = { headings: ['يوم', 'قيمة'], rows: [['01/08/2026', '400.00']] };
  let asked = 0;
  const { calls, user } = show({
    [previewPath]: () => ({
      status: 200,
      body: (asked += 1) === 1 ? { preview: null, unknownColumns: unknown } : preview(),
    }),
  });
  await choose();
  await press('اعرض محتوى الكشف');
  expect(await screen.findByText('ما الذي في كل عمود؟')).toBeTruthy();
  expect(screen.getByText('01/08/2026')).toBeTruthy();
  const say = async (heading: string, column: string) => {
    await user.click(screen.getByRole('combobox', { name: new RegExp(heading) }));
    const options = await screen.findAllByText(column);
    await user.click(options.at(-1) as HTMLElement);
  };
  await say('يوم', 'التاريخ');
  await press('اعرض محتوى الكشف');
  expect(await screen.findByText('يلزم التاريخ، والمبلغ أو المدين والدائن معًا')).toBeTruthy();
  expect(asked).toBe(1);
  await say('قيمة', 'المبلغ');
  await press('اعرض محتوى الكشف');
  expect(await screen.findByRole('region', { name: 'ما سيُستورد' })).toBeTruthy();
  expect(posted(calls)).toHaveLength(2);
});

test('a refused file shows the server’s message for each line', async () => {
  const errors = [{ field: 'line-3', message: 'السطر 3: المبلغ غير مقروء' }];
  show({ [previewPath]: () => problem(422, 'تعذرت قراءة الكشف', { errors }) });
  await choose();
  await press('اعرض محتوى الكشف');
  expect(await screen.findByText('تعذرت قراءة الكشف')).toBeTruthy();
  expect(screen.getByText('السطر 3: المبلغ غير مقروء')).toBeTruthy();
});
