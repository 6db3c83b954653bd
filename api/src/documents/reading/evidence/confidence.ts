import { readFileSync } from 'node:fs';
import type { FieldName } from '@waqf/contracts/documents';

/** The evidence for a chosen value: the features from which its confidence is computed. */
export interface FieldEvidence {
  /**
   * The combined weight of all clues for the value, 0 to 1. It is not the chance of being right: the fitted model
   * computes that.
   */
  score: number;
  /** The combined weight for the best other value; 0 when there is none. */
  rival: number;
  /** How many kinds of clues agree on the value. */
  kinds: number;
  /** True when a label of the field points to it. */
  labelled: boolean;
  /** True when it has the form that the field must have (a check digit, calendars that agree, a full name). */
  validated: boolean;
  /** True when something speaks against it, such as digits and words that differ. */
  doubted: boolean;
  /** How many other values of the same kind the deed contains. */
  others: number;
  /** How surely the letters were recognised on a scan, 0 to 1; 1 for a text layer. */
  legibility: number;
  /** Only for names of persons. */
  support?: NameSupport;
}

/** What the tagger says of a name that the rules chose. */
export interface NameSupport {
  /** The chance that the likeliest mention of the person is the value of the field, 0 to 1. */
  chance: number;
  /** The same for the likeliest other person or body of the deed. */
  other: number;
  /** True when the tagger's own value begins and ends with the name. */
  exact: boolean;
  /** True when the name has three parts or more and its letters are undamaged. */
  complete: boolean;
}

/** The group of each field; the fields of a group are found and missed in similar ways. */
export const groupOfField: Record<FieldName, string> = {
  propertyNumber: 'number',
  nazirId: 'id',
  issueDate: 'date',
  appointmentDate: 'date',
  area: 'area',
  location: 'place',
  ownerName: 'person',
  nazirName: 'person',
  waqfName: 'wording',
  purpose: 'wording',
  conditions: 'list',
  beneficiaries: 'list',
  authorities: 'list',
};

/** The fitted parameters of each group of fields. */
export type ConfidenceModel = Record<
  string,
  {
    /** Weight of each feature, in the order of `featuresOf`. */
    weights: number[];
    bias: number;
    /** The chance from which on a value in a text layer is shown as certain; above 1 means never. */
    certainFrom: number;
    /**
     * The same for a value on a scan. It is separate, because mistakes on scans would have no weight among many digital
     * deeds.
     */
    certainFromScan: number;
  }
>;

/** The features in the order and scale of the model. A change here requires a new fit. */
export function featuresOf(evidence: FieldEvidence): number[] {
  const score = Math.min(0.995, Math.max(0.005, evidence.score));
  return [
    Math.log(score / (1 - score)) / 3,
    evidence.rival,
    Math.min(evidence.kinds, 3) / 3,
    evidence.labelled ? 1 : 0,
    evidence.validated ? 1 : 0,
    evidence.doubted ? 1 : 0,
    Math.min(evidence.others, 4) / 4,
    1 - evidence.legibility,
    evidence.legibility < 1 ? 1 : 0,
  ];
}

/** The chance, 0 to 1, that a value with this evidence is right. */
export function chanceOf(model: ConfidenceModel, name: FieldName, evidence: FieldEvidence): number {
  const group = model[groupOfField[name]];
  if (!group) return 0;
  const sum = featuresOf(evidence).reduce(
    (total, feature, at) => total + feature * (group.weights[at] ?? 0),
    group.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

let fitted: ConfidenceModel | undefined;

/** The model that `api/train/confidence/fit-confidence.mjs` fitted on the calibration deeds. */
export function fittedModel(): ConfidenceModel {
  fitted ??= (
    JSON.parse(readFileSync(new URL('./confidence-weights.json', import.meta.url), 'utf8')) as {
      groups: ConfidenceModel;
    }
  ).groups;
  return fitted;
}

/**
 * A name is certain only where the rules and the tagger, each by itself, name the same person with the same words, and
 * no other person comes near.
 */
const sureName = { score: 0.8, rival: 0.35, kinds: 2, chance: 0.5, other: 0.2 };

/** Whether rules and tagger agree on a name in a text layer; on a scan letters may be misread alike for both. */
function isSureName({ score, rival, kinds, validated, legibility, support }: FieldEvidence): boolean {
  if (!validated || legibility < 1 || !support?.exact || !support.complete) return false;
  const byRules = score >= sureName.score && rival < sureName.rival && kinds >= sureName.kinds;
  return byRules && support.chance >= sureName.chance && support.other < sureName.other;
}

/** How many kinds of clues must agree in fields where a single label or phrase has pointed to somebody else's value. */
const agreeing = 3;
/** The score of a number after a label that deeds use for nothing else. */
const exactLabel = 0.84;
/** From this score on another number counts as a possible value. */
const claim = 0.15;

/**
 * Whether nothing speaks against the value and, when the deed has others of its kind, a label or its form speaks for
 * it. A name needs the tagger's agreement, and a number beside another possible number three kinds of clues.
 */
export function mayBeCertain(name: FieldName, evidence: FieldEvidence): boolean {
  const { doubted, labelled, validated, others, kinds, rival } = evidence;
  if (doubted || !(labelled || validated || others === 0)) return false;
  const group = groupOfField[name];
  if (group === 'person') return isSureName(evidence);
  // An id beside other ids is the trustee's only when label, name and check digit agree.
  if (group === 'id') return others === 0 || kinds >= agreeing;
  return group !== 'number' || kinds >= agreeing || (rival < claim && evidence.score >= exactLabel);
}

/**
 * How far a value may be trusted. It is certain only when nothing speaks against it and values with such evidence were
 * right on deeds that were not used to write the rules: 99 of 100 for numbers, ids, dates and names.
 */
export function trustIn(
  name: FieldName,
  evidence: FieldEvidence,
  model = fittedModel(),
): { confidence: number; certain: boolean } {
  const chance = chanceOf(model, name, evidence);
  const group = model[groupOfField[name]];
  const certain =
    mayBeCertain(name, evidence) &&
    chance >= ((evidence.legibility < 1 ? group?.certainFromScan : group?.certainFrom) ?? 2);
  return { confidence: Math.round(chance * 100) / 100, certain };
}
