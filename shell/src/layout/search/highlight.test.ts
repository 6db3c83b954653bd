import { searchWords } from '@waqf/formats';
import { highlight } from './highlight';

const marked = (text: string, q: string) =>
  highlight(text, searchWords(q))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['وقف النخيل', 'نخيل', 'وقف ال[نخيل]'],
  ['وقف مكتبة الأُسْرَة', 'الاسره', 'وقف مكتبة [الأُسْرَة]'],
  ['مستشفى الهدى', 'مستشفي هدي', '[مستشفى] ال[هدى]'],
  ['٣١٠٧ / 3107', '3107', '[٣١٠٧] / [3107]'],
  ['Waqf Noor', 'NOOR', 'Waqf [Noor]'],
  ['وقف', 'نخيل', 'وقف'],
  ['مـــسجد', 'مسجد', '[مـــسجد]'],
])('in “%s” the search “%s” is highlighted', (text, q, expected) => expect(marked(text, q)).toBe(expected));
