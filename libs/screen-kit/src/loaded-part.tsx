import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListSkeleton } from '@waqf/ui/core';
import { LoadFailure } from './load-failure';

interface LoadedPartProps<Data> {
  query: UseQueryResult<Data>;
  /** What could not be loaded, in words. */
  title: string;
  otherwise: Parameters<typeof LoadFailure>[0]['otherwise'];
  children: (data: Data) => ReactNode;
}

/** What a card or a dialog shows of one call: rows that wait, the failure with its way out, then the data. */
export function LoadedPart<Data>({ query, title, otherwise, children }: LoadedPartProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) return <ListSkeleton rows={2} />;
  return (
    <>
      {error ? (
        <LoadFailure
          bare
          title={title}
          error={error}
          otherwise={otherwise}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data === undefined ? null : children(data)}
    </>
  );
}
