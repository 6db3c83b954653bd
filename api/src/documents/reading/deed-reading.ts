import type { FieldReason } from './evidence-kinds.js';
import type { Box, DocumentType, FieldName, ReadingStage } from '@waqf/contracts/documents';
import type { FieldEvidence } from './confidence.js';
import type { Turn } from './pages/page-turn.js';
import type { AskModel } from './model-question.js';
import type { Bilingual } from '@waqf/contracts';
import type { UnreadableReason } from './reasons.js';

/**
 * Fields of each deed in the order in which they are shown. Held here, so that the child process loads no contract at
 * run time; a test keeps both equal.
 */
export const fieldsOfDeed: Record<DocumentType, readonly FieldName[]> = {
  property_deed: ['propertyNumber', 'issueDate', 'location', 'area', 'ownerName'],
  waqf_deed: ['waqfName', 'purpose', 'conditions', 'beneficiaries'],
  nazir_deed: ['nazirName', 'nazirId', 'appointmentDate', 'authorities'],
};

export interface DeedReadingField {
  name: FieldName;
  /** Text, square metres, ISO day, or a list; null when not found. */
  value: string | number | string[] | null;
  /** 0 to 1. */
  confidence: number;
  state: 'certain' | 'check' | 'missing';
  page: number | null;
  /** Fractions of the page, from its top left. */
  box: Box | null;
  /** Why it deserves a look. */
  note?: Bilingual;
  /** Parts of a composed value: `city` and `district` of a location, `hijri` (YYYY-MM-DD) of a date. */
  parts?: Record<string, string>;
  /** What spoke for the value and against it; absent when nothing was found. */
  why?: FieldReason[];
  /** What the confidence was made from, for fitting it anew; absent when nothing was found. */
  evidence?: FieldEvidence;
}

/** What a deed says in passing of what other deeds establish. */
export interface Mentions {
  waqfName?: string;
  founderName?: string;
  nazirName?: string;
}

/** What came of asking a language model: fields whose answer stands in the deed, and answers that do not. */
export interface SecondReading {
  outcome: 'answered' | 'no_answer' | 'malformed';
  accepted: number;
  rejected: number;
}

/**
 * A page as it stands upright; `turn` is there when the file holds it turned, in degrees clockwise back to upright.
 * Boxes are of the upright page.
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
      /** Absent from a reader that looks for none. */
      mentions?: Mentions;
      /** Absent when no language model was asked. */
      secondReading?: SecondReading;
    }
  | { outcome: 'unreadable'; reason: UnreadableReason };

/** Where the reading is: n of m within a stage where it has parts. */
export interface StageReport {
  stage: ReadingStage;
  done: number;
  total: number;
}
export type OnStage = (report: StageReport) => void;

export interface ReadOptions {
  /**
   * What the person said it is: believed, unless the deed's own title and wording are certain of another type, which
   * ends as `wrong_type`.
   */
  expectedType?: DocumentType;
  /** Asks a language model about the deed; absent: the rules read alone. */
  ask?: AskModel;
}
