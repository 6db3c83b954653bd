import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { withoutUnticked } from './unticked.js';

test.each([
  ['☑ كفالة الأيتام ☐ طباعة المصحف ☑ سقيا الماء', '☑ كفالة الأيتام                ☑ سقيا الماء'],
  ['✓ تأجير الوحدات\n✘ بيع العقار', '✓ تأجير الوحدات\n            '],
  ['هل للوقف اسم؟ ☑ نعم □ لا\tالناظر', 'هل للوقف اسم؟ ☑ نعم     \tالناظر'],
])('what a form offers and nobody ticked is blank: %s', (text, wanted) => {
  expect(withoutUnticked(text)).toBe(wanted);
});

test('boxes without a single tick are only bullets', () => {
  expect(withoutUnticked('☐ كفالة الأيتام ☐ سقيا الماء')).toBe('☐ كفالة الأيتام ☐ سقيا الماء');
});

test('an option that nobody ticked is no part of a value beside it', () => {
  const deed = deedOfLines(['☑ نعم، وهو: وقف الوالدين ☐ لا']);
  expect(deed.original(deed.text.indexOf('وقف'), deed.text.trimEnd().length + 4)).toBe('وقف الوالدين');
});
