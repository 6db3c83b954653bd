/** Whose waqfs a list contains. */
export type Scope = { kind: 'founder' | 'nazir'; userId: string } | { kind: 'all' };

export const scopeKinds = ['founder', 'nazir', 'all'] as const satisfies readonly Scope['kind'][];

/**
 * The SQL condition on `endowments.waqf`. @param place the number of the user id among the statement's values; it is
 * the last of them
 */
export function filterOf(kind: Scope['kind'], place: number): string {
  if (kind === 'all') return 'true';
  return kind === 'founder' ? `waqif_id = $${place}` : `nazir_id = $${place}`;
}

/** The SQL condition on `endowments.waqf` for lists and figures that do not ask for discarded waqfs. */
export const shown = "state <> 'discarded'";

/** The values of the condition: the user id, or none when the scope is all waqfs. */
export const valuesOf = (scope: Scope): string[] => (scope.kind === 'all' ? [] : [scope.userId]);
