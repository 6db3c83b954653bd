/*
 * The text of a training line: words of deeds and of the language, shuffled so that no wording is memorised, between
 * numbers, dates, list marks and signs as in printed deeds.
 */
const arabicDigits = (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const ordinals = 'أولاً ثانياً ثالثاً رابعاً خامساً سادساً سابعاً ثامناً تاسعاً عاشراً'.split(' ');
const letters = 'أ ب ج د هـ و ز ح ط ي'.split(' ');
const months =
  'محرم صفر رجب شعبان رمضان شوال يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');

/** @param random of `../digits/random.mjs` @param {{deed: string[], language: string[]}} words */
export function lineText(random, words) {
  const { whole, pick } = random;
  const arabic = random.next() < 0.65;
  const number = (length) => {
    const digits = Array.from({ length }, () => whole(0, 9)).join('');
    return arabic ? arabicDigits(digits) : digits;
  };
  const day = () => {
    const sign = pick(['/', '/', '/', '-', '.']);
    const parts = [number(whole(1, 2)), number(2), number(4)];
    return (random.next() < 0.75 ? parts : parts.reverse()).join(sign) + pick(['هـ', 'هـ', 'م', '', ' هـ', ' م']);
  };
  const word = () => pick(random.next() < 0.72 ? words.deed : words.language);
  const some = (least, most) => {
    const text = Array.from({ length: whole(least, most) }, word);
    if (text.length > 3 && random.next() < 0.35)
      text[whole(1, text.length - 2)] += pick(['،', '،', '،', '؛', ':', '.']);
    return text.join(' ');
  };
  const amount = () => {
    const thousands = number(whole(1, 3)) + pick([',', ',', '٬', '']) + number(3);
    return `${thousands}${random.next() < 0.4 ? pick([arabic ? '٫' : '.', '.']) + number(2) : ''}`;
  };
  const mark = () =>
    pick([
      () => `${number(whole(1, 2))}${pick(['-', '-', '.', ')', ' -', '–'])}`,
      () => `${number(1)}-`,
      () => `${pick(letters)}${pick(['-', ')', '.', ' -'])}`,
      () => `${pick(ordinals)}${pick([':', '-', '،', ' :'])}`,
      () => `(${number(whole(1, 2))})`,
      () => pick(['-', '-', '–', '•', '•', '*']),
    ])();
  const bracketed = (text) => pick([`(${text})`, `(${text})`, `"${text}"`, `«${text}»`, `[${text}]`]);
  return pick([
    () => `${mark()} ${some(2, 7)}${pick(['', '', '.', '،', '؛'])}`,
    () => `${mark()} ${some(2, 6)}${pick(['', '', '.', '،'])}`,
    () => `${mark()} ${some(1, 3)}: ${pick([number(whole(4, 12)), day(), some(1, 3)])}`,
    () => `${some(1, 3)}${pick([':', ' :', ': '])} ${number(whole(3, 12))}`,
    () => `${some(1, 3)}${pick([':', ' :'])} ${some(1, 5)}`,
    () => `${some(1, 4)} ${pick(['بتاريخ', 'وتاريخ', 'في'])} ${day()} ${some(0, 3)}`,
    () => `${some(1, 3)} ${whole(1, 30)} ${pick(months)} ${number(4)}${pick(['هـ', 'م', ' هـ'])} ${some(0, 2)}`,
    () => `${some(1, 4)} ${bracketed(pick([some(1, 3), number(whole(1, 10)), amount()]))} ${some(0, 3)}`,
    () => `${some(1, 3)} ${amount()} ${pick(['ريال', 'متر مربع', 'م٢', 'متراً مربعاً', 'ريالاً'])} ${some(0, 2)}`,
    () => `${some(1, 3)} ${number(whole(1, 3))}${pick(['٪', '%'])} ${some(1, 3)}`,
    () => some(3, 9) + pick(['', '.', '،']),
    () => `${some(1, 4)}، ${pick(['و', ''])}${some(1, 4)}، ${pick(['و', ''])}${some(1, 4)}${pick(['', '،', '.'])}`,
    () => `${some(1, 3)}${pick(['،', ' ،', '؛'])} ${pick(['و', ''])}${some(2, 5)}`,
    () => some(3, 8),
    () => some(1, 3),
  ])()
    .replace(/\s+/g, ' ')
    .trim();
}
