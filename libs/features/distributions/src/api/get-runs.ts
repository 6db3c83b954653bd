import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { latestRuns, runAnswer, runList, type RunLineState } from '@waqf/contracts/distributions';
import { apiQuery, http } from '@waqf/platform-web';

const withCursor = (cursor: string, more: Record<string, string> = {}): string =>
  String(new URLSearchParams({ ...more, ...(cursor === '' ? {} : { cursor }) }));

/** `GET /api/waqf/{id}/distributions`: newest first, a page at a time. */
export const runPages = (waqfId: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/waqf', waqfId, 'distributions'],
    queryFn: ({ signal, pageParam }) =>
      http.get(`/api/waqf/${waqfId}/distributions?${withCursor(pageParam)}`, runList, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** `GET /api/distributions/latest`: the newest run of each waqf that has one. */
export const latestRunsQuery = () => apiQuery(['/api/distributions', 'latest'], latestRuns);

const payingPollMs = 3_000;

/** `GET …/distributions/{runId}`: the run with its lines, a page at a time; each page carries the run. */
export const linePages = (waqfId: string, runId: string, state: RunLineState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['/api/waqf', waqfId, 'distributions', runId, state ?? ''],
    queryFn: ({ signal, pageParam }) => {
      const query = withCursor(pageParam, state === undefined ? {} : { state });
      return http.get(`/api/waqf/${waqfId}/distributions/${runId}?${query}`, runAnswer, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // The page polls while lines are calculated or the bank has not answered for them.
    refetchInterval: ({ state: { data } }) => {
      const run = data?.pages.at(-1)?.run;
      const isCalculated = run?.calculation?.problem === null;
      return run?.state === 'paying' || isCalculated ? payingPollMs : false;
    },
  });
