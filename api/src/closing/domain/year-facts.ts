import type { Answered } from '@waqf/contracts';
import type { YearAct, YearState } from '@waqf/contracts/closing';
import type { MembershipRelation } from '../../membership/index.js';
import { type ClosingState, closingStates } from './closing-states.js';

/** What is known of a year when somebody looks at it. */
export interface YearFacts {
  /** State of its latest closing; null when it was never closed. */
  readonly latest: ClosingState | null;
  /** Its last day is over. */
  readonly isOver: boolean;
  readonly laterClosed: boolean;
  readonly reopeningWaits: boolean;
  /** Entries of its days that came after the closing. */
  readonly enteredSince: number;
}

export function yearStateOf({ latest, isOver }: Pick<YearFacts, 'latest' | 'isOver'>): Answered<YearState> {
  if (latest === 'closed' || latest === 'reopened') return latest;
  return isOver ? 'ended' : 'running';
}

/**
 * What a person may do with a year now; the checklist is asked when they do it. Nobody grants themselves an exception.
 */
export function actsOf(facts: YearFacts, relations: readonly MembershipRelation[]): YearAct[] {
  const { latest, isOver, laterClosed, reopeningWaits, enteredSince } = facts;
  const isNazir = relations.includes('nazir');
  if (latest !== 'closed') return isNazir && isOver ? ['close'] : [];
  const may = closingStates.mayNow(latest, relations);
  const acts: YearAct[] = [];
  if (may.includes('renew') && enteredSince > 0) acts.push('renew');
  if (may.includes('ask') && !laterClosed && !reopeningWaits) acts.push('reopen');
  if (may.includes('except') && !isNazir) acts.push('except');
  return acts;
}
