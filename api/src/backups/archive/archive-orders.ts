import type { Environment } from '../../platform/index.js';
import type { ArchiveFigures } from './frames.js';
import type { Progress } from './write-archive.js';

/** The orders that the archive process accepts, and the result of each. */
export interface ArchiveWork {
  write: { order: WriteOrder; result: WrittenArchive };
  prove: { order: VerifyOrder; result: BrokenPart | null };
}

/** Writes a backup of the platform into a new file. */
export interface WriteOrder extends Pick<Environment, 'databaseUrl' | 'dataFolder' | 'bucket'> {
  readonly id: string;
  readonly key: Uint8Array;
  readonly path: string;
}

export interface WrittenArchive {
  readonly moment: Date;
  readonly figures: ArchiveFigures;
}

/** Loads a backup into an empty database and verifies the books there. */
export interface VerifyOrder {
  readonly path: string;
  readonly key: Uint8Array;
  readonly databaseUrl: string;
}

/** The part of a restored database that is inconsistent; `first` is its first broken entry, for the logs. */
export interface BrokenPart {
  readonly part: 'books-broken' | 'audit-broken';
  readonly first: object | null;
}

export type ArchiveOrder = {
  [Kind in keyof ArchiveWork]: { kind: Kind } & ArchiveWork[Kind]['order'];
}[keyof ArchiveWork];

export type ArchiveMessage =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'result'; readonly result: ArchiveWork[keyof ArchiveWork]['result'] }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };
