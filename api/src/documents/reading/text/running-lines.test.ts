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
