import type { DocumentType } from '@waqf/contracts/documents';

/** A line of a deed as a language model sees it. */
export interface DeedLine {
  n: number;
  text: string;
}

/** A question to a language model about the fields of one deed, with the deed's numbered lines. */
export interface DeedQuestion {
  type: DocumentType;
  lines: DeedLine[];
}

/** Sends the question to a language model. Returns its answer, or null when there is none; never throws. */
export type AskModel = (question: DeedQuestion) => Promise<string | null>;
