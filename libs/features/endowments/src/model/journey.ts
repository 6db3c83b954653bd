import type { DeedDocument } from '@waqf/contracts/documents';
import type { Waqf, WaqfSummary } from '@waqf/contracts/endowments';
import { absentTypes, deedsInForce } from './deeds';

/** The wizard's four steps (specification, section 9), in order. */
export const journeySteps = ['create', 'upload', 'process', 'review'] as const;
export type JourneyStep = (typeof journeySteps)[number];

export interface Journey {
  /** Where the founder stands: the first step that is not finished; `review` also after approval. */
  current: JourneyStep;
  /** True once the waqf is approved and every step lies behind. */
  finished: boolean;
}

/**
 * How far a waqf is on its way to approval, derived from the server's data, so that a reload continues there.
 * @param waqf null before it is created
 */
export function journeyOf(waqf: { status: Waqf['status']; documents: readonly DeedDocument[] } | null): Journey {
  if (waqf === null) return { current: 'create', finished: false };
  if (waqf.status === 'approved') return { current: 'review', finished: true };
  if (absentTypes(waqf.documents).length > 0) return { current: 'upload', finished: false };
  const read = deedsInForce(waqf.documents).every((document) => document.status === 'processed');
  return { current: read && waqf.status === 'pending' ? 'review' : 'process', finished: false };
}

/** Going back is allowed; forward only to reached steps. */
export function isReached(step: JourneyStep, journey: Journey): boolean {
  return journeySteps.indexOf(step) <= journeySteps.indexOf(journey.current);
}

/** The step that the address bar asks for, when it is one that was reached; else where the waqf stands. */
export function stepToShow(asked: string | null, journey: Journey): JourneyStep {
  const step = journeySteps.find((known) => known === asked);
  return step !== undefined && isReached(step, journey) ? step : journey.current;
}

export type NextAct = 'approve-amendment' | 'review' | 'replace' | 'process' | 'wait' | 'upload';

/** The founder's next step for a waqf, or null when there is none; computed from the row of the list alone. */
export function nextActOf(waqf: Pick<WaqfSummary, 'status' | 'deeds' | 'hasOpenAmendment'>): NextAct | null {
  if (waqf.status === 'approved') return waqf.hasOpenAmendment ? 'approve-amendment' : null;
  if (waqf.status === 'pending') return 'review';
  if (waqf.deeds.error > 0) return 'replace';
  if (waqf.deeds.uploaded < 3) return 'upload';
  return waqf.deeds.processed < 3 ? 'process' : 'wait';
}

const urgency: readonly NextAct[] = ['review', 'approve-amendment', 'replace', 'process', 'upload'];

/**
 * The one waqf whose founder is waited for most: nearest to approval first, then the newest.
 * @returns undefined when nothing waits
 */
export function mostUrgent<Row extends Pick<WaqfSummary, 'status' | 'deeds' | 'hasOpenAmendment' | 'createdAt'>>(
  waqfs: readonly Row[],
): Row | undefined {
  const rank = (row: Row) => {
    const act = nextActOf(row);
    return act === null ? -1 : urgency.indexOf(act);
  };
  return waqfs
    .filter((row) => rank(row) >= 0)
    .sort((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt))[0];
}
