import type { DocumentType } from '@waqf/contracts/documents';
import { choose, type Choice } from '../evidence/candidates.js';
import type { Mentions } from '../deed-reading.js';
import { type Findings, isOfficial, nameCandidates, namesAfter } from '../evidence/field-evidence.js';
import type { LabelSet } from '../labels/label-set.js';
import { readNazirFields } from './nazir-fields.js';
import { readWaqfFields } from './waqf-fields.js';

const founderLabels: LabelSet = {
  names: ['اسم الواقف', 'الواقف', 'اسم الواقفه', 'الواقفه', 'منشي الوقف', 'صاحب الوقف', 'الموقف', 'المحبس'],
};
const founderPhrases: [RegExp, number][] = [
  [
    /(?:حضر|تقدم|مثل)\p{L}*\s+(?:لدي\s+|لدينا\s+|الينا\s+)?(?:المكلف\p{L}*\s+|شرعا\s+|المواطن\p{L}*\s+|الواقف\p{L}*\s+|السيد\p{L}*\s+|الشيخ\s+|المدعو\p{L}*\s+)*/gu,
    0.8,
  ],
  [/(?:قرر|اقر|انشا|اوقف|حبس)\p{L}*\s+(?:الواقف\p{L}*|المواطن\p{L}*|السيد\p{L}*|الشيخ)?\s*/gu, 0.75],
  [/(?:^|\n)\s*(?:انا|اقر\s+انا|اشهد\s+انا)\s+(?:الموقع\s+\p{L}+\s+ادناه\s+)?/gu, 0.8],
];
/** A clue weaker than this would report differences that do not exist. */
const leastScore = 0.74;

/**
 * What a deed mentions although other deeds establish it: the waqf of a nazir deed, or the founder and the nazir in a
 * waqf deed. It is only compared with the other deeds and never shown as a value that was read.
 */
export function readMentions(type: DocumentType, findings: Findings): Mentions {
  if (type === 'nazir_deed') return { ...waqfNamed(findings) };
  return type === 'waqf_deed' ? { ...founderNamed(findings), ...nazirNamed(findings) } : {};
}

/** Matches ناظراً على وقف … up to the words that continue about the waqf or the appointment. */
const waqfOfNazir =
  /(?:ناظر\p{L}*|متولي\p{L}*|النظر|ا?لنظاره|نظاره|ا?لولايه)\s+(?:علي\s+)?(وقف\s+[^\n\t،.:؛()«»"]{2,60}?)(?=\s+(?:العايد\p{L}*|الذي|المذكور|بدلا|لوفاه|ابتداء|اعتبارا|منذ|من|في|الي|للواقف|خلفا|هو|بعد|لما|ب\p{L}+)(?!\p{L})|\s*[\n\t،.:؛()«»"]|\s*$)/gu;

function waqfNamed(findings: Findings): Mentions {
  const { deed } = findings;
  const field = readWaqfFields(findings).find(({ name }) => name === 'waqfName');
  if (
    typeof field?.value === 'string' &&
    field.evidence?.labelled === true &&
    field.evidence.score >= leastScore &&
    /^وقف\s+\S/u.test(field.value)
  )
    return { waqfName: field.value };
  const named = new Map(
    [...deed.text.matchAll(waqfOfNazir)].map((match) => {
      const start = match.index + match[0].indexOf(match[1]!);
      return [match[1]!, deed.original(start, start + match[1]!.length)] as const;
    }),
  );
  // With two names it is unclear which one is meant.
  const [only, another] = [...named.values()];
  return only !== undefined && another === undefined ? { waqfName: only } : {};
}

function founderNamed(findings: Findings): Mentions {
  const { deed, names } = findings;
  const officials = new Set(names.filter((name) => isOfficial(deed, name)).map(({ start }) => start));
  const candidates = [
    ...nameCandidates(findings, founderLabels),
    ...namesAfter(findings, founderPhrases, 'phrase', 8),
  ].filter(({ start }) => !officials.has(start));
  const choice = choose(candidates);
  return isSure(choice) ? { founderName: choice.value } : {};
}

/** The nazir that a waqf deed names. Only a label is reliable: its running text speaks of future ones. */
function nazirNamed(findings: Findings): Mentions {
  const field = readNazirFields(findings).find(({ name }) => name === 'nazirName');
  const isSure =
    typeof field?.value === 'string' &&
    field.evidence?.labelled === true &&
    field.evidence.validated &&
    field.evidence.score >= leastScore;
  return isSure ? { nazirName: field.value as string } : {};
}

const isSure = (choice: Choice<string> | null): choice is Choice<string> =>
  choice !== null && choice.confidence >= leastScore && choice.rival < leastScore;
