import type { EvidenceKind } from '../evidence/evidence-kinds.js';
import { type Candidate, choose, type Choice, fieldOf, trimmed } from '../evidence/candidates.js';
import type { DeedText } from '../text/deed-text.js';
import type { Bilingual } from '@waqf/contracts';
import type { DeedReadingField } from '../deed-reading.js';
import type { Findings } from '../evidence/field-evidence.js';
import { cityLabels, districtLabels, placeLabels } from '../labels/property-labels.js';
import { districtKind, sureOfKind } from '../lexicon/place-words.js';
import { freeValueEnd, type LabelledRegion, regionsOf } from '../labels/labels.js';
import { isLabel } from '../labels/label-words.js';
import { weighCandidates } from '../tagger/weigh-candidates.js';
import {
  cityPattern,
  areExperts,
  isCity,
  isGrandfather,
  isKnownDistrict,
  isNoPlace,
  knownNamesIn,
  placeName,
  wholePlace,
} from '../entities/places.js';
import {
  districtProse,
  cityProse,
  cityAnywhere,
  besideCity,
  sentenceContinues,
  pairedCell,
  behindProperty,
  calledSo,
  afterLocationVerb,
  villageOf,
  officeBefore,
  nameAtStart,
} from './location-patterns.js';

const halfFound: Bilingual = {
  ar: 'وجدنا جزءًا من الموقع فقط. أكمله من الصك.',
  en: 'Only a part of the location was found. Complete it from the deed.',
};

type Part = Candidate<string>;

/** City and district as one string, "المدينة، الحي". */
export function readLocation(findings: Findings): DeedReadingField {
  const { deed } = findings;
  const district = choose(wholeNames(deed, learned(findings, 'district', districtCandidates(deed))));
  const city = choose(
    learned(findings, 'city', cityCandidates(deed, district)).filter(
      (one) => one.key !== district?.candidate.key && !isGrandfather(deed.text, one) && !areExperts(deed.text, one),
    ),
  );
  const first = city ?? district;
  const second = district ?? city;
  if (!first || !second) return fieldOf(deed, 'location', null);
  const both = city && district;
  const value = both ? `${city.value}، ${district.value}` : first.value;
  const confidence = both ? Math.min(city.confidence, district.confidence) : first.confidence * 0.6;
  const parts = { ...(city ? { city: city.value } : {}), ...(district ? { district: district.value } : {}) };
  const near = Math.abs(first.candidate.start - second.candidate.start) < 160;
  // When the two are far apart, the box is that of the district, the more specific value.
  const start = near ? Math.min(first.candidate.start, second.candidate.start) : second.candidate.start;
  const end = near ? Math.max(first.candidate.end, second.candidate.end) : second.candidate.end;
  const candidate = { ...first.candidate, value, key: value, start, end, parts };
  const choice = {
    value,
    candidate,
    confidence,
    evidence: new Set([...first.evidence, ...second.evidence]),
    rival: both ? Math.max(city.rival, district.rival) : 0,
    rivals: [...(city?.rivals ?? []), ...(district?.rivals ?? [])],
  };
  const validated =
    both !== null && first.evidence.size + second.evidence.size >= 3 && (city?.evidence.has('known') ?? false);
  return fieldOf(deed, 'location', choice, { validated, note: both ? null : halfFound });
}

/** The candidates as weighed by the tagger, with the tagger's own candidates that can be a place. */
function learned(findings: Findings, field: 'city' | 'district', candidates: Part[]): Part[] {
  const { deed } = findings;
  return weighCandidates(findings, 'property_deed', field, candidates).flatMap((one) => {
    if (one.evidence !== 'learned') return [one];
    const { start, end } = wholePlace(deed.text, one);
    return part(deed, start + prepositionAt(deed, { start, end }), end, one.weight, 'learned');
  });
}

