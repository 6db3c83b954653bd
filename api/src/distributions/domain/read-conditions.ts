import type { Bilingual } from '@waqf/contracts';
import type { RuleInput } from '@waqf/contracts/distributions';
import { arabicSearchKey } from '@waqf/formats';
import { writtenPercent, type WrittenPercent } from './written-percent.js';

/** Where the conditions are: their deed, and the place of the list on its page. */
export type ConditionPlace = Omit<NonNullable<RuleInput['clause']>, 'text'>;

/** A founder's condition and the rules that were read from it. */
export interface ReadCondition {
  readonly text: string;
  /**
   * `rule`: rules were read from it. `unread`: it is about the yield, but how to compute it was not recognised.
   * `other`: it is about something else.
   */
  readonly reading: 'rule' | 'unread' | 'other';
  readonly rules: readonly RuleInput[];
  /** Assumptions that a user must check. */
  readonly notes: readonly Bilingual[];
}

/** One part of a condition: `text` as written, `key` normalised for comparison. */
interface Part {
  readonly text: string;
  readonly key: string;
  readonly share: WrittenPercent | undefined;
}
type Reader = (part: Part) => RuleInput | undefined;
type RuleFields = Pick<RuleInput, 'kind'> & Partial<RuleInput>;

const aboutYield =
  /غل[هت]|ريع|دخل|فايض|الباقي|ما بقي|بالما?يه|في الما?يه|%|احتياط|[يت]صرف|[يت]نفق|(?:اجره|مكافاه).*(?:ناظر|متولي)|(?:ناظر|متولي).*اجره/;
/** Limits («لا تزيد على»), provisions for one year and conditional provisions are not rules that apply every year. */
const noStandingRule =
  /(?:^| )(?:الا|لا) (?:تقل|يقل|تزيد|يزيد|تزاد|تتجاوز|يتجاوز|يصرف|يستحق|تنفق)|السنه الاولي|انقرض|(?:^| )ف?اذا |(?:^| )عند /;
const upkeep = /عمار|اصلاح|ترميم|صيان/;
const firstOfAll = /يبدا|يقدم|تقدم|اولا|قبل كل|قبل صرف|قبل القسمه/;
const withheld = /احتياط|يحبس|تحبس|يحتجز|يحتفظ|الاحتفاظ|حجز|تجنيب|يجنب|يدخر|ادخار|للطواري/;
const trustee = /ناظر|متولي/;
const rest = /(?:^| )و?(?:الباقي|ما بقي|ما يبقي|المتبقي|باقي)/;
const divided = /(?:^| )و?(?:[يت]قسم|[يت]وزع|[يت]صرف|[يت]عطي|[يت]كون|قسمه|توزيع)/;
const everybody = /مستفيد|مستحق|موقوف عليهم|اهل الوقف/;

/** The readers in order: the first that recognises a part of a condition decides. */
const readers: readonly Reader[] = [
  ({ key, share }) => (upkeep.test(key) && firstOfAll.test(key) && !share ? rule({ kind: 'maintenance' }) : undefined),
  ({ key, share }) => (share && withheld.test(key) ? shareOf('reserve', key, share) : undefined),
  ({ key, share }) => (share && trustee.test(key) ? shareOf('nazir_fee', key, share) : undefined),
  ({ key, text, share }) => {
    const to = recipientOf(text);
    return share && divided.test(key) && to ? { ...shareOf('class', key, share), to: { class: to } } : undefined;
  },
  (part) => (part.share || !(rest.test(part.key) || /غل[هت]|ريع/.test(part.key)) ? undefined : residual(part)),
];

/** Reads rules from the founder's conditions, for a user to check. Pure. */
export function readConditions(conditions: readonly string[], place: ConditionPlace): ReadCondition[] {
  return conditions.map((text) => readCondition(text, place));
}

