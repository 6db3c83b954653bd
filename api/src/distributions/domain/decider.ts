/** Founder and nazir of a waqf by user id. */
interface Parties {
  readonly waqifId: string;
  readonly nazirId: string | null;
}

/**
 * Who decides on proposed rules, by user id: the founder, and the nazir on what the founder proposed. Null where that
 * would be the proposer.
 */
export function deciderOf({ waqifId, nazirId }: Parties, proposedBy: string): string | null {
  const decider = proposedBy === waqifId ? nazirId : waqifId;
  return decider === proposedBy ? null : decider;
}
