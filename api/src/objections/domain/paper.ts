import { mostObjectionFiles } from '@waqf/contracts/objections';

/** What whoever answers or decides wants to see first. It asks for a file; the last day for the answer stays. */
export interface PaperRequest {
  readonly id: string;
  readonly objectionId: string;
  readonly text: string;
  /** User id. */
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

/** When a file came after the request; null while it is awaited. @param papers in the order in which they came */
export const attachedAt = ({ requestedAt }: PaperRequest, papers: readonly Paper[]): Date | null =>
  papers.find(({ addedAt }) => addedAt >= requestedAt)?.addedAt ?? null;

/** One is asked for at a time, and no more than there is room for. */
export const mayRequestAnother = (requests: readonly PaperRequest[], papers: readonly Paper[]): boolean =>
  papers.length < mostObjectionFiles && requests.every((one) => attachedAt(one, papers) !== null);

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
