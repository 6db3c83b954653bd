import { isNationalId } from '@waqf/formats';
import { findAreas } from './area-mentions.js';
import { type Candidate, choose, fieldOf } from './candidates.js';
import type { Bilingual, DeedReadingField } from './deed-reading.js';
import { dateCandidates, dateDoubt, type Findings, isOfficial, nameCandidates, namesAfter, personCandidate } from './field-evidence.js';
import { areaLabels, deedNumberLabels, issueDateLabels, ownerLabels, propertyNumberLabels } from './field-labels.js';
import { type LabelSet, regionsOf } from './labels.js';
import { readLocation } from './location.js';

const ownerPhrases: [RegExp, number][] = [
  [/(?:انتقل|انتقلت|الت|ال|تول|نقلت|انتقال|ايله)\s+(?:ال)?ملكي\p{L}*\s*(?:هذا\s+|هذه\s+|كامل\s+|جميع\s+)?(?:العقار\p{L}*\s+|الارض\s+|المبيع\s+)?(?:المذكور\p{L}*\s+)?(?:الي|ل|لصالح)?/gu, 0.88],
  [/(?:المملوك|المملوكه|العايد|العايده|العايدة|الت|ال)\s+(?:ملكيته|ملكيتها)?\s*(?:ل|الي)(?:لمواطن\p{L}*|لسيد\p{L}*)?/gu, 0.7],
  [/انتقل\p{L}*\s+(?:[^\n.]{0,60}?\s)?من\s[^\n.]{0,120}?\sالي\s+/gu, 0.85], [/(?:في|ضمن|من)\s+(?:ملك|املاك|ملكيه)\s/gu, 0.75], [/(?:ملك|ملكا|مملوك\p{L}*)\s+(?:خالص\p{L}*\s+)?(?:ل|الي\s)/gu, 0.75],
  [/(?:اشتري|اشترت|المشتري|للمشتري|تملك|تملكه|تملكها)\s/gu, 0.8], [/(?:افرغ|افرغت|افرغه|افرغها|الافراغ|وافرغ\p{L}*|تفريغ\p{L}*)[^.\n]{0,50}?(?:الي|ل|لصالح|باسم)\s?/gu, 0.8],
  [/(?:باع|باعت|بعت|باعه|باعها|بيع|ابيع)(?:\s[^\n]{0,260}?)?\s(?:(?:الي|علي)\s+|ل)(?=(?:الطرف|المواطن\p{L}*|السيد\p{L}*|المشتري\p{L}*|المدعو|\p{L}+\s+(?:\p{L}+\s+)?(?:بن|بنت|ابن))\s)/gu, 0.8], [/(?:سجل|سجلت|مسجل|مسجله|المسجل|المسجله|قيد|قيدت|دون|تسجيل\p{L}*|نقل\p{L}*)[^.\n]{0,30}?\s(?:باسم|لصالح|الي اسم)\s/gu, 0.85],
];

/** Words before the name of one who parts with the property, or had it before. */
export const formerOwner = /(?:البايع\p{L}*|المفرغ(?!\s+(?:له|اليه))|المتنازل|مورث\p{L}*|ورثه|المالك\s+السابق|(?:انتقل|ال|اشتر|شر|تملك|بالشراء|بالارث|هبه)\p{L}*\s+(?:\p{L}+\s+){0,2}(?:من|عن))\s*(?:\/|:)?\s*$/u;

const notes = {
  number: { ar: 'رقم لم يرد بعد تسمية واضحة. قارنه بالصك.', en: 'A number without a clear label. Compare it with the deed.' },
  areaWords: { ar: 'المساحة بالأرقام لا توافق المساحة بالحروف.', en: 'The area in digits differs from the area in words.' },
} as const satisfies Record<string, Bilingual>;

/** The five fields of a property deed (صك ملكية). */
export function readPropertyFields(findings: Findings): DeedReadingField[] {
  return [readPropertyNumber(findings), readIssueDate(findings), readLocation(findings), readArea(findings), readOwner(findings)];
}

/** رقم العقار where there is one, else رقم الصك. */
function readPropertyNumber({ deed }: Findings): DeedReadingField {
  const own = numberCandidates(deed, propertyNumberLabels);
  const candidates = own.length > 0 ? own : numberCandidates(deed, deedNumberLabels);
  if (own.length === 0) {
    const long = [...deed.text.matchAll(/(?<![\d/.,])\d{12}(?![\d/.,])/g)];
    for (const match of long) {
      candidates.push({ value: match[0], key: match[0], start: match.index, end: match.index + 12, weight: long.length === 1 ? 0.55 : 0.25, evidence: 'shape' });
    }
  }
  const choice = choose(candidates);
  const validated = choice !== null && choice.evidence.has('label') && /^\d{6,16}$/.test(choice.value);
  return fieldOf(deed, 'propertyNumber', choice, { validated, hint: choice && !choice.evidence.has('label') ? notes.number : null });
}

