import { readingStages, type DeedDocument, type DocumentProgress, type StageProgress } from '@waqf/contracts/documents';
import { wholePercent } from '@waqf/formats';

export interface ReadingProgress {
  done: number;
  total: number;
  /** A whole percentage, 0 to 100. */
  percent: number;
}

/** The share of finished stages over all deeds; each deed has five named stages. */
export function readingProgress(documents: readonly Pick<DeedDocument, 'status' | 'stages'>[]): ReadingProgress {
  const total = documents.length * readingStages.length;
  // A deed whose fields are entered by hand is not read any further: nothing of it is left to wait for.
  const doneOf = (document: Pick<DeedDocument, 'status' | 'stages'>): number =>
    document.status === 'processed'
      ? readingStages.length
      : allStages(document).filter(({ state }) => state === 'done').length;
  const done = documents.reduce((sum, document) => sum + doneOf(document), 0);
  return { done, total, percent: total === 0 ? 0 : wholePercent(done / total) };
}

/**
 * The five stages in order; a stage that the server has not mentioned yet counts as waiting. The first is done as soon
 * as the file is on the server, which checks it before keeping it: its reading may begin much later.
 */
export function allStages({ status, stages }: Pick<DeedDocument, 'status' | 'stages'>): StageProgress[] {
  return readingStages.map((stage) => {
    const known = stages.find((one) => one.stage === stage);
    if (stage === 'received' && status === 'uploaded') return { ...unknown, ...known, stage, state: 'done' };
    return known ?? { ...unknown, stage };
  });
}

const unknown = { state: 'waiting', milliseconds: null, note: null } as const;

/** True while a deed is being read or is queued for reading. */
export const isBeingRead = (document: Pick<DeedDocument, 'status'>): boolean => document.status === 'processing';

/**
 * A document after an event of the stream. An event of another document, or one that would undo finished stages (an old
 * event replayed after a reconnect), changes nothing.
 */
export function afterProgress(document: DeedDocument, event: DocumentProgress): DeedDocument {
  if (event.documentId !== document.id) return document;
  const finished = (stages: readonly StageProgress[]) => stages.filter((stage) => stage.state === 'done').length;
  const settled = document.status === 'processed' || document.status === 'error';
  if (settled && event.status === 'processing') return document;
  if (event.status === document.status && finished(event.stages) < finished(document.stages)) return document;
  return { ...document, status: event.status, stages: event.stages };
}
