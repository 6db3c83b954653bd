import { waqfView, type WaqfView } from '@waqf/contracts/endowments';
import { apiQuery } from '@waqf/platform-web';
import { deedsToReview } from '../model/deeds';
import { isBeingRead } from '../model/reading-progress';

/** The time between two polls while a deed is being read; events arrive sooner where the event stream works. */
const pollMs = 2_500;

/** `GET /api/waqf/{id}`: one waqf with its deeds, its accounts and what the user may do with it. */
export const waqfQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId], waqfView);

/**
 * The same query, polled while a deed is being read, so that progress is shown even when the event stream is blocked.
 */
export const waqfWhileReadingQuery = (waqfId: string) => ({
  ...waqfQuery(waqfId),
  refetchInterval: (query: { state: { data?: WaqfView | undefined } }) => {
    const view = query.state.data;
    return view && deedsToReview(view).some(isBeingRead) ? pollMs : false;
  },
});
