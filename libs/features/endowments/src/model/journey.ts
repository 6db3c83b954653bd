import type { DeedDocument } from '@waqf/contracts/documents';
import type { Waqf, WaqfSummary } from '@waqf/contracts/endowments';
import { missingTypes, deedsInForce } from './deeds';

/** The wizard's four steps (specification, section 9), in order. */
export const journeySteps = ['create', 'upload', 'process', 'review'] as const;
export type JourneyStep = (typeof journeySteps)[number];

export interface Journey {
  /** The first step that is not finished; still `review` after approval. */
  current: JourneyStep;
  /** True once the waqf is approved and every step is finished. */
  finished: boolean;
}

/**
 * The progress of a waqf towards approval, derived from the server's data, so that a reload continues at the same step.
 * @param waqf null before it is created
 */
export function journeyOf(waqf: { status: Waqf['status']; documents: readonly DeedDocument[] } | null): Journey {
  if (waqf === null) return { current: 'create', finished: false };
  if (waqf.status === 'approved') return { current: 'review', finished: true };
  if (missingTypes(waqf.documents).length > 0) return { current: 'upload', finished: false };
  const read = deedsInForce(waqf.documents).every((document) => document.status === 'processed');
  return { current: read && waqf.status === 'pending' ? 'review' : 'process', finished: false };
}

/** Going back is allowed; going forward only to steps that were reached. */
export function isReached(step: JourneyStep, journey: Journey): boolean {
  return journeySteps.indexOf(step) <= journeySteps.indexOf(journey.current);
}

/** The step in the address, when it has been reached; otherwise the current step of the waqf. */
export function stepToShow(asked: string | null, journey: Journey): JourneyStep {
  const step = journeySteps.find((known) => known === asked);
  return step !== undefined && isReached(step, journey) ? step : journey.current;
}

export type NextAct = 'approve-amendment' | 'review' | 'replace' | 'process' | 'wait' | 'upload';

/** The founder's next step for a waqf, or null when there is none; computed from the row of the list alone. */
export function nextActOf(waqf: Pick<WaqfSummary, 'status' | 'deeds' | 'hasOpenAmendment'>): NextAct | null {
  if (waqf.status === 'discarded') return null;
  if (waqf.status === 'approved') return waqf.hasOpenAmendment ? 'approve-amendment' : null;
  if (waqf.status === 'pending') return 'review';
  if (waqf.deeds.error > 0) return 'replace';
  if (waqf.deeds.uploaded < 3) return 'upload';
  return waqf.deeds.processed < 3 ? 'process' : 'wait';
}

const urgency: readonly NextAct[] = ['review', 'approve-amendment', 'replace', 'process', 'upload'];

/**
 * The waqf that needs its founder's action most: the nearest to approval first, then the newest.
 * @returns undefined when no waqf needs an action
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
