import type { Environment } from '../../platform/index.js';
import type { ArchiveFigures } from './frames.js';
import type { Progress } from './write-archive.js';

/** What the process for archives is asked for, and how it ends. */
export interface ArchiveWork {
  write: { order: WriteOrder; result: WrittenArchive };
  prove: { order: ProveOrder; result: BrokenPart | null };
}

/** A backup of the platform into a new file. */
export interface WriteOrder extends Pick<Environment, 'databaseUrl' | 'dataFolder' | 'bucket'> {
  readonly id: string;
  readonly key: Uint8Array;
  readonly path: string;
}

export interface WrittenArchive {
  readonly moment: Date;
  readonly figures: ArchiveFigures;
}

/** A backup that is loaded into an empty database, whose books are then proven. */
export interface ProveOrder {
  readonly path: string;
  readonly key: Uint8Array;
  readonly databaseUrl: string;
}

/** What is inconsistent in a restored database. */
export type BrokenPart = 'books-broken' | 'audit-broken';

export type ArchiveOrder = {
  [Kind in keyof ArchiveWork]: { kind: Kind } & ArchiveWork[Kind]['order'];
}[keyof ArchiveWork];

export type ArchiveMessage =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'result'; readonly result: ArchiveWork[keyof ArchiveWork]['result'] }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };
