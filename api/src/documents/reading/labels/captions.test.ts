import { withoutCaptions } from './captions.js';
import type { Block, PageLayout } from '../text/page-parts.js';

/** A page of rows; `|` separates the cells of a row, the rightmost first. */
function page(...rows: string[]): PageLayout {
  const block = (text: string, column: number, at: number): Block => {
    const edges = { left: 500 - column * 90, right: 580 - column * 90, top: at * 20, bottom: at * 20 + 10, size: 10 };
    return { lines: [text.split(' ').map((word) => ({ text: word, ...edges }))], ...edges, ruled: false };
  };
  return {
    number: 1,
    width: 595,
    height: 842,
    rows: rows.map((row, at) => ({
      blocks: row.split('|').map((cell, column) => block(cell.trim(), column, at)),
      top: at * 20,
      bottom: at * 20 + 10,
      continues: false,
    })),
  };
}

const cells = (one: PageLayout): string[] =>
  one.rows.map(({ blocks }) => blocks.map(({ lines }) => lines[0]!.map(({ text }) => text).join(' ')).join(' | '));
const kept = (...rows: string[]): string[] => withoutCaptions([page(...rows)]).flatMap(cells);

test('English beside an Arabic label is left out, so that labels stand over their values', () => {
  expect(kept('الاسم | Name | الهوية | ID', 'سعد بن فهد | 1064012428')).toEqual([
    'الاسم | الهوية',
    'سعد بن فهد | 1064012428',
  ]);
  expect(kept('رقم الوثيقة | 393205008871 | Document No.')).toEqual(['رقم الوثيقة | 393205008871']);
  expect(kept('المالك الحالي | Current owner')).toEqual(['المالك الحالي']);
});

test('English behind a stroke that says the same is left out', () => {
  expect(kept('رقم العقار / Property No.', '3370182')).toEqual(['رقم العقار', '3370182']);
  expect(kept('رقم العقار / رقم الصك')).toEqual(['رقم العقار / رقم الصك']);
  expect(kept('رقم القطعة / Plot 1024')).toEqual(['رقم القطعة / Plot 1024']);
});

test('a value in Latin letters stays, behind a stroke and in a cell of its own', () => {
  for (const row of [
    'البريد الإلكتروني / info@waqf.sa',
    'المالك / John Smith',
    'المدينة / Jeddah City',
    'الدور / Floor 3',
    'المالك | John Smith',
    'البريد الإلكتروني | info@waqf.sa',
  ])
    expect(kept(row)).toEqual([row]);
});

test('English behind a stroke stays in a form with English labels', () => {
  const form = ['Trustee | سعد بن فهد الدوسري', 'Term starts | 19/01/1447', 'الاسم / Name | وقف البر'];
  expect(kept(...form)).toEqual(form);
});

test('English labels of a form that has no others stay', () => {
  const form = ['Trustee | سعد بن فهد الدوسري', 'Term starts | 19/01/1447', 'Waqf | وقف البر'];
  expect(kept(...form)).toEqual(form);
});
