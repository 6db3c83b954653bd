/** Founder and nazir of a waqf by user id. */
interface Parties {
  readonly waqifId: string;
  readonly nazirId: string | null;
}

/** How long who is alone waits, so that a proposal from a stolen session is noticed and withdrawn. */
const waitMs = 24 * 60 * 60_000;

interface Proposed {
  readonly proposedBy: string;
  readonly proposedAt: Date;
}

/**
 * From when the proposer may approve alone: where founder and nazir are one person, or there is no nazir, nobody else
 * can. Null where somebody else decides.
 */
export function aloneFrom(parties: Parties, { proposedBy, proposedAt }: Proposed): Date | null {
  return deciderOf(parties, proposedBy) === null ? new Date(proposedAt.getTime() + waitMs) : null;
}

/**
 * Who decides on proposed rules, by user id: the founder, and the nazir on what the founder proposed. Null where that
 * would be the proposer.
 */
export function deciderOf({ waqifId, nazirId }: Parties, proposedBy: string): string | null {
  const decider = proposedBy === waqifId ? nazirId : waqifId;
  return decider === proposedBy ? null : decider;
}