/** Candidates with the whole name where they are a part of a known one: "الليل" in "سوق الليل". */
function wholeNames(deed: DeedText, candidates: Part[]): Part[] {
  const known = knownNamesIn(deed.text);
  return candidates.flatMap((one) => {
    // A candidate may begin with a joined preposition: "بسوق الليل".
    const from = one.start + (/^[بلوف]{0,2}/u.exec(deed.text.slice(one.start, one.start + 2))?.[0].length ?? 0);
    const whole = known.find(({ start, end }) => start <= from && end >= one.end);
    return whole ? part(deed, whole.start, whole.end, one.weight, one.evidence) : [one];
  });
}

const kindBefore = new RegExp(`(?<!\\p{L})[وف]?[بل]?(?:ال)?(?:${districtKind})\\s+$`, 'u');

/** 1 when ب is joined to a place name: "استراحتها التي بشهار"; 0 in "حي بريمان" and in a cell. */
function prepositionAt(deed: DeedText, { start, end }: { start: number; end: number }): 0 | 1 {
  const name = deed.text.slice(start, end);
  if (!/^ب\p{L}{3}/u.test(name) || isCity(name) || isKnownDistrict(name)) return 0;
  if (/^بال\p{L}{3}/u.test(name)) return 1;
  const before = deed.text.slice(Math.max(0, start - 16), start);
  return /\p{L}\s$/u.test(before) && !kindBefore.test(before) ? 1 : 0;
}

