import { QueryClient, queryOptions, type NonUndefinedGuard, type QueryFunctionContext } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { broughtData, http, type Contract } from '../http/http';
import { HttpError } from '../http/http-error';

export type QueryKey = readonly (string | number)[];

/** `['/api/waqf', id]` → `/api/waqf/{id}`: the parts of a key joined by slashes are the path of its GET. */
export const pathOfKey = (key: QueryKey): string => key.map(String).join('/');

/** One GET as a query: the key's parts are its path, the answer is parsed by the contract. */
export function apiQuery<T>(queryKey: QueryKey, contract: Contract<T>) {
  return apiQueryAt(queryKey, pathOfKey(queryKey), contract);
}

/** The same under a key of its own. What the page brought of it is there from the first picture on. */
export function apiQueryAt<T>(queryKey: QueryKey, path: string, contract: Contract<T>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => http.get(path, contract, { signal }),
    initialData: () => broughtData<T>(path, contract) as NonUndefinedGuard<T> | undefined,
  });
}

/** The 401-tolerant variant: null when nobody is signed in. */
export function apiQueryOrNull<T>(queryKey: QueryKey, contract: Contract<T>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<T | null> => {
      try {
        return await http.get(pathOfKey(queryKey), contract, { signal, tolerate401: true });
      } catch (error) {
        if (error instanceof HttpError && error.status === 401) return null;
        throw error;
      }
    },
  });
}

/** Defaults of specification section 7: no refetch on focus, no interval, never stale, no retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
        retry: false,
        // An offline call fails at once and says so, instead of waiting silently for the network.
        networkMode: 'always',
        queryFn: ({ queryKey, signal }: QueryFunctionContext) =>
          http.get(pathOfKey(queryKey as QueryKey), z.unknown(), { signal }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
