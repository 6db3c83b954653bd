import { arrangeBlocks } from './page-layout.js';
import type { Block } from './page-parts.js';

const page = { rules: [], width: 600, height: 800 };

/** A line of words that ends at the left edge; `top` in points. */
function line(words: string, right: number, left: number, top: number): Block {
  const texts = words.split(' ');
  const step = (right - left) / texts.length;
  const placed = texts.map((text, at) => ({
    text,
    right: right - at * step,
    left: right - (at + 1) * step + (at + 1 < texts.length ? 3 : 0),
    top,
    bottom: top + 13,
    size: 10,
  }));
  return { lines: [placed], left, right, top, bottom: top + 13, size: 10, ruled: false };
}

const textOf = (blocks: Block[]): string =>
  arrangeBlocks(1, blocks, page)
    .rows.map(
      ({ blocks, continues }) =>
        blocks
          .map(({ lines }) =>
            lines
              .flat()
              .map(({ text }) => text)
              .join(' '),
          )
          .join('\t') + (continues ? ' ' : '\n'),
    )
    .join('');

const heading = line('محكمة', 550, 500, 40);
const rightColumn = [
  line('حضر أمامي مانع بن هادي', 550, 320, 105),
  line('وأنهى قائلاً كان لي مصنع', 550, 320, 125),
  line('فجعلته وقفاً دائماً على فرق', 550, 320, 145),
];
const leftColumn = [
  line('الإنقاذ ورعاة الأودية وأسر الغرقى', 290, 60, 100),
  line('وهم سكان القرى التي عند', 290, 60, 120),
  line('سفح الجبل وقرب مجرى السيل', 290, 60, 140),
  line('والله أعلم', 290, 240, 160),
];

test('prose in two columns is read column by column, and the sentence goes on at the top of the second', () => {
  expect(textOf([heading, ...rightColumn, ...leftColumn])).toBe(
    'محكمة\n' +
      'حضر أمامي مانع بن هادي وأنهى قائلاً كان لي مصنع فجعلته وقفاً دائماً على فرق ' +
      'الإنقاذ ورعاة الأودية وأسر الغرقى وهم سكان القرى التي عند سفح الجبل وقرب مجرى السيل والله أعلم\n',
  );
});

test('a line across both columns, and columns of unequal width, are a table or a form', () => {
  const across = line('هذا سطر يمتد على عرض الصفحة كلها', 550, 60, 130);
  expect(textOf([...rightColumn, ...leftColumn, across])).toContain('\n');
  expect(arrangeBlocks(1, [...rightColumn, ...leftColumn, across], page).rows[0]?.blocks[0]?.left).toBe(60);
  const narrow = leftColumn.map((block, at) => line('قيمة من أربع كلمات', 290, 190, 105 + at * 20));
  expect(arrangeBlocks(1, [...rightColumn, ...narrow], page).rows[0]?.blocks).toHaveLength(2);
});

const minutes = (left: number): Block[] => [
  line('البند الأول قبول استقالة الناظر', 550, left, 105),
  line('السابق يوسف الملا اعتباراً من', 550, left + 40, 125),
  line('العشرين من محرم مع الشكر', 550, left + 10, 145),
  line('البند الثاني يعين الأستاذ مشاري', 550, left + 20, 165),
];
const decided = [
  line('ناظراً تنفيذياً للوقف ويباشر مهامه', 290, 60, 105),
  line('من تاريخ هذا الاجتماع', 290, 150, 125),
  line('وتفوض إليه الأعمال الآتية جميعها', 290, 70, 145),
  line('اعتماد أوامر الصرف بلا حد', 290, 85, 165),
  line('وتمثيل الوقف أمام وزارة التعليم', 290, 95, 185),
];

test('so is prose whose lines end where their words do', () => {
  expect(textOf([...minutes(320), ...decided])).toMatch(/الأستاذ مشاري\sناظراً تنفيذياً/u);
});

test('captions beside values of several words are no columns', () => {
  const captions = minutes(320).map((_, at) => line('اسم الوقف', 550, 480, 105 + at * 20));
  expect(textOf([...captions, ...minutes(320).map((one) => ({ ...one, top: one.top + 200 })), ...decided])).toContain(
    'اسم الوقف\tناظراً',
  );
});
