import type { DocumentType } from '@waqf/contracts/documents';
import type { DeedMime, DeedReading, StageReport } from './deed-reading.js';
import type { FileVerdict } from './inspect-file.js';
import type { Turn } from './pages/page-turn.js';

/** The file itself, or where the child finds it. */
export type FileSource = Uint8Array | { path: string };

/** What the child process is asked for; one task a process. */
export type ReaderTask =
  | { kind: 'read'; source: FileSource; mime: DeedMime; expectedType?: DocumentType }
  | { kind: 'render'; source: FileSource; mime: DeedMime; page: number; widthPx: number; turn?: Turn }
  | { kind: 'inspect'; source: FileSource; fileName?: string };

/** Result of each task by its kind. */
export interface ReaderResults {
  read: DeedReading;
  /** PNG, or why there is none. */
  render: { outcome: 'rendered'; png: Uint8Array } | { outcome: 'no_such_page' } | { outcome: 'unreadable'; reason: 'encrypted_pdf' | 'damaged_pdf' };
  inspect: FileVerdict;
}

/** Messages of the child over its IPC channel. */
export type ReaderMessage = { kind: 'stage'; report: StageReport } | { kind: 'result'; result: ReaderResults[keyof ReaderResults] };
