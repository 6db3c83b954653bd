import { fold } from '../text/arabic.js';

/*
 * Offices of courts, notaries and registries: a person who speaks, writes or signs for them is not a party of a deed.
 * Each title is listed once, without the article; labels, words that are not part of a name, roles of persons and
 * the ends of lists are all derived from this list. A new title only needs one line here.
 */
const titles = [
  'قاضي', // judge; "القاضي بالمحكمة العامة", before or after the name
  'قاضي التنفيذ', // judge of enforcement
  'قاضي أحوال شخصية', // judge of personal status
  'ملازم قضائي', // trainee judge
  'كاتب عدل', // notary of the Ministry of Justice; also "كاتب العدل"
  'كاتب ضبط', // clerk who writes the record of the hearing
  'كاتب سجل', // clerk of the register
  'رئيس محكمة', // president of a court
  'رئيس دائرة', // president of a chamber
  'رئيس كتابة عدل', // head of a notary's office
  'أمين سر', // secretary of a chamber or board
  'مأمور سجل', // keeper of the register
  'مأمور تسجيل', // keeper of the register, an older name
  'أمين سجل', // registrar, the newer name of the keeper
  'مدير سجل عقاري', // head of a land registry
  'موثق', // licensed notary since 1442
  'مأذون', // authorised officer of contracts
  'مدون', // official who writes the deed into the register
  'مسجل عقاري', // registrar of land
  'مسجل عيني', // registrar of title
  'معاون قضائي', // assistant of the judge
];

/** A pattern for a title with the optional article at each place: "كاتب العدل", "القاضي". Folded. */
function patternOf(title: string): string {
  return fold(title)
    .split(' ')
    .map((word) => `(?:ال)?${word.replace(/ه$/u, '[هت]')}`)
    .join('\\s+');
}

for (const [at, title] of titles.entries())
  if (!/^[\u0621-\u064a]+(?: [\u0621-\u064a]+)*$/u.test(title) || titles.indexOf(title) !== at)
    throw new Error(`lexicon/offices: "${title}" stands twice or holds what is no letter`);

/** A pattern part for any title over folded text; longer titles come first. */
export const officePattern = `(?:${[...titles]
  .sort((a, b) => b.length - a.length)
  .map(patternOf)
  .join('|')})`;

/** The titles as labels of a form: "القاضي", "كاتب العدل". Folded. */
export const officeLabels: string[] = titles.map((title) => {
  const words = fold(title).split(' ');
  const last = words.length - 1;
  return words.map((word, at) => (at === last ? `ال${word}` : word)).join(' ');
});

/** The words of the titles with and without the article; they are never part of a person's name. Folded. */
export const officeWords: string[] = titles.flatMap((title) =>
  fold(title)
    .split(' ')
    .flatMap((word) => [word, `ال${word}`]),
);
