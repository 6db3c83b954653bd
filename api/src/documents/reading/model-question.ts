import type { DocumentType } from '@waqf/contracts/documents';

/** A line of a deed as a language model sees it. */
export interface DeedLine {
  n: number;
  text: string;
}

/** What a language model is asked about one deed: its fields, by numbered lines. */
export interface DeedQuestion {
  type: DocumentType;
  lines: DeedLine[];
}

/** Puts the question to a language model. What it wrote, or null where there is no answer; never throws. */
export type AskModel = (question: DeedQuestion) => Promise<string | null>;
