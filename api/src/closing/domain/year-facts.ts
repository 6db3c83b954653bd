import type { Answered } from '@waqf/contracts';
import type { YearAct, YearState } from '@waqf/contracts/closing';
import type { MembershipRelation } from '../../membership/index.js';
import { type ClosingState, closingStates } from './closing-states.js';

/** The facts that decide what may be done with a year now. */
export interface YearFacts {
  /** The state of its latest closing; null when it was never closed. */
  readonly latest: ClosingState | null;
  /** True when its last day has passed. */
  readonly isOver: boolean;
  readonly laterClosed: boolean;
  readonly reopeningWaits: boolean;
  /** How many entries of its days were recorded after the closing. */
  readonly enteredSince: number;
}

export function yearStateOf({ latest, isOver }: Pick<YearFacts, 'latest' | 'isOver'>): Answered<YearState> {
  if (latest === 'closed' || latest === 'reopened') return latest;
  return isOver ? 'ended' : 'running';
}

/**
 * What a user may do with a year now; the checklist is checked only when they do it. Nobody grants themselves an
 * exception.
 */
export function actsOf(facts: YearFacts, relations: readonly MembershipRelation[]): YearAct[] {
  const { latest, isOver, laterClosed, reopeningWaits, enteredSince } = facts;
  const isNazir = relations.includes('nazir');
  if (latest !== 'closed') return isNazir && isOver ? ['close'] : [];
  const may = closingStates.mayNow(latest, relations);
  const acts: YearAct[] = [];
  if (may.includes('renew') && enteredSince > 0) acts.push('renew');
  if (may.includes('ask') && !laterClosed && !reopeningWaits) acts.push('reopen');
  if (may.includes('except') && !laterClosed && !isNazir) acts.push('except');
  return acts;
}
