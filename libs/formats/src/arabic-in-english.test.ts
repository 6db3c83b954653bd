import { arabicInEnglish } from './arabic-in-english';

test.each([
  ['“وقف برج النخيل”: 29,644.52 SAR was paid', '“\u2068وقف برج النخيل\u2069”: 29,644.52 SAR was paid'],
  ['From سعد, الرياض to Oasis', 'From \u2068سعد\u2069, \u2068الرياض\u2069 to Oasis'],
  ['\u2068وقف 5\u2069: 12 and سعد', '\u2068وقف 5\u2069: 12 and \u2068سعد\u2069'],
  ['Nothing Arabic here: 5', 'Nothing Arabic here: 5'],
])('%s', (sentence, isolated) => expect(arabicInEnglish(sentence)).toBe(isolated));
