import { arabicSearchKey } from '@waqf/formats';

/*
 * Names that imitate the platform, its staff or an institution. All texts are normalised before they are compared, so
 * that different spellings of a word are equal. Families called القاضي, العدل or الوزير may use their names.
 */

/** Whole words, each with or without the article. */
const institution =
  /(?<!\p{L})[وب]?(?:ال|لل)?(?:وزاره|هييه|محكمه|منصه|مصرف|بنك|حكومه|بلديه|رياسه|جمعيه|موسسه|شركه|شرطه|نفاذ|دعم)(?!\p{L})/u;
const institutionInTwoWords =
  /(?<!\p{L})(?:ال)?(?:نيابه (?:ال)?عامه|(?:امانه|اماره) (?:ال)?منطقه|كتابه (?:ال)?عدل|ديوان (?:ال)?(?:ملكي|مظالم)|خدمه (?:ال)?عملاء)/u;
const office =
  /(?:مدير|مشرف|مسوول|مسيول|فريق|اداره) *(?:(?:ال)?عام *)?(?:ال|لل)?(?:نظام|منصه|دعم)|مدير (?:ال)?(?:عام|تنفيذي)|منصهوقف/u;
const arabicOffices = [institution, institutionInTwoWords, office];
const englishOffice =
  /\b(?:(?:sys|super|web)?admin(?:istrat(?:or|ion))?s?|system|support|help ?desk|moderators?|customer (?:care|services?)|waqf platform|nafath|ministry|government|authority|(?:supreme|general|public|appeals?) court|court of|(?:central|national|saudi|islamic|commercial|ahli|rajhi|riyad|alinma) bank|bank of|bank al)\b/;
const role = /(?:واقف|ناظر|مستفيد|مدير|مشرف|موظف|اداره|waqif|nazir|trustee|founder|beneficiary|manager|official)/u;

/** Text in brackets or quotes, or after a dash, colon, bullet or another sign. */
const aside = /[([{<\u00ab\u00bb|\-\u2013\u2014:\u060c,/"\u201c\u2022\u00b7~_*=]\s*([^)\]}>\u00bb|"]*)/gu;
/** Single letters in sequence, separated by spaces or signs: `A d m i n`, `م.د.ي.ر`. */
const spacedLetter = /(?<!\p{L})(\p{L})[^\p{L}\p{N}]+(?=\p{L}(?!\p{L}))/gu;
/** Digits and signs used instead of letters: `4dm1n`, `Adm!n`. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  ı: 'i',
  ɪ: 'i',
  ɑ: 'a',
};

/** True when a name is that of an office or institution, or adds a role in brackets or after a dash. */
export function claimsOffice(name: string): boolean {
  const plain = name.normalize('NFKC');
  const asides = [...plain.matchAll(aside)].map(([, words = '']) => arabicSearchKey(words));
  if (asides.some((part) => role.test(part))) return true;
  const arabic = wordsOf(arabicSearchKey(plain));
  const latin = wordsOf(latinLetters(plain));
  return (
    [arabic, joined(arabic)].some((words) => arabicOffices.some((claim) => claim.test(words))) ||
    [latin, joined(latin), latin.replace(/ /g, '')].some((words) => englishOffice.test(words))
  );
}

const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const joined = (words: string): string => words.replace(spacedLetter, '$1');

/** The Latin letters of a text without diacritics, with lookalike signs replaced by letters. */
const latinLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[01345@$!|ıɪɑ7]/gu, (sign) => lookalikes[sign] ?? sign);