function numberCandidates(deed: Findings['deed'], labels: LabelSet): Candidate<string>[] {
  return regionsOf(deed, labels).flatMap((region) => {
    const text = deed.text.slice(region.start, Math.min(region.end, region.start + 36));
    const match = /^([^\d\t:]{0,10})(\d{4,20})(?![\d/])/.exec(text);
    if (!match || /هويه|سجل|جوال|قطعه|مخطط|تاريخ/.test(match[1]!)) return [];
    const value = match[2]!;
    // Ten digits with a right check digit are a person's, unless the label says otherwise.
    if (isNationalId(value) && region.weight < 0.9) return [];
    const before = deed.text.slice(Math.max(0, region.start - 30), region.start);
    if (/(?:هويه|السجل المدني|جوال|قطعه|مخطط|بلك|المعامله|الطلب|الرخصه)\s*(?:رقم)?\s*[:：]?\s*$/u.test(before)) return [];
    const start = region.start + match[1]!.length;
    return [{ value, key: value, start, end: start + value.length, weight: region.weight * (value.length < 6 ? 0.75 : 0.95), evidence: 'label' }];
  });
}

/** The day of the deed, with its Hijri beside it. */
export function readIssueDate(findings: Findings): DeedReadingField {
  const { deed, dates } = findings;
  const candidates = dateCandidates(findings, issueDateLabels, [/(?:حرر|تحريرا|صدر|جري|تم)\p{L}*\s[^.\n\d]{0,24}?(?:في|بتاريخ|يوم)\s/gu, /(?:ففي|انه\s+في|في)\s+يوم\s/gu]);
  const days = new Set(dates.map((date) => date.iso));
  dates.forEach((date, index) => {
    const weight = days.size === 1 ? 0.7 : index === 0 ? 0.3 : 0.1;
    candidates.push({ value: date.iso, key: date.iso, start: date.start, end: date.end, weight, evidence: 'presence', parts: { hijri: date.hijri } });
  });
  const choice = choose(candidates);
  const mention = dates.find((date) => date.iso === choice?.value);
  const validated = mention !== undefined && (mention.difference === 0 || (mention.explicit && choice!.evidence.has('label')));
  return fieldOf(deed, 'issueDate', choice, { validated, note: choice && dateDoubt(dates, choice.value) });
}

/** Square metres. */
function readArea({ deed }: Findings): DeedReadingField {
  const labelled = regionsOf(deed, areaLabels);
  const areas = findAreas(deed.text);
  const candidates: Candidate<number>[] = [];
  for (const area of areas) {
    candidates.push({ value: area.value, key: String(area.value), start: area.start, end: area.end, weight: 0.7, evidence: area.kind });
  }
  for (const region of labelled) {
    const text = deed.text.slice(region.start, Math.min(region.end, region.start + 40));
    const match = /^([^\d\t]{0,18}?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,2}(?!\d))?)/u.exec(text);
    const words = areas.find((area) => area.kind === 'words' && area.start >= region.start && area.start < region.start + 30);
    if (words) candidates.push({ value: words.value, key: String(words.value), start: words.start, end: words.end, weight: region.weight * 0.8, evidence: 'label' });
    if (!match || /رقم|تاريخ/.test(match[1]!)) continue;
    const value = areaNumber(match[2]!);
    const start = region.start + match[1]!.length;
    if (value > 0 && value < 1e9) candidates.push({ value, key: String(value), start, end: start + match[2]!.length, weight: region.weight * 0.93, evidence: 'label' });
  }
  const choice = choose(candidates);
  const other = choice && areas.find((area) => area.kind === 'words' && Math.abs(area.value - choice.value) > 0.005 && Math.abs(area.value - Math.trunc(choice.value)) > 0.005);
  const agreeing = choice !== null && choice.evidence.size >= 2;
  return fieldOf(deed, 'area', choice, { validated: agreeing || (choice?.evidence.has('label') ?? false), note: other && !choice.evidence.has('words') ? notes.areaWords : null });
}

/** "1,332.64" and "322,47" as numbers. */
export function areaNumber(text: string): number {
  return Number(/^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replace(/,/g, ''));
}

function readOwner(findings: Findings): DeedReadingField {
  const { deed, names } = findings;
  const candidates = [...nameCandidates(findings, ownerLabels), ...namesAfter(findings, ownerPhrases)];
  const others = names.filter((name) => !isOfficial(deed, name) && !formerOwner.test(deed.text.slice(Math.max(0, name.start - 40), name.start)));
  for (const name of others) {
    const identified = /^[^.\n]{0,70}?(?<!\d)[12]\d{9}(?!\d)/u.test(deed.text.slice(name.end, name.end + 90));
    if (identified) candidates.push(personCandidate(deed, name, 0.4, 'identified'));
    if (others.length === 1) candidates.push(personCandidate(deed, name, 0.5, 'only'));
  }
  const choice = choose(candidates);
  const named = choice !== null && names.some((name) => name.start === choice.candidate.start);
  return fieldOf(deed, 'ownerName', choice, { validated: named && (choice.evidence.has('label') || choice.evidence.size >= 2) });
}
