import { wardList, type Ward } from '@waqf/contracts/beneficiaries';
import { apiQuery } from '@waqf/platform-web';
import { wardKey } from '../model/wallet-figure';

/** `GET /api/beneficiary/wards`: the minors for whom the user acts as guardian today. */
export const getWards = () => apiQuery(['/api/beneficiary/wards'], wardList);

type ChosenWard = Pick<Ward, 'id' | 'fullName' | 'until' | 'deed'>;

/** The minor whose portal this tab shows; null for the user's own portal. */
export function chosenWard(): ChosenWard | null {
  // Storage can be forbidden and its content can be changed by anybody at this browser.
  try {
    const stored = JSON.parse(sessionStorage.getItem(wardKey) ?? 'null') as Partial<ChosenWard> | null;
    return typeof stored?.id === 'string' && typeof stored.fullName === 'string' ? (stored as ChosenWard) : null;
  } catch {
    return null;
  }
}

/**
 * Shows the portal of a minor, or the user's own again. The page is reloaded, so that nothing of the other portal is
 * left.
 */
export function openPortalOf(ward: ChosenWard | null): void {
  choose(ward);
  window.location.assign('/beneficiary/dashboard');
}

/** Shows a page of a minor's portal in place of the current one, to which nobody wants to go back. */
export function openPageOf(ward: ChosenWard, page: string): void {
  choose(ward);
  window.location.replace(page);
}

function choose(ward: ChosenWard | null): void {
  if (ward === null) sessionStorage.removeItem(wardKey);
  else sessionStorage.setItem(wardKey, JSON.stringify(ward));
  // The page of the same address is restored at its place, which would hide the banner that says whose portal it is.
  window.scrollTo(0, 0);
}

/** A path of the portal, with the chosen minor when there is one. */
export function pathForWard(path: string): string {
  const ward = chosenWard();
  if (ward === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}onBehalfOf=${ward.id}`;
}
