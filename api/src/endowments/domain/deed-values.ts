import { effectiveValue, type Deed } from '../../documents/index.js';
import type { Endowment, WaqfDetails } from './waqf.js';
import { detailsOf, type DeedValues } from './waqf-details.js';

/** A deed in the form that the rules use: corrections are applied, and there are no values while it is not read. */
export function valuesOf(deed: Deed): DeedValues {
  return { type: deed.type, read: deed.status === 'processed', value: (name) => effectiveValue(deed, name) };
}

/** The details in force: before approval what the deeds say, afterwards what was locked. */
export function detailsInForce(waqf: Endowment, current: readonly Deed[]): WaqfDetails {
  return waqf.locked ?? detailsOf(current.map(valuesOf));
}
