import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListSkeleton } from '@waqf/ui/core';
import { LoadFailure } from './load-failure';

interface LoadedPartProps<Data> {
  query: UseQueryResult<Data>;
  /** Names what could not be loaded. */
  title: string;
  otherwise?: Parameters<typeof LoadFailure>[0]['otherwise'];
  children: (data: Data) => ReactNode;
}

/**
 * The content of a card or a dialog for one query: skeleton rows, then the data, or the failure with a button to try
 * again.
 */
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
