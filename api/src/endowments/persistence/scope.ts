/** Whose waqfs a list holds. */
export type Scope = { kind: 'founder' | 'nazir'; userId: string } | { kind: 'all' };

export const scopeKinds = ['founder', 'nazir', 'all'] as const satisfies readonly Scope['kind'][];

/** Condition on `endowments.waqf`. @param place of the person among the statement's values, the last of them */
export function filterOf(kind: Scope['kind'], place: number): string {
  if (kind === 'all') return 'true';
  return kind === 'founder' ? `waqif_id = $${place}` : `nazir_id = $${place}`;
}

/** The person, if there is one. */
export const valuesOf = (scope: Scope): string[] => (scope.kind === 'all' ? [] : [scope.userId]);
