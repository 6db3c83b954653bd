import {
  MutationCache,
  QueryClient,
  queryOptions,
  type NonUndefinedGuard,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { takePreloadedData, http, type Contract } from '../http/http';
import { HttpError } from '../http/http-error';

export type QueryKey = readonly (string | number)[];

/** `['/api/waqf', id]` → `/api/waqf/{id}`: the parts of a key, joined by slashes, are the path of its GET. */
export const pathOfKey = (key: QueryKey): string => key.map(String).join('/');

/** A GET as a query: the parts of the key are its path, and the answer is parsed by the contract. */
export function apiQuery<T>(queryKey: QueryKey, contract: Contract<T>) {
  return apiQueryAt(queryKey, pathOfKey(queryKey), contract);
}

/** The same with a separate key. Data that was sent with the page is available from the first render. */
export function apiQueryAt<T>(queryKey: QueryKey, path: string, contract: Contract<T>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => http.get(path, contract, { signal }),
    initialData: () => takePreloadedData<T>(path, contract) as NonUndefinedGuard<T> | undefined,
  });
}

/** The variant that tolerates 401: null when nobody is signed in. */
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

/**
 * Defaults of section 7 of the specification: no refetch on focus, no interval, never stale, no retry. After each
 * successful write everything that was read before counts as out of date: it is shown again at once, and read again,
 * by the next screen that opens it. What is on the screen is refetched by the mutation itself, which knows its queries.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries({ refetchType: 'none' }),
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
        retry: false,
        // A call made offline fails at once with a message, instead of silently waiting for the network.
        networkMode: 'always',
        queryFn: ({ queryKey, signal }: QueryFunctionContext) =>
          http.get(pathOfKey(queryKey as QueryKey), z.unknown(), { signal }),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
