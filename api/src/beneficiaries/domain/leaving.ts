import { type GuardianshipRecord, minorUntil } from './guardianship.js';

/**
 * The last day on which somebody cannot ask to leave a waqf, because they are a minor or under guardianship there; null
 * when they can. To give up an entitlement only harms whoever gives it up, so it is void before they come of age, also
 * with the guardian's consent.
 * @param today ISO day of Asia/Riyadh
 */
export function leavesAfter(
  bornOn: string | null,
  guardianship: Pick<GuardianshipRecord, 'until'> | undefined,
  today: string,
): string | null {
  const days = [bornOn === null ? null : minorUntil(bornOn), guardianship?.until ?? null];
  const last = days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  return last === undefined || last < today ? null : last;
}
