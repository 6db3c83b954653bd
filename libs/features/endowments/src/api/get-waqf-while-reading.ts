import type { WaqfView } from '@waqf/contracts/endowments';
import { waqfQuery } from '@waqf/screen-kit';
import { deedsToReview } from '../model/deeds';
import { isBeingRead } from '../model/reading-progress';

/** The time between two polls while a deed is being read; events arrive sooner where the event stream works. */
const pollMs = 2_500;

/**
 * The query of a waqf, polled while a deed is being read, so that progress is shown even when the event stream is
 * blocked.
 */
export const waqfWhileReadingQuery = (waqfId: string) => ({
  ...waqfQuery(waqfId),
  refetchInterval: (query: { state: { data?: WaqfView | undefined } }) => {
    const view = query.state.data;
    return view && deedsToReview(view).some(isBeingRead) ? pollMs : false;
  },
});
