import type { DocumentType } from '@waqf/contracts/documents';
import type { DeedPage, DeedReading, StageReport } from '../deed-reading.js';
import type { DeedMime } from '../files/deed-file.js';
import type { DeedQuestion } from '../second-reading/model-question.js';
import type { FileVerdict } from '../files/inspect-file.js';
import type { Joining } from '../files/join-pictures.js';
import type { Turn } from '../pages/page-turn.js';
import type { Rewriting } from '../files/rewrite-file.js';

/** The file itself, or the path where the child finds it. */
export type FileSource = Uint8Array | { path: string };

/** A task for the child process. */
export type ReaderTask =
  | {
      kind: 'read';
      source: FileSource;
      mime: DeedMime;
      expectedType?: DocumentType;
      /** True when the child may ask a language model, through the parent. */
      asks?: boolean;
    }
  | { kind: 'render'; source: FileSource; mime: DeedMime; page: number; widthPx: number; turn?: Turn }
  | { kind: 'inspect'; source: FileSource; fileName?: string }
  | { kind: 'rewrite'; source: FileSource; mime: DeedMime }
  | { kind: 'measure'; source: FileSource; mime: DeedMime }
  /** The paths of the pictures in the order of the pages. */
  | { kind: 'join'; paths: readonly string[] };

/** The result of each kind of task. */
export interface ReaderResults {
  read: DeedReading;
  /** The page as PNG, or the reason why there is none. */
  render:
    | { outcome: 'rendered'; png: Uint8Array }
    | { outcome: 'no_such_page' }
    | { outcome: 'unreadable'; reason: 'encrypted_pdf' | 'damaged_pdf' };
  inspect: FileVerdict;
  measure:
    | { outcome: 'measured'; pages: DeedPage[] }
    | { outcome: 'unreadable'; reason: 'encrypted_pdf' | 'damaged_pdf' };
  rewrite: Rewriting;
  join: Joining;
}

/** Messages from the child over its IPC channel. It may ask once, and gets a `ReaderAnswer`. */
export type ReaderMessage =
  | { kind: 'stage'; report: StageReport }
  | { kind: 'ask'; question: DeedQuestion }
  | { kind: 'result'; result: ReaderResults[keyof ReaderResults] };

/** The parent's answer to a question; `content` is null when there is no answer. */
export interface ReaderAnswer {
  kind: 'answer';
  content: string | null;
}
