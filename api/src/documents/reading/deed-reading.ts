import type { FieldReason } from './evidence/evidence-kinds.js';
import type { Box, DocumentType, FieldName, ReadingStage } from '@waqf/contracts/documents';
import type { FieldEvidence } from './evidence/confidence.js';
import type { Turn } from './pages/page-turn.js';
import type { AskModel } from './second-reading/model-question.js';
import type { Bilingual } from '@waqf/contracts';
import type { UnreadableReason } from './reasons.js';

/**
 * The fields of each type of deed in the order in which they are shown. They are kept here so that the child process
 * does not load the contract at run time; a test keeps both equal.
 */
export const fieldsOfDeed: Record<DocumentType, readonly FieldName[]> = {
  property_deed: ['propertyNumber', 'issueDate', 'location', 'area', 'ownerName'],
  waqf_deed: ['waqfName', 'purpose', 'conditions', 'beneficiaries'],
  nazir_deed: ['nazirName', 'nazirId', 'appointmentDate', 'authorities'],
};

export interface DeedReadingField {
  name: FieldName;
  /** Text, an area in square metres, an ISO date or a list; null when not found. */
  value: string | number | string[] | null;
  /** 0 to 1. */
  confidence: number;
  state: 'certain' | 'check' | 'missing';
  page: number | null;
  /** The box as fractions of the page, from its top left corner. */
  box: Box | null;
  /** Why the user should check the value. */
  note?: Bilingual;
  /** Parts of a composed value: `city` and `district` of a location, `hijri` (YYYY-MM-DD) of a date. */
  parts?: Record<string, string>;
  /** The evidence for and against the value; absent when nothing was found. */
  why?: FieldReason[];
  /** The input of the confidence model, kept for fitting it again; absent when nothing was found. */
  evidence?: FieldEvidence;
}

/** What a deed mentions although other deeds establish it. */
export interface Mentions {
  waqfName?: string;
  founderName?: string;
  nazirName?: string;
}

/** The result of asking a language model: an answer that is found in the deed is accepted, any other is rejected. */
export interface SecondReading {
  outcome: 'answered' | 'no_answer' | 'malformed';
  accepted: number;
  rejected: number;
}

/**
 * A page in upright position. `turn` is set when the file holds the page turned: the degrees clockwise that bring it
 * upright. Boxes refer to the upright page.
 */
export interface DeedPage {
  number: number;
  width: number;
  height: number;
  turn?: Exclude<Turn, 0>;
}

export type DeedReading =
  | {
      outcome: 'read';
      type: DocumentType | null;
      typeConfidence: number;
      /** Width and height in PDF points (pixels for pictures). */
      pages: DeedPage[];
      fields: DeedReadingField[];
      /** Absent when the reader does not look for mentions. */
      mentions?: Mentions;
      /** Absent when no language model was asked. */
      secondReading?: SecondReading;
    }
  | { outcome: 'unreadable'; reason: UnreadableReason };

/** The progress of a reading: `done` of `total` parts, for a stage that has parts. */
export interface StageReport {
  stage: ReadingStage;
  done: number;
  total: number;
}
export type OnStage = (report: StageReport) => void;

export interface ReadOptions {
  /**
   * The type that the user declared. It is believed, unless the deed's own title and wording are certain of another
   * type; then the reading ends as `wrong_type`.
   */
  expectedType?: DocumentType;
  /** Asks a language model about the deed; when absent, only the rules read it. */
  ask?: AskModel;
}