function readCondition(text: string, place: ConditionPlace): ReadCondition {
  const parts = text.split(/[،؛;]|\s(?=ثم\s)|\s(?=والباقي\s)/u).map(partOf);
  const read = parts.map((part) => ({ part, found: ruleOf(part) }));
  const rules = read.flatMap(({ found }) => (found ? [{ ...found, clause: { ...place, text: clauseOf(text) } }] : []));
  if (rules.length === 0) {
    const isAboutYield = aboutYield.test(arabicSearchKey(text));
    return { text, reading: isAboutYield ? 'unread' : 'other', rules, notes: [] };
  }
  return { text, reading: 'rule', rules, notes: read.flatMap(({ part, found }) => notesOf(part, found)) };
}

const partOf = (written: string): Part => {
  const text = written.trim();
  return { text, key: arabicSearchKey(text), share: writtenPercent(text) };
};

function ruleOf(part: Part): RuleInput | undefined {
  if (noStandingRule.test(part.key)) return undefined;
  return readers.map((read) => read(part)).find((made) => made !== undefined);
}

const clauseOf = (text: string): string => text.slice(0, longestClause);

/** The most characters that the contract allows for a clause. */
const longestClause = 1000;

const rule = (fields: RuleFields): RuleInput => ({ basis: 'remaining', split: 'shares', ...fields });

function shareOf(kind: RuleInput['kind'], part: string, { percent }: WrittenPercent): RuleInput {
  return rule({ kind, percent, basis: basisOf(part) ?? 'net' });
}

function basisOf(part: string): RuleInput['basis'] | undefined {
  if (/صافي/.test(part)) return 'net';
  if (rest.test(part)) return 'remaining';
  return /اجمالي|غل[هت]|ريع|دخل|ايراد/.test(part) ? 'gross' : undefined;
}

const noBasis: Bilingual = {
  ar: 'لم يذكر الشرط مم تؤخذ النسبة، فحُسبت من صافي الغلة',
  en: 'The condition does not say what the percentage is taken of; the net yield is used',
};

function notesOf({ text, key, share }: Part, found: RuleInput | undefined): Bilingual[] {
  if (!found) return [{ ar: `لم يُحسب من الشرط: «${text}»`, en: `Not calculated from the condition: “${text}”` }];
  if (!share) return [];
  const { percent, exact } = share;
  const cut: Bilingual = {
    ar: `الكسر لا تسعه أربع خانات عشرية، فكُتب ${percent}%`,
    en: `Four decimals do not hold the fraction; it is written as ${percent}%`,
  };
  return [...(basisOf(key) ? [] : [noBasis]), ...(exact ? [] : [cut])];
}

/** A rule that divides what is left, or the whole yield, among those that the part names. */
function residual({ key, text }: Part): RuleInput | undefined {
  if (!divided.test(key) && !rest.test(key)) return undefined;
  const to = recipientOf(text);
  if (to === undefined && !everybody.test(key)) return undefined;
  return rule({ kind: 'residual', split: splitOf(key), to: everybody.test(key) || !to ? null : { class: to } });
}

function splitOf(key: string): RuleInput['split'] {
  if (/للذكر مثل حظ الانثيين/.test(key)) return 'male_two_female_one';
  return /بالسويه|بالتساوي|سواء|للذكر مثل الانثي/.test(key) ? 'equal' : 'shares';
}

const tashkeel = /[\u064b-\u065f\u0670\u0640]/g;

/** The recipient as the condition writes it: what follows the preposition, up to the words about how it is divided. */
function recipientOf(text: string): string | undefined {
  const plain = text.replace(tashkeel, '');
  const after = /(?:^| )(?:في|على|بين|إلى|الى) (?!ما )(.+)$/u.exec(plain)?.[1];
  const name = (after ?? /(?:^| )ل(?=\p{L}{3})(.+)$/u.exec(plain)?.[1]?.replace(/^ل/, 'ال'))
    ?.replace(/ (?:للذكر|بالسوية|بالتساوي|سواء|بحسب|حسب|بنسب\S*|كل|من)(?: .*)?$/u, '')
    .trim();
  return name && name.length <= 60 ? name : undefined;
}
