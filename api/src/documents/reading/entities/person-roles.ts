import { runningText } from '../text/running-text.js';
import type { DeedText } from '../text/deed-text.js';
import { labelBefore, titles } from '../labels/cell-labels.js';
import type { NameMention } from './person-names.js';
import { noPerson, type Role, roleOfLabel, type RoleSign } from './role-of-label.js';
import type { CompiledRule } from '../rules/role-rule.js';
import { roleRules } from '../rules/role-rule-set.js';

/** The folded words around a mention; the label of its cell counts as words before it. */
export interface Surroundings {
  before: string;
  /** The label of its cell; '' when it has none. */
  label: string;
  after: string;
  /** The other short cells of its row. */
  row: string[];
}

/** "حفيد الواقف": a relative of the founder is not the founder. */
const kinOf =
  /(?:^|\s)(?:[وف]?[لب]?)(?:ابن|ولد|حفيد|اخ|اخي|شقيق|بنت|اخت|زوج|قريب|عم|خال)\p{L}?\s+(?:ال)?(?:واقف\p{L}?|متوفي|متوفاه|مذكور|راحل|سلف)\s*$/u;
/** Relations between the deciding word and the name: عين ابنه فلاناً. */
const relations =
  /(?:^|\s)(?:ل|ب)?(?:ابن|ابني|ابنه|ابنها|ابنهم|ابنته|ابنتي|ولد|ولدي|ولده|والدي|والده|والد|والدها|جدي|جده|جدها|جدهم|عمي|عمه|عمها|اخي|اخوه|اخيه|اخاه|اخوها|اخيها|اخينا|اخونا|شقيقي|شقيقه|شقيقنا|شقيقها|زوجي|زوجها|زوجته|خالي|خاله|ابيه|ابي|ابوه|قريبه|قريبنا|حفيده|وكيله)(?:\s+(?:ابن|الاكبر|الارشد))?\s*$/u;

const beforeRules = roleRules.filter(({ when }) => when === 'before');
const afterRules = roleRules.filter(({ when }) => when === 'after');
const signOf = ({ says, prior, id }: CompiledRule): RoleSign => ({ role: says, strength: prior, rule: id });

const reach = 110;

/** The words around a mention, within its sentence. */
export function surroundingsOf(deed: DeedText, name: NameMention, previous?: NameMention): Surroundings {
  const block = deed.blockAt(name.start);
  const from = Math.max(block?.start ?? 0, name.start - reach, 0);
  const begin = block && block.column === 0 && name.start - block.start < 30 ? Math.max(0, name.start - reach) : from;
  // An earlier name is replaced by فلان: the rules depend on its position, not on its words.
  const earlier =
    previous && previous.start >= begin
      ? `${runningText(deed, begin, previous.start)}فلان${runningText(deed, previous.end, name.start)}`
      : runningText(deed, begin, name.start);
  // The dot after "م." or "د." ends a title, not a sentence.
  const sentence = earlier.split(/(?:(?<!(?:^|[\s/])\p{L})\.|[؛\n\t])(?!\d)/u).at(-1)!;
  const own = block === null || block.start >= name.start ? '' : deed.text.slice(block.start, name.start);
  const named = labelBefore(deed, name.start);
  let before = named === '' || own.includes(':') ? sentence : `${named} ${own}`;
  // An answer belongs to its question, which is at the end of the row before.
  if (/^\s*(?:ج|جواب|الجواب|اجاب|فاجاب)\s*[:/]?\s*$/u.test(sentence))
    before = `${deed.text.slice(Math.max(0, name.start - reach), name.start).replace(/\n/gu, ' ')}`;
  const row = block
    ? (deed.rows[block.row] ?? [])
        .filter((one) => one !== block)
        .map((one) => deed.textOf(one).trim())
        .filter((text) => text.length < 24)
    : [];
  return { before, label: named, after: deed.text.slice(name.end, name.end + reach).split(/\n|\t/u)[0]!, row };
}

const capacity =
  /^(?:ال)?(?:(ناظر|ناظره|متولي|متوليه)(?:\s+و?(?:ال)?رييس(?:\s+(?:ال)?\p{L}+)?)?|(واقف|واقفه|موقف|موصي)|(قاضي|كاتب\s+عدل|رييس\s+\p{L}+|(?:نايب|عضو|عضوه|امين|امينه)(?:\s+(?:ال)?\p{L}+)?)|(شاهد|معرف|مزكي)|(وكيل|ممثل)|(ناظر\s+سابق|ناظر\s+معزول|(?:ال)?اسبق|سابق|وفاه|متوفي|متوفاه|استقاله|مستقيله?|اعتذار|معتذره?|عزل|معزوله?|اعفاء|تنازل|منتهيه?(?:\s+(?:ولايت|نظارت|مدت)\p{L}{1,2})?))$/u;
const capacities: Role[] = ['nazir', 'founder', 'official', 'witness', 'agent', 'former'];

/**
 * The signs of roles in the words around a mention. `next` is where the next person is named; words after it are about
 * somebody else.
 */
export function roleSigns({ before, label, after, row }: Surroundings, next: number): RoleSign[] {
  const signs: RoleSign[] = [];
  const labelled = label === '' || noPerson.test(label) ? undefined : roleOfLabel(label);
  const ruling = labelled ?? ruledBy(before);
  if (ruling) signs.push(ruling);
  const own = after.slice(0, next);
  // Of all words after the name the nearest ones decide.
  const following = afterRules
    .map((rule) => ({ sign: signOf(rule), length: rule.pattern.exec(own)?.[0].length ?? Number.POSITIVE_INFINITY }))
    .reduce((best, one) => (one.length < best.length ? one : best));
  if (following.length < Number.POSITIVE_INFINITY) signs.push(following.sign);
  for (const text of row) {
    const found = capacity.exec(text);
    if (found) signs.push({ role: capacities[found.slice(1).findIndex(Boolean)]!, strength: 0.9 });
  }
  return signs;
}

/**
 * The sign from the nearest deciding words, past titles and relations: "رشحت أسرة الواقف … ابنها فلان"; null without
 * one.
 */
function ruledBy(before: string): RoleSign | null {
  // A number in brackets does not separate a word from its name.
  let rest = before
    .replace(/\([^()\n]{0,24}\d[^()\n]{0,14}\)\s*/gu, '')
    .replace(kinOf, (words) => (/^\s*[وف]?ل/u.test(words) ? ' ل' : ' '));
  for (let step = 0; step < 4; step += 1) {
    const found = beforeRules.find(({ pattern }) => pattern.test(rest));
    if (found) return signOf(found);
    // لابنه is ل and the relation: only the relation is removed, and the preposition stays.
    const shorter = rest.replace(titles, '').replace(relations, (words) => (/^\s*ل/u.test(words) ? ' ل' : ' '));
    if (shorter.length === rest.length) return null;
    rest = shorter;
  }
  return null;
}
