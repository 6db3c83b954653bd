import { effectiveValue, type Deed } from '../../documents/index.js';
import type { Endowment, WaqfDetails } from './waqf.js';
import { detailsOf, type DeedValues } from './waqf-details.js';

/** A deed as the rules take it: corrections applied, no value while it is not read. */
export function valuesOf(deed: Deed): DeedValues {
  return { type: deed.type, read: deed.status === 'processed', value: (name) => effectiveValue(deed, name) };
}

/** Before approval what the deeds say, afterwards what was locked. */
export function detailsInForce(waqf: Endowment, current: readonly Deed[]): WaqfDetails {
  return waqf.locked ?? detailsOf(current.map(valuesOf));
}
