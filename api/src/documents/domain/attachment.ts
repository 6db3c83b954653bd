/** A file that belongs to something other than a deed, such as the receipt of a transaction. */
export interface Attachment {
  readonly id: string;
  readonly subjectId: string;
  readonly waqfId: string;
  readonly fileName: string;
  readonly mimeType: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}
