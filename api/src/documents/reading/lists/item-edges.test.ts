import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { fold } from '../text/arabic.js';
import type { ListField } from '../lexicon/list-wording.js';
import { withFurther } from './further-items.js';
import { wholePhrases } from './item-edges.js';

/** The items of one line, or of several, after a change of the spans that the tagger found. */
function after(change: typeof withFurther, field: ListField, lines: string[], known: string[]): string[] {
  const deed = deedOfLines(lines);
  const spans = known.map((text) => {
    const start = deed.text.indexOf(fold(text));
    if (start < 0) throw new Error(`${text} is not in the deed`);
    return { start, end: start + fold(text).length };
  });
  return change(deed, field, spans).map(({ start, end }) => deed.original(start, end).trim());
}
const whole = (field: ListField, line: string, known: string[]) =>
  after((deed, _, spans) => wholePhrases(deed, field, spans), field, [line], known);

describe('an item from the first to the last word of its phrase', () => {
  test('does not end behind a word that needs another', () =>
    expect(
      whole('beneficiaries', 'يصرف على المبرة ثم على حجة أو عمرة عن والدي وأوصيت أن يعجل', ['المبرة', 'حجة أو']),
    ).toEqual(['المبرة', 'حجة أو عمرة عن والدي']));

  test('does not go on to the day of the deed', () =>
    expect(whole('beneficiaries', 'للحجاج ثلاثة أيام في الخامس من شوال', ['للحجاج ثلاثة أيام في'])).toEqual([
      'للحجاج ثلاثة أيام في',
    ]));

  test('has those who belong to it', () => {
    expect(whole('beneficiaries', 'لمساجد البلدة وخدامها وثلثها للفقراء', ['لمساجد البلدة', 'للفقراء'])).toEqual([
      'لمساجد البلدة وخدامها',
      'للفقراء',
    ]);
    expect(whole('beneficiaries', 'ذرية الواقف المرضى ومن يرافقهم', ['ذرية الواقف المرضى', 'ومن يرافقهم'])).toEqual([
      'ذرية الواقف المرضى ومن يرافقهم',
    ]);
    expect(whole('beneficiaries', 'زاوية أبي قبيس وثانيهم الخطباء', ['زاوية أبي قبيس', 'الخطباء'])).toHaveLength(2);
  });

  test('begins with its act', () =>
    expect(
      whole('authorities', 'ويدخل في توليته: النظر في أجور الدكاكين، وصرف الغلة', ['أجور الدكاكين', 'صرف الغلة']),
    ).toEqual(['النظر في أجور الدكاكين', 'صرف الغلة']));

  test('is one where only a space stands between its words', () => {
    expect(whole('authorities', 'إعادة تأهيل البئر', ['إعادة', 'تأهيل البئر'])).toEqual(['إعادة تأهيل البئر']);
    expect(whole('authorities', 'إجارته وعمارته', ['إجارته', 'وعمارته'])).toHaveLength(2);
  });
});

describe('items that their place shows', () => {
  test('the next letter of the same count, behind other words', () =>
    expect(
      after(
        withFurther,
        'conditions',
        ['(أ) ألا يسكن', '(ب) أن تودع الغلة', 'وأضيف إليها', '(ج) ألا تقل مدة الإشغار'],
        ['ألا يسكن', 'أن تودع الغلة'],
      ),
    ).toHaveLength(3));

  test('the first one between the colon and the comma', () => {
    const line = 'وعين له مصارف هي: مأتم العشيرة في عاشوراء، وسراج المسجد، وطعام الجمعة';
    expect(after(withFurther, 'beneficiaries', [line], ['سراج المسجد', 'طعام الجمعة'])[0]).toBe(
      'مأتم العشيرة في عاشوراء',
    );
  });

  test('one more clause of conditions that begin alike', () => {
    const line = 'أن تكتب في دفتر؛ وأن تضمنها من استعارتها؛ وأن تزكى إن وجب ذلك. وأسندت حفظها';
    expect(after(withFurther, 'conditions', [line], ['أن تكتب في دفتر', 'أن تضمنها من استعارتها'])[2]).toBe(
      'أن تزكى إن وجب ذلك',
    );
  });
});
