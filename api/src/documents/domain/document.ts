import type {
  Box,
  DocumentStatus,
  DocumentType,
  FieldName,
  FieldReason,
  FieldState,
  FieldValue,
  StageProgress,
} from '@waqf/contracts/documents';
import type { Answered, Bilingual } from '@waqf/contracts';

/**
 * Of a version of a deed: `current` counts for its waqf, `proposed` waits in an amendment, `superseded` was replaced,
 * `withdrawn` was proposed and taken back. One current and one proposed a type and waqf (the database enforces it).
 */
export type VersionStatus = Answered<'current' | 'proposed' | 'superseded' | 'withdrawn'>;

/** What the reader found, never overwritten. */
export interface ExtractedField {
  name: FieldName;
  value: FieldValue;
  /** 0 to 1. */
  confidence: number;
  state: FieldState;
  page: number | null;
  box: Box | null;
  note: Bilingual | null;
  /** What spoke for the value and against it; absent where nothing was read. */
  why?: FieldReason[];
}

/** What a person put in place of (or in agreement with) what was read. */
export interface FieldCorrection {
  documentId: string;
  name: FieldName;
  value: FieldValue;
  /** User id. */
  correctedBy: string;
  correctedAt: Date;
}

/** What a deed says of what other deeds establish: compared with them, never shown as read. */
export interface DeedMentions {
  waqfName?: string;
  founderName?: string;
  nazirName?: string;
}

/** Size of a page in points, as the boxes' frame. */
export interface PageSize {
  number: number;
  width: number;
  height: number;
  /**
   * The file holds the page turned; so many degrees clockwise set it upright. Sizes and boxes are of the upright page.
   */
  turn?: 90 | 180 | 270;
}

export interface ReadingError {
  code: string;
  message: Bilingual;
  /** What a person can quote to support. */
  reference: string;
}

/** A stored deed with all that is known about it. */
export interface Deed {
  id: string;
  waqfId: string;
  type: DocumentType;
  version: number;
  versionStatus: VersionStatus;
  amendmentId: string | null;
  fileName: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  /** Hex SHA-256 of the stored bytes. */
  sha256: string;
  status: DocumentStatus;
  attempts: number;
  pages: PageSize[];
  stages: StageProgress[];
  fields: ExtractedField[];
  mentions: DeedMentions;
  corrections: FieldCorrection[];
  error: ReadingError | null;
  /** It could not be read, and a person enters its fields beside the page. */
  byHand: boolean;
  /** True from the approval of its waqf on: fields can't change any more. */
  locked: boolean;
  createdAt: Date;
  processedAt: Date | null;
}

/** The value that counts: the newest correction where there is one, else what was read. */
export function effectiveValue(deed: Pick<Deed, 'fields' | 'corrections'>, name: FieldName): FieldValue {
  const correction = latestCorrection(deed, name);
  if (correction) return correction.value;
  return deed.fields.find((field) => field.name === name)?.value ?? null;
}

/** The newest correction of a field; `corrections` are kept oldest first. */
export function latestCorrection(deed: Pick<Deed, 'corrections'>, name: FieldName): FieldCorrection | undefined {
  return deed.corrections.findLast((correction) => correction.name === name);
}

/** Fields that a person still has to review: doubtful or missing, neither confirmed nor corrected. */
export function fieldsToReview(deed: Deed): FieldName[] {
  if (deed.status !== 'processed') return [];
  return deed.fields
    .filter((field) => field.state !== 'certain' && !latestCorrection(deed, field.name))
    .map((field) => field.name);
}

/** Equal as values, lists item by item. */
export function sameValue(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
