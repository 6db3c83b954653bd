/**
 * `$place` written so that the planner cannot see its value, for prepared statements of the hot path for which one plan
 * is enough. A plan for the actual values (one id in a list, a page of fifty) looks cheaper than a generic one, so
 * PostgreSQL would plan such a statement at every call, which costs more than running it.
 * @param type e.g. `uuid[]`
 */
export const genericPlan = (place: number, type: string): string => `((SELECT $${place}::${type})::${type})`;
