import type { PageLayout, Row } from './page-parts.js';
import { withoutRunningLines } from './running-lines.js';

const row = (text: string): Row => {
  const word = { text, left: 0, right: 10, top: 0, bottom: 10, size: 10 };
  return {
    blocks: [{ lines: [[word]], left: 0, right: 10, top: 0, bottom: 10, size: 10, ruled: false }],
    top: 0,
    bottom: 10,
    continues: false,
  };
};
const page = (number: number, ...texts: string[]): PageLayout => ({
  number,
  width: 595,
  height: 842,
  rows: texts.map(row),
});
const texts = (pages: PageLayout[]): string[][] =>
  pages.map(({ rows }) => rows.map(({ blocks }) => blocks[0]!.lines[0]![0]!.text));

test('a foot that runs through the pages is left out, numbers aside, so that a list goes on overleaf', () => {
  const pages = [
    page(1, 'وزارة العدل', 'صك وقفية', 'الموقوف عليهم', 'أولاً: المرضى', 'ثانياً: الأيتام', 'صفحة 1 من 2'),
    page(2, 'وزارة العدل', 'ثالثاً: الأرامل', 'والله ولي التوفيق', 'حرر في الرياض', 'القاضي', 'صفحة 2 من 2'),
  ];
  expect(texts(withoutRunningLines(pages))).toEqual([
    ['وزارة العدل', 'صك وقفية', 'الموقوف عليهم', 'أولاً: المرضى', 'ثانياً: الأيتام'],
    ['ثالثاً: الأرامل', 'والله ولي التوفيق', 'حرر في الرياض', 'القاضي'],
  ]);
});

test('a single page keeps all its rows', () => {
  const pages = [page(1, 'وزارة العدل', 'صك', 'صفحة 1')];
  expect(withoutRunningLines(pages)).toBe(pages);
});

test('an id alone in its row at the edge of a page is no page number, and another number does not repeat it', () => {
  const pages = [
    page(1, 'صك نظارة', 'الناظر', 'سعد العتيبي', 'رقم الهوية', '1012345672', '- 1 -'),
    page(2, '310155712', 'رقم الصك', 'الصلاحيات', 'أولاً: التأجير', 'القاضي', '(2)'),
    page(3, 'ثانياً: القبض', 'ثالثاً: الصرف', 'رابعاً: الترميم', 'خامساً: العمارة', 'القاضي', '3'),
  ];
  expect(texts(withoutRunningLines(pages))).toEqual([
    ['صك نظارة', 'الناظر', 'سعد العتيبي', 'رقم الهوية', '1012345672'],
    ['310155712', 'رقم الصك', 'الصلاحيات', 'أولاً: التأجير'],
    ['ثانياً: القبض', 'ثالثاً: الصرف', 'رابعاً: الترميم', 'خامساً: العمارة'],
  ]);
});

test('the number of a form that stands alone on every page is left out', () => {
  const pages = [page(1, 'صك', 'نص', 'آخر', 'غيره', '88213'), page(2, 'ثم', 'نص ثان', 'ثالث', 'رابع', '88213')];
  expect(texts(withoutRunningLines(pages))[1]).toEqual(['ثم', 'نص ثان', 'ثالث', 'رابع']);
});
