import { isNationalId } from '@waqf/formats';
import {
  areaDigits,
  type AreaMention,
  areaNumber,
  findAreas,
  isCorrected,
  isOfAnother,
} from '../entities/area-mentions.js';
import { type Candidate, choose, fieldOf } from '../evidence/candidates.js';
import type { Bilingual } from '@waqf/contracts';
import type { DeedReadingField } from '../deed-reading.js';
import { isCorrection } from '../entities/corrections.js';
import { belongsTo } from '../entities/document-references.js';
import { dateCandidates, dateDoubt, daysOf, type Findings } from '../evidence/field-evidence.js';
import { areaLabels, deedNumberLabels, issueDateLabels, propertyNumberLabels } from '../labels/property-labels.js';
import { labelBefore } from '../labels/cell-labels.js';
import { type LabelledRegion, regionsOf } from '../labels/labels.js';
import type { LabelSet } from '../labels/label-set.js';
import { readLocation } from './location.js';
import { readOwner } from './property-owner.js';
import { weighNumbers } from '../tagger/weigh-candidates.js';
import { resolveDisagreement, weighKnownValues } from '../tagger/known-values.js';
import { plainDigits, registerNumbers } from '../entities/register-numbers.js';

const notes = {
  number: {
    ar: 'رقم لم يرد بعد تسمية واضحة. قارنه بالصك.',
    en: 'A number without a clear label. Compare it with the deed.',
  },
  order: {
    ar: 'قد تكون أجزاء هذا الرقم معكوسة الترتيب في الملف. قارنها بالصك.',
    en: 'The parts of this number may stand in the reverse order in the file. Compare them with the deed.',
  },
  foreign: {
    ar: 'يبدو من الصك أن هذا لوثيقة أخرى يذكرها. قارنه بالصك.',
    en: 'By its wording this belongs to another paper that the deed names. Compare it with the deed.',
  },
  corrects: {
    ar: 'هذه الورقة تصحيح لصك، وقد يكون هذا تاريخ التصحيح. قارنه بالصك.',
    en: 'This paper corrects a deed, and the date may be that of the correction. Compare it with the deed.',
  },
  part: {
    ar: 'تبدو هذه مساحة جزء أو عقار آخر. قارنها بالصك.',
    en: 'This seems to be the area of a part or of another property. Compare it with the deed.',
  },
  areaWords: {
    ar: 'المساحة بالأرقام لا توافق المساحة بالحروف.',
    en: 'The area in digits differs from the area in words.',
  },
} as const satisfies Record<string, Bilingual>;

/** The five fields of a property deed (صك ملكية). */
export function readPropertyFields(findings: Findings): DeedReadingField[] {
  return [
    readPropertyNumber(findings),
    readIssueDate(findings),
    readLocation(findings),
    readArea(findings),
    readOwner(findings),
  ];
}

/** Whether all evidence says that the value belongs to another paper, part or party. */
const isForeignOnly = (choice: { evidence: Set<string> } | null): boolean =>
  choice !== null && [...choice.evidence].every((kind) => kind === 'foreign');

