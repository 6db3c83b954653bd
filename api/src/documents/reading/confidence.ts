import { readFileSync } from 'node:fs';
import type { FieldName } from '@waqf/contracts/documents';

/** What a chosen value rests on: the features that confidence is fitted from. */
export interface FieldEvidence {
  /** Weight of the clues for the value together, 0 to 1. No chance of being right: that is what the fit makes of it. */
  score: number;
  /** The same of the best other value; 0 without one. */
  rival: number;
  /** Kinds of clues that agree on the value. */
  kinds: number;
  /** A label of the field points to it. */
  labelled: boolean;
  /** It has the form that the field must have (check digit, calendars that agree, a whole name). */
  validated: boolean;
  /** Something speaks against it, such as digits and words that differ. */
  doubted: boolean;
  /** Other values of the same kind in the deed. */
  others: number;
  /** 1 for a text layer; on a scan how surely the letters were recognised, 0 to 1. */
  legibility: number;
}

/** Fields that are alike in how they are found and missed. */
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

/** By group of fields. */
export type ConfidenceModel = Record<
  string,
  {
    /** Weight of each feature, in the order of `featuresOf`. */
    weights: number[];
    bias: number;
    /** From which chance on a value of a text layer is shown as certain; above 1: never. */
    certainFrom: number;
    /** The same for what was recognised on a scan. Its own, as a scan's mistakes are lost among many digital deeds. */
    certainFromScan: number;
  }
>;

/** Order and scale of the features. A change here asks for a new fit. */
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

/** Chance that a value with this evidence is right. */
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

/** Fitted on the calibration deeds by `api/train/confidence/fit-confidence.mjs`. */
export function fittedModel(): ConfidenceModel {
  fitted ??= (
    JSON.parse(readFileSync(new URL('./confidence-weights.json', import.meta.url), 'utf8')) as {
      groups: ConfidenceModel;
    }
  ).groups;
  return fitted;
}

/** Kinds of clues that must agree where one label or phrase alone has named somebody else's value. */
const agreeing = 3;
/** The score of a number behind a caption that deeds use for nothing else. */
const exactLabel = 0.84;
/** From here on another number has a claim of its own. */
const claim = 0.15;

/**
 * Nothing speaks against it, and where the deed holds another of its kind a label or its form speaks for it. A name
 * wants three kinds of clues, and so does a number beside another one that may be meant.
 */
export function mayBeCertain(name: FieldName, evidence: FieldEvidence): boolean {
  const { doubted, labelled, validated, others, kinds, rival } = evidence;
  if (doubted || !(labelled || validated || others === 0)) return false;
  const group = groupOfField[name];
  if (group === 'person') return validated && kinds >= agreeing;
  // An id beside others is the trustee's where label, name and check digit say so together.
  if (group === 'id') return others === 0 || kinds >= agreeing;
  return group !== 'number' || kinds >= agreeing || (rival < claim && evidence.score >= exactLabel);
}

/**
 * How far a value may be trusted. Certain only where nothing speaks against it and values with such evidence were right
 * on deeds that no rule was written from: 99 of 100 for numbers, ids and days.
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
