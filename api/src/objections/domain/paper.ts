import { mostObjectionFiles } from '@waqf/contracts/objections';

/**
 * A request for a document by the person who answers or decides. It asks for a file; the last day for the answer does
 * not change.
 */
export interface PaperRequest {
  readonly id: string;
  readonly objectionId: string;
  readonly text: string;
  /** The user id of the one who asks. */
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

/**
 * When the first file after the request was attached; null while it is awaited. @param papers in the order in which
 * they were attached
 */
export const attachedAt = ({ requestedAt }: PaperRequest, papers: readonly Paper[]): Date | null =>
  papers.find(({ addedAt }) => addedAt >= requestedAt)?.addedAt ?? null;

/** True when another document may be requested: only one at a time, and only while there is room for more files. */
export const mayRequestAnother = (requests: readonly PaperRequest[], papers: readonly Paper[]): boolean =>
  papers.length < mostObjectionFiles && requests.every((one) => attachedAt(one, papers) !== null);

/** A file that is attached to an objection; its bytes are an attachment in documents under the same id. */
export interface Paper {
  readonly id: string;
  readonly objectionId: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  /** The user id of the person, or of the guardian of a minor. */
  readonly addedBy: string;
  readonly addedAt: Date;
}
