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
 * The status of a version of a deed: `current` is valid for its waqf, `proposed` waits in an amendment, `superseded`
 * was replaced, `withdrawn` was proposed and taken back. The database allows one current and one proposed version per
 * type and waqf.
 */
export type VersionStatus = Answered<'current' | 'proposed' | 'superseded' | 'withdrawn'>;

/** What the reader found; never overwritten. */
export interface ExtractedField {
  name: FieldName;
  value: FieldValue;
  /** From 0 to 1. */
  confidence: number;
  state: FieldState;
  page: number | null;
  box: Box | null;
  note: Bilingual | null;
  /** The reasons for and against the value; absent when nothing was read. */
  why?: FieldReason[];
}

/** A value by which a person replaced or confirmed what was read. */
export interface FieldCorrection {
  documentId: string;
  name: FieldName;
  value: FieldValue;
  /** User id of the person. */
  correctedBy: string;
  correctedAt: Date;
}

/** What a deed says about facts that other deeds establish: compared with those deeds, never shown as read. */
export interface DeedMentions {
  waqfName?: string;
  founderName?: string;
  nazirName?: string;
}

/** Size of a page in points; the boxes use the same coordinates. */
export interface PageSize {
  number: number;
  width: number;
  height: number;
  /**
   * Set when the page is rotated in the file: the clockwise rotation in degrees that makes it upright. Sizes and boxes
   * are those of the upright page.
   */
  turn?: 90 | 180 | 270;
}

export interface ReadingError {
  code: string;
  message: Bilingual;
  /** The reference that a person can give to support. */
  reference: string;
}

/** A stored deed with everything that is known about it. */
export interface Deed {
  id: string;
  waqfId: string;
  type: DocumentType;
  version: number;
  versionStatus: VersionStatus;
  amendmentId: string | null;
  fileName: string;
  mimeType: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the stored bytes, in hexadecimal. */
  sha256: string;
  status: DocumentStatus;
  attempts: number;
  pages: PageSize[];
  stages: StageProgress[];
  fields: ExtractedField[];
  mentions: DeedMentions;
  corrections: FieldCorrection[];
  error: ReadingError | null;
  /** True when the deed could not be read and a person enters its fields next to the page. */
  byHand: boolean;
  /** True once its waqf is approved: the fields cannot change any more. */
  locked: boolean;
  createdAt: Date;
  processedAt: Date | null;
}

/** The effective value: the newest correction if there is one, otherwise what was read. */
export function effectiveValue(deed: Pick<Deed, 'fields' | 'corrections'>, name: FieldName): FieldValue {
  const correction = latestCorrection(deed, name);
  if (correction) return correction.value;
  return deed.fields.find((field) => field.name === name)?.value ?? null;
}

/** The newest correction of a field; `corrections` are sorted oldest first. */
export function latestCorrection(deed: Pick<Deed, 'corrections'>, name: FieldName): FieldCorrection | undefined {
  return deed.corrections.findLast((correction) => correction.name === name);
}

/** The fields that a person must still review: doubtful or missing, and neither confirmed nor corrected. */
export function fieldsToReview(deed: Deed): FieldName[] {
  if (deed.status !== 'processed') return [];
  return deed.fields
    .filter((field) => field.state !== 'certain' && !latestCorrection(deed, field.name))
    .map((field) => field.name);
}

/** Whether two values are equal; lists are compared item by item. */
export function sameValue(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
