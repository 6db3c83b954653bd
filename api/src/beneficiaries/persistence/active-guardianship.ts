/**
 * What makes a guardianship active, in SQL: it was not ended, and its days, both included, meet the asked ones.
 * @param guardianship table or alias
 * @param from first and last day, as SQL, e.g. `$2`
 */
export const activeBetween = (guardianship: string, from: string, until: string): string =>
  `${guardianship}.ended_at IS NULL AND ${guardianship}.from_on <= ${until}::date
             AND ${guardianship}.until_on >= ${from}::date`;

/** The same on one day. */
export const activeOn = (guardianship: string, day: string): string => activeBetween(guardianship, day, day);
