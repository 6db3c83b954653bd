import { fold } from '../arabic.js';

/*
 * Offices of courts, notaries and registries: who speaks, writes and signs for them is no party of a deed. Each title
 * stands here once, as it is written without the article; labels, words that no name holds, roles of persons
 * and the ends of lists all come from this list. A new title is one line here and nothing elsewhere.
 */
const titles = [
  'قاضي', // judge; "القاضي بالمحكمة العامة", before or after the name
  'قاضي التنفيذ', // judge of enforcement
  'كاتب عدل', // notary of the Ministry of Justice; also "كاتب العدل"
  'كاتب ضبط', // clerk who writes the record of the hearing
  'رئيس محكمة', // president of a court
  'رئيس دائرة', // president of a chamber
  'رئيس كتابة عدل', // head of a notary's office
  'أمين سر', // secretary of a chamber or board
  'مأمور سجل', // keeper of the register
  'أمين سجل', // registrar, the newer name of the keeper
  'مدير سجل عقاري', // head of a land registry
  'موثق', // licensed notary since 1442
  'مأذون', // authorised officer of contracts
  'مدون', // who writes it into the register
  'مسجل عيني', // registrar of title
  'معاون قضائي', // assistant of the judge
];

/** A title with the article wherever a deed may set it: "كاتب العدل", "القاضي". Folded. */
function patternOf(title: string): string {
  return fold(title)
    .split(' ')
    .map((word) => `(?:ال)?${word.replace(/ه$/u, '[هت]')}`)
    .join('\\s+');
}

for (const [at, title] of titles.entries())
  if (!/^[\u0621-\u064a]+(?: [\u0621-\u064a]+)*$/u.test(title) || titles.indexOf(title) !== at)
    throw new Error(`lexicon/offices: "${title}" stands twice or holds what is no letter`);

/** Any title, the longer ones first; part of a pattern over folded text. */
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

/** Words of the titles, with the article and without: none of them is part of a person's name. Folded. */
export const officeWords: string[] = titles.flatMap((title) =>
  fold(title)
    .split(' ')
    .flatMap((word) => [word, `ال${word}`]),
);
