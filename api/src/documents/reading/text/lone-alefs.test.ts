import { withoutSecondAlefs, withRightLams } from './lone-alefs.js';

test.each([
  ['األجر', 'الأجر'],
  ['واإلناث', 'والإناث'],
  ['أمل', 'أمل'],
  ['الأجر', 'الأجر'],
])('no word has two alefs before a lam: %s', (text, wanted) => {
  const word = { text, left: 0, right: 9, top: 0, bottom: 9, size: 9 };
  expect(withRightLams([word])).toEqual([{ ...word, text: wanted }]);
});

test.each([
  ['متراًاً', 'متراً'],
  ['تحريرااً:', 'تحريراً:'],
  ['خلفاً', 'خلفاً'],
  ['ماء', 'ماء'],
])('no word ends with two alefs: %s', (text, wanted) => {
  const word = { text, left: 0, right: 9, top: 0, bottom: 9, size: 9 };
  expect(withoutSecondAlefs([word])).toEqual([{ ...word, text: wanted }]);
});
