import type { FiscalYear, YearClosing } from '@waqf/contracts/closing';
import type { MembershipRelation } from '../membership/index.js';
import type { FiscalRule, YearSpan } from './domain/fiscal-year.js';
import { actsOf, type YearFacts, yearStateOf } from './domain/year-facts.js';
import type { Closing } from './persistence/closing.repository.js';
import type { LockException } from './persistence/exception.repository.js';

export function toFiscalYear(
  { calendar }: FiscalRule,
  { year, from, to }: YearSpan,
  facts: YearFacts,
  relations: readonly MembershipRelation[],
): FiscalYear {
  return { year, calendar, from, to, state: yearStateOf(facts), acts: actsOf(facts, relations) };
}

export function toClosing({
  id,
  state,
  closedAt,
  closedBy,
  closedByName,
  snapshot,
  hash,
  ...rest
}: Closing): YearClosing {
  return {
    id,
    state,
    closedAt: closedAt.toISOString(),
    closedBy: { id: closedBy, fullName: closedByName },
    figures: snapshot,
    hash,
    endedAt: rest.endedAt?.toISOString() ?? null,
    reason: state === 'reopened' ? rest.reason : null,
  };
}

export const toException = ({ id, personId, personName, until, reason }: LockException, now: Date) => ({
  id,
  person: { id: personId, fullName: personName },
  until: until.toISOString(),
  reason,
  isOver: until <= now,
});