/** رقم العقار when the deed has one, otherwise رقم الصك. */
function readPropertyNumber(findings: Findings): DeedReadingField {
  const { deed, dates } = findings;
  const own = numberCandidates(deed, propertyNumberLabels);
  const candidates = own.length > 0 ? own : allDeedNumbers(deed, dates);
  // Where a caption names the property's number, what another caption names the deed's is not the property's. A short
  // number may be that of a plot.
  const ofDeed = new Set(
    own.some(({ evidence, value }) => evidence === 'label' && value.length >= leastOfRegister)
      ? numberCandidates(deed, deedNumberLabels).flatMap(({ start, evidence }) => (evidence === 'label' ? [start] : []))
      : [],
  );
  const isOther = (at: number): boolean =>
    (ofDeed.has(at) && !own.some(({ start }) => start === at)) ||
    dates.some(({ start, end }) => at >= start && at < end) ||
    isNationalId(deed.text.slice(at, at + 10)) ||
    ofYear.test(deed.text.slice(Math.max(0, at - 10), at)) ||
    ofRequest.test(deed.text.slice(Math.max(0, at - 40), at));
  const weighed = weighNumbers(findings, 'propertyNumber', candidates, isOther, (_, written) => plainDigits(written));
  const { choice, doubt } = resolveDisagreement(choose(candidates), choose(weighed));
  const foreign = isForeignOnly(choice);
  const validated = !foreign && choice !== null && choice.evidence.has('label') && /^\d{6,16}$/.test(choice.value);
  return fieldOf(deed, 'propertyNumber', choice, {
    validated,
    note: foreign ? notes.foreign : (doubt ?? (choice && partsMayTurn.test(choice.value) ? notes.order : null)),
    hint: choice && !choice.evidence.has('label') ? notes.number : null,
  });
}

/**
 * Behind Arabic words the parts of "30-114-008852" are drawn from the right, whichever way they were meant; a slash
 * or a Latin letter keeps them in order.
 */
const partsMayTurn = /^\d+(?:-\d+)+$/;

/** The least digits of a property's number in the register. */
const leastOfRegister = 6;

/** "ضبط صحيفة 41 لسنة 1394": the year of a paper is no number. */
const ofYear = /(?<!\p{L})[بلو]?(?:سنه|عام|لعام|لسنه)\s*$/u;

/** "باستدعاء قيد برقم 714": the number under which a request was entered. */
const ofRequest = /(?:استدعاء|عريض[هت])\p{L}{0,2}\s+(?:(?:ال)?(?:قيد|مقيد|مسجل)\p{L}?\s+)?(?:ب|ال)?رقم\p{L}?\s*$/u;

/** The long numbers of modern deeds; register numbers as well when the deed gives no long number as its own. */
function allDeedNumbers(deed: Findings['deed'], dates: Findings['dates']): Candidate<string>[] {
  const long = deedNumberCandidates(deed);
  const own = long.some(({ value, evidence }) => value.length >= 8 && (evidence === 'label' || evidence === 'itself'));
  return own ? long : [...long, ...registerNumbers(deed, dates, deedNumberLabels)];
}

function deedNumberCandidates(deed: Findings['deed']): Candidate<string>[] {
  const candidates = numberCandidates(deed, deedNumberLabels);
  const bare = [...deed.text.matchAll(/(?<![\d/.,])\d{6,16}(?!\d|[/.,]\d)/g)].flatMap((match) => {
    const value = match[0];
    const before = deed.text.slice(Math.max(0, match.index - 36), match.index);
    if (
      isNationalId(value) ||
      /^05\d{8}$/.test(value) ||
      otherNumber.test(before) ||
      /^\s*(?:ريال|م(?!\p{L})|متر|%)/u.test(deed.text.slice(match.index + value.length, match.index + value.length + 8))
    )
      return [];
    return [
      {
        value,
        key: value,
        start: match.index,
        end: match.index + value.length,
        belonging: otherCaption.test(labelBefore(deed, match.index)) ? 'another' : belongsTo(deed.text, match.index),
      },
    ];
  });
  const long = bare.filter(({ value, belonging }) => value.length === 12 && belonging !== 'another');
  for (const { belonging, ...one } of bare) {
    if (belonging === 'itself') candidates.push({ ...one, weight: 0.6, evidence: 'itself' });
    if (one.value.length === 12 && belonging !== 'another')
      candidates.push({ ...one, weight: long.length === 1 ? 0.55 : 0.25, evidence: 'shape' });
    else if (belonging === null && one.value.length >= 9) candidates.push({ ...one, weight: 0.2, evidence: 'shape' });
  }
  return candidates;
}

