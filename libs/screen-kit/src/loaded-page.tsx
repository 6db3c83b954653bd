import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Bilingual } from '@waqf/contracts';
import { PageSkeleton } from '@waqf/ui/core';
import { LoadFailure } from './load-failure';

export interface LoadedPageProps<Data> {
  query: UseQueryResult<Data>;
  /** Names what could not be loaded. */
  title: string;
  /** Shown when the server gives no message of its own; by default that something unexpected happened. */
  otherwise?: Bilingual;
  children: (data: Data) => ReactNode;
}

/** A page of one query: a skeleton, then the loaded data, or the reason of the failure with a button to try again. */
export function LoadedPage<Data>({ query, title, otherwise, children }: LoadedPageProps<Data>) {
  if (query.isPending) return <PageSkeleton />;
  if (query.isError)
    return (
      <LoadFailure
        title={title}
        error={query.error}
        otherwise={otherwise}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  return children(query.data);
}
