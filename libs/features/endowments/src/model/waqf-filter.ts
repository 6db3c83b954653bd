import type { WaqfStatus, WaqfSummary } from '@waqf/contracts/endowments';
import { arabicSearchKey } from '@waqf/formats';

export const statusFilters = ['all', 'draft', 'pending', 'approved', 'discarded'] as const satisfies readonly (
  | WaqfStatus
  | 'all'
)[];
export type StatusFilter = (typeof statusFilters)[number];

export interface WaqfFilter {
  text: string;
  status: StatusFilter;
}

/** The filter in the address; an unknown value counts as "all". */
export function filterOf(params: URLSearchParams): WaqfFilter {
  return {
    text: params.get('q') ?? '',
    status: statusFilters.find((known) => known === params.get('status')) ?? 'all',
  };
}

/** The address parameters of a filter, without default values. */
export function paramsOf({ text, status }: WaqfFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (status !== 'all') params.set('status', status);
  return params;
}

/**
 * Waqfs whose name, description, location, founder or nazir contains the text, ignoring variants of Arabic letters.
 * Discarded ones are shown only when they are asked for.
 */
export function matchingWaqfs<Row extends WaqfSummary>(waqfs: readonly Row[], { text, status }: WaqfFilter): Row[] {
  const wanted = arabicSearchKey(text);
  return waqfs.filter((waqf) => {
    if (status === 'all' ? waqf.status === 'discarded' : waqf.status !== status) return false;
    const words = [waqf.name, waqf.description, waqf.propertyDetails?.location, waqf.waqifName, waqf.nazirName];
    return wanted === '' || words.some((word) => word && arabicSearchKey(word).includes(wanted));
  });
}
