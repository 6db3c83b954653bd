/** The user ids of a waqf's founder and nazir. */
interface Parties {
  readonly waqifId: string;
  readonly nazirId: string | null;
}

/** How long a person who decides alone must wait, so that a proposal from a stolen session is noticed and withdrawn. */
const waitMs = 24 * 60 * 60_000;

interface Proposed {
  readonly proposedBy: string;
  readonly proposedAt: Date;
}

/**
 * When the proposer may approve alone, because founder and nazir are the same person or there is no nazir. Null when
 * somebody else decides.
 */
export function selfApprovalFrom(parties: Parties, { proposedBy, proposedAt }: Proposed): Date | null {
  return deciderOf(parties, proposedBy) === null ? new Date(proposedAt.getTime() + waitMs) : null;
}

/** Whether the user may approve or reject the proposal now: as the other party, or alone after the wait. */
export function mayDecideNow(parties: Parties, proposed: Proposed, userId: string, now: Date): boolean {
  if (proposed.proposedBy !== userId) return deciderOf(parties, proposed.proposedBy) === userId;
  const alone = selfApprovalFrom(parties, proposed);
  return alone !== null && now >= alone;
}

/**
 * The user id of the person who decides on proposed rules: the founder, or the nazir when the founder proposed them.
 * Null when that would be the proposer or when there is no nazir.
 */
export function deciderOf({ waqifId, nazirId }: Parties, proposedBy: string): string | null {
  const decider = proposedBy === waqifId ? nazirId : waqifId;
  return decider === proposedBy ? null : decider;
}
