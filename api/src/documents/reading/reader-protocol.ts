import type { DocumentType } from '@waqf/contracts/documents';
import type { DeedPage, DeedReading, StageReport } from './deed-reading.js';
import type { DeedMime } from './deed-file.js';
import type { DeedQuestion } from './model-question.js';
import type { FileVerdict } from './inspect-file.js';
import type { Joining } from './join-pictures.js';
import type { Turn } from './pages/page-turn.js';
import type { Rewriting } from './rewrite-file.js';

/** The file itself, or where the child finds it. */
export type FileSource = Uint8Array | { path: string };

/** What the child process is asked for; one task a process. */
export type ReaderTask =
  | {
      kind: 'read';
      source: FileSource;
      mime: DeedMime;
      expectedType?: DocumentType /** A language model may be asked, through the parent. */;
      asks?: boolean;
    }
  | { kind: 'render'; source: FileSource; mime: DeedMime; page: number; widthPx: number; turn?: Turn }
  | { kind: 'inspect'; source: FileSource; fileName?: string }
  | { kind: 'rewrite'; source: FileSource; mime: DeedMime }
  | { kind: 'measure'; source: FileSource; mime: DeedMime }
  /** Pictures in the order of the pages. */
  | { kind: 'join'; paths: readonly string[] };

/** Result of each task by its kind. */
export interface ReaderResults {
  read: DeedReading;
  /** PNG, or why there is none. */
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

/** Messages of the child over its IPC channel. It may ask once, and is answered by a `ReaderAnswer`. */
export type ReaderMessage =
  | { kind: 'stage'; report: StageReport }
  | { kind: 'ask'; question: DeedQuestion }
  | { kind: 'result'; result: ReaderResults[keyof ReaderResults] };

/** The parent's answer to a question. */
export interface ReaderAnswer {
  kind: 'answer';
  content: string | null;
}