function part(deed: DeedText, start: number, end: number, weight: number, evidence: EvidenceKind): Part[] {
  const latin = /\s*[(/]?\s*[A-Za-z][A-Za-z '.-]*\)?\s*$/u.exec(deed.text.slice(start, end));
  // "اللؤلؤ Al Lulu": the name in Latin letters is the same name.
  if (latin && latin.index > 0) return part(deed, start, start + latin.index, weight, evidence);
  // "الضليعة جنوبي عنيزة": where it lies from the town; "الراكة الشمالية" is a name.
  const lying = /\s(?:شمال|جنوب|شرق|غرب)ي?\s*$/u.exec(deed.text.slice(start, end));
  if (lying && lying.index > 0) return part(deed, start, start + lying.index, weight, evidence);
  // "العزيزية الشارع العام": the street is no part of the quarter.
  const street = /\p{L}\s+(?=(?:ال)?(?:شارع|طريق)(?:\s|$))/u.exec(deed.text.slice(start, end));
  if (street) return part(deed, start, start + street.index + 1, weight, evidence);
  const folded = deed.text.slice(start, end);
  const before = /^[\s:،("«]*(?:ب?(?:ال)?(?:حي|حاره|محله|حله)\s+|ب?مدينه\s+|ب?محافظه\s+)?/u.exec(folded)![0].length;
  const value = trimmed(deed.original(start + before, end));
  const key = folded.slice(before).replace(/[^\p{L}\p{N}]+/gu, '');
  if (
    value.length < 2 ||
    value.length > 40 ||
    /\d/.test(key) ||
    // The English caption of a form is not a place.
    !/\p{Script=Arabic}/u.test(key) ||
    value.split(/\s+/).length > 5 ||
    isLabel(folded) ||
    isNoPlace(folded.slice(before))
  )
    return [];
  return [{ value, key, start: start + before, end, weight, evidence }];
}

function cityCandidates(deed: DeedText, district: Choice<string> | null): Part[] {
  const found: Part[] = [];
  for (const region of regionsOf(deed, cityLabels)) {
    const end =
      region.how === 'inline' ? Math.min(freeValueEnd(deed, region.start, region.end), region.start + 40) : region.end;
    const text = deed.text.slice(region.start, end);
    // "المدينة المنورة" begins like the label المدينة.
    if (region.how === 'inline' && (/^(?:المنوره|النبويه)/.test(text) || (region.weight < 0.85 && !region.parted)))
      continue;
    const known = [...text.matchAll(cityAnywhere)].at(-1);
    if (known) {
      const start = region.start + known.index + known[0].length - known[1]!.length;
      found.push(...part(deed, start, start + known[1]!.length, region.weight * 0.95, 'label'));
    } else if (!/[،,/]/.test(text) || region.how !== 'inline') {
      const cut = /^[^،,.\n\t(]+/u.exec(text)?.[0].length ?? 0;
      // Places that are not in the list may be cities too, but a cell with a listed city is more surely the value.
      found.push(
        ...part(deed, region.start, region.start + cut, region.weight * (region.how === 'inline' ? 0.8 : 0.6), 'label'),
      );
    }
  }
  for (const match of deed.text.matchAll(cityProse)) {
    const start = match.index + match[0].length - match[1]!.length;
    found.push(...part(deed, start, start + match[1]!.length, isCity(match[1]!) ? 0.85 : 0.55, 'prose'));
  }
  for (const match of deed.text.matchAll(cityAnywhere)) found.push(...knownCity(deed, match, district));
  return found;
}

function knownCity(deed: DeedText, match: RegExpExecArray, district: Choice<string> | null): Part[] {
  const start = match.index + match[0].length - match[1]!.length;
  const end = start + match[1]!.length;
  const before = deed.text.slice(Math.max(0, match.index - 40), match.index);
  // Courts and notaries name their own city, which is often that of the property.
  const office =
    /(?:محكمه|كتابه|العدل|العامه|الشخصيه|دايره|فرع|مكتب|مركز|امانه|بلديه|عدل|الثانيه|الاولي|المعتمد|Public)\s+(?:-\s+)?(?:\p{L}+\s+){0,2}$/u.test(
      before,
    );
  // "ابن عمي المقيم بالكويت": where a person lives says nothing of the property.
  if (lives.test(before)) return part(deed, start, end, 0.15, 'known');
  const placed = placeLabelBefore(before);
  const found = part(
    deed,
    start,
    end,
    office ? 0.3 : placed ? 0.8 : 0.35,
    placed && !office ? 'place' : office ? 'office' : 'known',
  );
  if (!office) found.push(...part(deed, start, end, 0.3, 'known'));
  const gap = district ? Math.max(start - district.candidate.end, district.candidate.start - end) : Infinity;
  if (gap < 44 && !office) found.push(...part(deed, start, end, gap < 22 ? 0.7 : 0.5, 'near'));
  return found;
}

const lives = /(?<!\p{L})(?:ال)?(?:مقيم|ساكن|قاطن|مولود)(?:ه|ين|ون)?\s+(?:حاليا\s+|الان\s+)?(?:مدينه\s+)?$/u;

const placeLabelBefore = (before: string): boolean =>
  /(?:الموقع|موقع العقار|عنوان العقار|موقعه|الواقعه?|الكاينه?|حي\s+\p{L}+)\s*[:،,\-/]?\s*(?:\p{L}+\s*[،,\-/]?\s*){0,3}$/u.test(
    before,
  );

function districtCandidates(deed: DeedText): Part[] {
  const found: Part[] = [];
  for (const region of regionsOf(deed, districtLabels)) {
    if (region.how === 'inline' && region.weight < 0.9 && !region.parted) continue;
    const end = region.how === 'inline' ? freeValueEnd(deed, region.start, region.end) : region.end;
    const text = deed.text.slice(region.start, end);
    // When another label follows in the same line, only the name itself is the value.
    const named = /[:：]|[.…_]{3}/.test(text) ? nameAtStart.exec(text)?.[0].length : undefined;
    const cut = named ?? /^[^،,.\n\t(]+/u.exec(text)?.[0].length ?? 0;
    found.push(...part(deed, region.start, region.start + cut, region.weight * 0.93, 'label'));
  }
  for (const match of deed.text.matchAll(districtProse)) found.push(...districtInProse(deed, match));
  for (const pattern of besideCity) {
    for (const match of deed.text.matchAll(pattern)) {
      const start = match.index + match[0].lastIndexOf(match.groups!.name!);
      found.push(
        ...part(
          deed,
          start,
          start + match.groups!.name!.length,
          /(?:الواقع|الكاين|العقار|ارض|بيت|دار|تقع|يقع|وهي|وهو|البيضاء)/u.test(
            deed.text.slice(Math.max(0, match.index - 60), match.index + 6),
          )
            ? 0.55
            : 0.3,
          'place',
        ),
      );
    }
  }
  for (const match of deed.text.matchAll(afterLocationVerb)) {
    const { name } = match.groups!;
    const start = match.index + match[0].length - name!.length;
    if (!isCity(name!)) found.push(...part(deed, start, start + name!.length, 0.45, 'place'));
  }
  for (const region of regionsOf(deed, placeLabels)) found.push(...districtInPlace(deed, region));
  found.push(...pairedCells(deed));
  if (!found.some(({ key }) => !isCity(key))) found.push(...unnamedKind(deed));
  if (found.length === 0) found.push(...knownPlaces(deed));
  const named = found.filter(({ key, evidence }) => evidence === 'label' || !isCity(key));
  named.push(...villages(deed));
  return [
    ...named,
    ...named
      .filter(({ start, end }) => isKnownDistrict(deed.text.slice(start, end)))
      .map((one) => ({ ...one, weight: 0.3, evidence: 'known' as const })),
  ];
}

/** "البستان المعروف بالرومية بقباء": a well-known quarter behind "in" says where it is, if nothing else does. */
const knownPlaces = (deed: DeedText): Part[] => [
  ...knownNamesIn(deed.text).flatMap(({ start, end }) => part(deed, start, end, 0.35, 'place')),
  ...[...deed.text.matchAll(/(?<!\p{L})(?:في\s+|ب)(\p{L}{3,})(?!\p{L})/gu)].flatMap((match) => {
    const end = match.index + match[0].length;
    return isKnownDistrict(match[1]!) && !isCity(match[1]!)
      ? part(deed, end - match[1]!.length, end, 0.35, 'place')
      : [];
  }),
];

function villages(deed: DeedText): Part[] {
  return [...deed.text.matchAll(villageOf)].flatMap((match) => {
    const { name } = match.groups!;
    const at = match.index + match[0].indexOf(name!);
    // "بريدة" begins with ب, which elsewhere is the preposition "in".
    const start = deed.text[at - 1] === 'ب' && isCity(`ب${name}`) ? at - 1 : at;
    if (officeBefore.test(deed.text.slice(Math.max(0, start - 14), start))) return [];
    return part(deed, start, at + name!.length, 0.6, 'place');
  });
}

/** A cell that contains only a name and a city, whatever its label says: "أبحر الشمالية، جدة". */
function pairedCells(deed: DeedText): Part[] {
  return deed.blocks.flatMap((block) => {
    const match = pairedCell.exec(deed.textOf(block));
    if (!match || isLabel(deed.textOf(block))) return [];
    const name = (match.groups!.first ?? match.groups!.second)!;
    const start =
      block.start + deed.textOf(block).indexOf(name, match.groups!.first ? 0 : match[0].length - name.length);
    return part(deed, start, start + name.length, 0.6, 'place');
  });
}

/** "القطعة رقم 203 من المخطط في الدحو": without a word for the kind of place, the name after "in" is the place. */
function unnamedKind(deed: DeedText): Part[] {
  return [behindProperty, calledSo].flatMap((pattern) =>
    [...deed.text.matchAll(pattern)].flatMap((match) => {
      const { name } = match.groups!;
      const start = match.index + match[0].length - name!.length;
      return isCity(name!) || isNoPlace(name!) ? [] : part(deed, start, start + name!.length, 0.35, 'place');
    }),
  );
}

function districtInProse(deed: DeedText, match: RegExpExecArray): Part[] {
  const { kind, upToMark, name } = match.groups!;
  const words = (upToMark ?? name)!;
  const at = match.index + match[0].lastIndexOf(words);
  const block = deed.blockAt(match.index);
  // "حي العقار" in a cell is the name of a field.
  if (block !== null && isLabel(deed.textOf(block))) return [];
  const inner = new RegExp(`^${placeName}`, 'u').exec(words)?.[0] ?? words;
  // Text up to a mark is the whole name only when it contains no other word of the sentence.
  const whole =
    upToMark !== undefined &&
    !/\s(?:(?:من|في|عن)(?:ه|ها|هما)?|الي|مع|حتي|ثم|حيث|ب\p{L}*|علي|وقد|المذكور|اسم\p{L}*|قد|لا|ان|بين|هذا|هذه|التابع\p{L}*|الواقع\p{L}*|من|و\p{L}+|ذات|رقم|التي|الذي|شمال\p{L}?|جنوب\p{L}?|شرق\p{L}?|غرب\p{L}?|وسط|داخل|مساح\p{L}*|قطعه|مخطط|هو|هي|شارع|ل\p{L}+)(?=\s|$)/u.test(
      words,
    ) &&
    !isCity(words.split(/\s+/).at(-1)!);
  const taken = whole ? words : inner.replace(new RegExp(`\\s+(?:${cityPattern})$`, 'u'), '');
  const weight = sureOfKind(kind!);
  const found = part(deed, at, at + taken.length, weight, 'prose');
  if (
    /(?:الواقع|الكاين|العقار|ارض|بيت|تقع|يقع|دار|عماره|شقه|فيلا)/u.test(
      deed.text.slice(Math.max(0, match.index - 70), match.index),
    )
  ) {
    found.push(...part(deed, at, at + taken.length, 0.5, 'place'));
  }
  return found;
}

const notDistrict = new RegExp(
  `(?:ال)?مملكه\\s+العربيه\\s+السعوديه|(?:ال)?منطقه\\s+\\p{L}+|(?:شارع|طريق)\\s+[^،,\\-/` +
    `|\\n]+|(?:مخطط|قطعه|القطعه|بلو?ك)\\s*(?:رقم\\s*)?\\d+|(?<!\\p{L})(?:شمال|جنوب|شرق|غرب|وسط)` +
    `(?:ي)?(?=\\s+(?:ال)?(?:مدينه|حي|محافظه|بحي))|(?<!\\p{L})(?:ب|في\\s+|من\\s+احياء\\s+` +
    `|احياء\\s+)?(?:(?:ب)?(?:ال)?(?:مدينه|محافظه|بلده)\\s+)?(?:${cityPattern})(?!\\p{L})`,
  'gu',
);

/** The district: what is left of a place when its city, street and plot are taken out. */
function districtInPlace(deed: DeedText, region: LabelledRegion): Part[] {
  const limit =
    region.how === 'inline' ? Math.min(freeValueEnd(deed, region.start, region.end), region.start + 90) : region.end;
  const whole = deed.text.slice(region.start, limit);
  const text = whole.slice(0, sentenceContinues.exec(whole)?.index ?? whole.length);
  if (region.how === 'inline' && region.weight < 0.85 && !/[،,\-/]/.test(text)) return [];
  if (![...text.matchAll(cityAnywhere)].length) return [];
  const rest = text.replace(notDistrict, (taken) => '|'.repeat(taken.length));
  const piece = [...rest.matchAll(/[^،,\-/|.]+/gu)].find((one) => /\p{L}{3,}/u.test(one[0]) && !isNoPlace(one[0]));
  if (!piece) return [];
  const lead = /^\s*(?:في\s+|ب(?=حي\s)|جهه\s+|ب?(?:قريه|هجره|محله|حاره)\s+)?/u.exec(piece[0])![0].length;
  const start = region.start + piece.index + lead;
  return part(deed, start, start + piece[0].trimEnd().length - lead, region.weight * 0.85, 'place');
}
