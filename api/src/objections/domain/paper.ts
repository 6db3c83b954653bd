/** A file that came with an objection; its bytes are an attachment of documents under the same id. */
export interface Paper {
  readonly id: string;
  readonly objectionId: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** User id: the person, or whoever stands for a minor. */
  readonly addedBy: string;
  readonly addedAt: Date;
}
