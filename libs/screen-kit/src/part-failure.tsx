import type { UseQueryResult } from '@tanstack/react-query';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Alert, Button } from '@waqf/ui/core';

const messages = defineMessages({ retry: { ar: 'أعد المحاولة', en: 'Try again' } });

/**
 * For a part that renders nothing when there is nothing to do: one line that says what could not be loaded, so that
 * nobody takes a failure for an empty list.
 */
export function PartFailure({
  query: { isFetching, refetch },
  title,
}: {
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
  title: string;
}) {
  const t = useMessages(messages);
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {title}
    </Alert>
  );
}
