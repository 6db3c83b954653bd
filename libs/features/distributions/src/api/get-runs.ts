import { infiniteQueryOptions } from '@tanstack/react-query';
import { latestRuns, runAnswer, runList, type RunLineState } from '@waqf/contracts/distributions';
import { apiPages, apiQuery, filteredPages, withQuery } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/distributions`: newest first, a page at a time. */
export const runPages = (waqfId: string) =>
  apiPages(
    ['/api/waqf', waqfId, 'distributions'],
    (cursor) => withQuery(`/api/waqf/${waqfId}/distributions`, { cursor }),
    runList,
  );

/** `GET /api/distributions/latest`: the newest run of each waqf that has one. */
export const latestRunsQuery = () => apiQuery(['/api/distributions', 'latest'], latestRuns);

const payingPollMs = 3_000;

/** `GET …/distributions/{runId}`: the run with its lines, a page at a time; each page carries the run. */
export const linePages = (waqfId: string, runId: string, state: RunLineState | undefined) =>
  infiniteQueryOptions({
    ...filteredPages(
      ['/api/waqf', waqfId, 'distributions', runId],
      { state },
      (cursor) => withQuery(`/api/waqf/${waqfId}/distributions/${runId}`, { state, cursor }),
      runAnswer,
    ),
    // The page polls while lines are calculated or the bank has not answered for them.
    refetchInterval: ({ state: { data } }) => {
      const run = data?.pages.at(-1)?.run;
      const isCalculated = run?.calculation?.problem === null;
      return run?.state === 'paying' || isCalculated ? payingPollMs : false;
    },
  });
