import { wardList, type Ward } from '@waqf/contracts/beneficiaries';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/beneficiary/wards`: whom the person stands for today. */
export const getWards = () => apiQuery(['/api/beneficiary/wards'], wardList);

/** Of this tab alone, and gone with it. */
const key = 'beneficiary.ward';

type ChosenWard = Pick<Ward, 'id' | 'fullName' | 'until' | 'deed'>;

/** The minor whose portal this tab shows; null for the person's own. */
export function chosenWard(): ChosenWard | null {
  const stored = sessionStorage.getItem(key);
  return stored === null ? null : (JSON.parse(stored) as ChosenWard);
}

/** Shows the portal of a minor, or the person's own again. The page is loaded anew: nothing of the other is left. */
export function openPortalOf(ward: ChosenWard | null): void {
  if (ward === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(ward));
  window.location.assign('/beneficiary/dashboard');
}

/** A path of the portal, of the minor that is chosen. */
export function inName(path: string): string {
  const ward = chosenWard();
  if (ward === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}onBehalfOf=${ward.id}`;
}
