import { waqfView, type WaqfView } from '@waqf/contracts/endowments';
import { apiQuery } from '@waqf/platform-web';
import { deedsToReview } from '../model/deeds';
import { isBeingRead } from '../model/reading-progress';

/** Between two looks while a deed is being read; the event stream is faster where it reaches. */
const pollMs = 2_500;

/** `GET /api/waqf/{id}`: one waqf with its deeds, accounts and what the person may do with it. */
export const waqfQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId], waqfView);

/** The same, asked again while a deed is being read, so that progress shows even when no event stream gets through. */
export const waqfWhileReadingQuery = (waqfId: string) => ({
  ...waqfQuery(waqfId),
  refetchInterval: (query: { state: { data?: WaqfView | undefined } }) => {
    const view = query.state.data;
    return view && deedsToReview(view).some(isBeingRead) ? pollMs : false;
  },
});