/** Labels of cells whose number belongs to another paper, or is not a deed number at all. */
const otherCaption =
  /مستند|اصل(?!ي)|سابق|قديم|منشا|مصدر|ملغ|رفع|مساح|كروكي|مخطط|قطع|رخص|وكال|معامل|طلب|قضي|قرار|هوي[هت]|بطاق|احوال|سجل\s+(?:ال)?(?:مدني|تجاري)|جوال|هاتف|بريد|مبلغ|ثمن|قيم[هة]/u;

/** Words right before a number that is not a deed number. */
const otherNumber =
  /(?:هوي[هت]\p{L}*|سجل\p{L}*\s+(?:ال)?(?:مدني|تجاري|وطني)\p{L}*|بطاق\p{L}*(?:\s+احوال)?|احوال|(?:شرك[هت]|موسس[هت]|مصرف|بنك)[^\n\t:]{0,40}\s[—\-(،,]\s*سجل|حفيظ\p{L}*(?:\s+(?:ال)?نفوس\p{L}*)?|دفتر\s+(?:ال)?عايل\p{L}*|جوال\p{L}*|هاتف\p{L}*|قطع[هت]\p{L}*|مخطط|بلو?ك|معامل[هت]\p{L}*|طلب\p{L}*|رخص[هت]\p{L}*|شيك|وكال[هت]\p{L}*|قضي[هت]\p{L}*|دعوي|خطاب\p{L}*|ثمن\p{L}*|مبلغ|بريدي|ص\.ب|البايع|(?<!عقار\p{L}{0,2}\s+(?:ال)?)موحد|قرض|صفحه|مجلد|رخصه|دفعت|كروكي)\s*(?:ذ[ويا]\s+|ذات\s+)?(?:(?:ب|ال)?رقم\p{L}*)?\s*[:：/(]?\s*$/u;

function numberCandidates(deed: Findings['deed'], labels: LabelSet): Candidate<string>[] {
  return regionsOf(deed, labels).flatMap((region): Candidate<string>[] => {
    const text = deed.text.slice(region.start, Math.min(region.end, region.start + 56));
    // "رقم الصك المستخرج بهذا: …": more words about the number may come before it.
    const match =
      /^([^\d\t:]{0,10}|[^\d\t.،:\n]{0,30}[:：]?\s{0,2})((?<![A-Z])[A-Z]{1,4}[-/]\d{2,8}(?:[-/]\d{2,8}){0,2}|(?<![A-Z][-/])(?:\d{2,8}(?:[-.]\d{3,8}){1,3}(?:-\d{1,2})?(?![-.]\d)|\d{4,20}))(?![\d/]|[.,]\d|\s?(?:متر|م[2²]|ريال))/u.exec(
        text,
      );
    if (!match || /هوي|سجل|جوال|قطع|مخطط|تاريخ|مورخ|صادر|معامل|مبلغ|ثمن/.test(match[1]!)) return [];
    const value = match[2]!;
    // Ten digits with a correct check digit are a person's id, unless the label says otherwise.
    if (isNationalId(value) && region.weight < 0.9) return [];
    const start = region.start + match[1]!.length;
    if (
      region.how === 'inline' &&
      (otherNumber.test(deed.text.slice(Math.max(0, region.start - 36), region.start)) ||
        otherNumber.test(deed.text.slice(Math.max(0, start - 36), start)))
    )
      return [];
    // "مستند التملك: صك 423…": a label within the value of another label.
    const caption = region.how === 'inline' ? labelBefore(deed, region.start - region.label.length) : '';
    const belonging =
      caption !== '' && caption !== region.label && otherCaption.test(caption)
        ? 'another'
        : region.how === 'inline' || region.how === 'row'
          ? belongsTo(deed.text, start)
          : null;
    const candidate = { value, key: value, start, end: start + value.length };
    if (belonging === 'another') return [{ ...candidate, weight: region.weight * 0.25, evidence: 'foreign' as const }];
    const found: Candidate<string>[] = [
      { ...candidate, weight: region.weight * (value.length < 6 ? 0.75 : 0.95), evidence: 'label' },
    ];
    return belonging === 'itself' && value.length >= 6
      ? [...found, { ...candidate, weight: 0.6, evidence: 'itself' }]
      : found;
  });
}

/** The date of the deed, with its Hijri date beside it. */
function readIssueDate(findings: Findings): DeedReadingField {
  const { deed, dates } = findings;
  const belonging = new Map(dates.map((date) => [date.start, belongsTo(deed.text, date.start)]));
  const isForeign = (start: number): boolean => belonging.get(start) === 'another';
  const pointed = dateCandidates(findings, issueDateLabels, [
    /(?:حرر|تحريرا|صدر|جري|تم)\p{L}*\s[^.\n\d]{0,24}?(?:في|بتاريخ|يوم)\s/gu,
    /(?:ففي|انه\s+في|في)\s+يوم\s/gu,
  ]);
  const candidates = pointed.map((one) =>
    isForeign(one.start) ? { ...one, weight: one.weight * 0.25, evidence: 'foreign' as const } : one,
  );
  const own = dates.filter((date) => !isForeign(date.start));
  const days = new Set(own.map((date) => date.iso));
  own.forEach((date, index) => {
    const candidate = {
      value: date.iso,
      key: date.iso,
      start: date.start,
      end: date.end,
      parts: { hijri: date.hijri },
    };
    const weight = days.size === 1 ? 0.7 : index === 0 ? 0.3 : 0.1;
    candidates.push({ ...candidate, weight, evidence: 'presence' });
    if (belonging.get(date.start) === 'itself') candidates.push({ ...candidate, weight: 0.6, evidence: 'itself' });
    if (followsNumber(deed, date.start)) candidates.push({ ...candidate, weight: 0.6, evidence: 'number' });
  });
  // No deed cites a paper that is later than itself, so the latest date may be its own.
  const last = own.reduce<(typeof own)[number] | null>((a, b) => (a && a.iso >= b.iso ? a : b), null);
  if (last && days.size > 1)
    candidates.push({
      value: last.iso,
      key: last.iso,
      start: last.start,
      end: last.end,
      weight: 0.3,
      evidence: 'latest',
      parts: { hijri: last.hijri },
    });
  for (const date of dates)
    if (isForeign(date.start))
      candidates.push({
        value: date.iso,
        key: date.iso,
        start: date.start,
        end: date.end,
        weight: 0.05,
        evidence: 'foreign',
        parts: { hijri: date.hijri },
      });
  const weighed = weighKnownValues(findings, 'property_deed', 'issueDate', candidates, daysOf(dates));
  const { choice, doubt } = resolveDisagreement(choose(candidates), choose(weighed));
  const mention = dates.find((date) => date.start === choice?.candidate.start);
  const foreign = isForeignOnly(choice);
  const correction = dates.length > 1 && isCorrection(deed.text) ? notes.corrects : null;
  const validated =
    mention !== undefined &&
    !foreign &&
    (mention.difference === 0 || (mention.explicit && choice!.evidence.has('label')));
  return fieldOf(deed, 'issueDate', choice, {
    validated,
    note: foreign ? notes.foreign : ((choice && dateDoubt(dates, choice.value)) ?? doubt ?? correction),
  });
}

/** "رقم 443596928361 وتاريخ …": whether the date is right after a number that can be a deed's. */
function followsNumber(deed: Findings['deed'], start: number): boolean {
  return /(?<!\d)\d{6,16}\s*[\t\n،/.\-]?\s*(?:و?(?:ب|ال)?تاريخ\p{L}*|و?(?:ال)?مورخ\p{L}*|(?:ال)?صادر\p{L}*|بيوم|يوم|في|Date)?\s*(?:في|بتاريخ|يوم)?\s*[:：]?\s*$/u.test(
    deed.text.slice(Math.max(0, start - 56), start),
  );
}

/** The area in square metres. */
function readArea(findings: Findings): DeedReadingField {
  const { deed, dates } = findings;
  const areas = findAreas(deed.text);
  const candidates: Candidate<number>[] = areas.map(({ value, start, end, kind, other }) => ({
    value,
    key: String(value),
    start,
    end,
    weight: other ? 0.2 : 0.7,
    evidence: other ? 'foreign' : kind,
  }));
  for (const region of regionsOf(deed, areaLabels)) {
    const words = areas.find(
      (area) => area.kind === 'words' && !area.other && area.start >= region.start && area.start < region.start + 30,
    );
    if (words)
      candidates.push({
        value: words.value,
        key: String(words.value),
        start: words.start,
        end: words.end,
        weight: region.weight * 0.8,
        evidence: 'label',
      });
    candidates.push(...labelledArea(deed, region, areas).filter((one) => !isCorrected(deed.text, one.start, one.end)));
  }
  const isOther = (at: number): boolean =>
    dates.some(({ start, end }) => at >= start && at < end) || isOfAnother(deed.text, at);
  // The amount may go on behind its unit: "7,570 متر مربع و32 سنتيمتراً".
  const amountAt = (text: string, start: number): number | null => {
    const amount = areaOf(text);
    return amount && (areas.find((area) => area.kind === 'digits' && area.start === start)?.value ?? amount);
  };
  const weighed = weighNumbers(findings, 'area', candidates, isOther, (text, _, start) => amountAt(text, start));
  const { choice, doubt } = resolveDisagreement(choose(candidates), choose(weighed));
  const foreign = isForeignOnly(choice);
  const other =
    choice &&
    areas.find(
      (area) =>
        area.kind === 'words' &&
        !area.other &&
        Math.abs(area.value - choice.value) > 0.005 &&
        Math.abs(area.value - Math.trunc(choice.value)) > 0.005,
    );
  const agreeing = choice !== null && choice.evidence.size >= 2;
  return fieldOf(deed, 'area', choice, {
    validated: !foreign && (agreeing || (choice?.evidence.has('label') ?? false)),
    note: foreign ? notes.part : other && !choice.evidence.has('words') ? notes.areaWords : doubt,
  });
}

/** The area in square metres of a number in digits; null when no property has such an area. */
function areaOf(text: string): number | null {
  const value = /\//.test(text) ? 0 : areaNumber(text);
  return value >= leastArea && value < 1e7 ? value : null;
}

/** The smallest area of a property, in square metres. */
const leastArea = 10;

const labelled = new RegExp(
  `^([^\\d\\t]{0,18}?)(?<![mMم])(${areaDigits})(?!\\s*(?:%|ريال|هكتار|دونم|قدم|اقدام|ft|sq\\.?\\s?ft|سم(?!\\p{L})|\\d*\\/)|[.,]\\d)`,
  'u',
);

/** The amount after a label, with its hundredths when they follow the unit. */
function labelledArea(deed: Findings['deed'], region: LabelledRegion, areas: AreaMention[]): Candidate<number>[] {
  const text = deed.text.slice(region.start, Math.min(region.end, region.start + 60));
  const match = labelled.exec(text);
  if (!match || /رقم|تاريخ/.test(match[1]!)) return [];
  const start = region.start + match[1]!.length;
  const mention = areas.find((area) => area.kind === 'digits' && Math.abs(area.start - start) < 2);
  const value = mention?.value ?? areaNumber(match[2]!);
  if (mention?.other || (region.how === 'inline' && isOfAnother(deed.text, start)) || value <= 0 || value >= 1e9)
    return [];
  const candidate = { value, key: String(value), start, end: mention?.end ?? start + match[2]!.length };
  // "المساحة بحسب الصك" beside a net area: the deed says which of the two is its own.
  const own: Candidate<number>[] = /صك/u.test(region.label) ? [{ ...candidate, weight: 0.6, evidence: 'itself' }] : [];
  return [{ ...candidate, weight: region.weight * 0.93, evidence: 'label' }, ...own];
}
