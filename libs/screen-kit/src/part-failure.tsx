import type { UseQueryResult } from '@tanstack/react-query';
import { RetryAlert } from './retry-alert';

/**
 * For a part that renders nothing when there is nothing to do: one line that says what could not be loaded, so that
 * nobody takes a failure for an empty list. Shown for `isLoadingError`: what was loaded before stays on the screen.
 */
export function PartFailure({
  query: { isFetching, refetch },
  title,
}: {
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
  title: string;
}) {
  return (
    <RetryAlert onRetry={() => void refetch()} retrying={isFetching}>
      {title}
    </RetryAlert>
  );
}
