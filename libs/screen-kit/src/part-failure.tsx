import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button, useUi } from '@waqf/ui/core';

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
  const { word } = useUi();
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {word('retry')}
        </Button>
      }
    >
      {title}
    </Alert>
  );
}
