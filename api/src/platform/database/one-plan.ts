/**
 * `$place` in a way that the planner sees nothing of its value, for prepared statements of the hot path that one plan
 * suits. A plan that is made for the values at hand (one id in a list, a page of fifty) looks cheaper than one for any
 * values, so PostgreSQL plans such a statement at every call, which costs more than running it.
 * @param type e.g. `uuid[]`
 */
export const onePlan = (place: number, type: string): string => `((SELECT $${place}::${type})::${type})`;
