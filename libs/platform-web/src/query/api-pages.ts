import { infiniteQueryOptions, type InfiniteData, type NonUndefinedGuard } from '@tanstack/react-query';
import { type Contract, http, type RequestOptions, takePreloadedData } from '../http/http';
import { keepWhileFiltered } from './keep-while-filtered';

/** Parameters of a GET by name. */
export type QueryParams = Readonly<Record<string, string | number | null | undefined>>;

/** The parameters that have a value, as text. */
export const givenParams = (params: QueryParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** The address of a GET: the path with the parameters that have a value. */
export function withQuery(path: string, params: QueryParams): string {
  const query = String(new URLSearchParams(givenParams(params)));
  return query === '' ? path : `${path}?${query}`;
}

/**
 * A list that is answered a page at a time, as an infinite query: the `nextCursor` of each page requests the next one.
 * A first page that was sent with the HTML is available from the first render.
 * @param addressOf address of the page at a cursor, '' for the first
 */
export function apiPages<Page extends { nextCursor: string | null }>(
  queryKey: readonly unknown[],
  addressOf: (cursor: string) => string,
  contract: Contract<Page>,
  request: Pick<RequestOptions, 'passive'> = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => http.get(addressOf(pageParam), contract, { ...request, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    initialData: () => {
      const first = takePreloadedData(addressOf(''), contract);
      const data: InfiniteData<Page, string> | undefined = first && { pages: [first], pageParams: [''] };
      return data as NonUndefinedGuard<typeof data>;
    },
  });
}

/**
 * The same for a list that is filtered or sorted: the rows of the last filter are shown until the answer to the new one
 * arrives.
 * @param subject the first parts of the key, with all that the rows belong to (waqf, account, period): rows of another
 * subject are never shown
 */
export function filteredPages<Page extends { nextCursor: string | null }>(
  subject: readonly unknown[],
  filter: QueryParams,
  addressOf: (cursor: string) => string,
  contract: Contract<Page>,
  request: Pick<RequestOptions, 'passive'> = {},
) {
  return infiniteQueryOptions({
    ...apiPages([...subject, givenParams(filter)], addressOf, contract, request),
    placeholderData: keepWhileFiltered(subject),
  });
}
