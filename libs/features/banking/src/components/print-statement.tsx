import { useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { useEffect, useState } from 'react';
import { statementMessages } from '../messages/statement.messages';

/** The part of an infinite query that tells whether its rows are complete. */
interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** Prints the whole statement: the entries that are not shown yet are loaded first, since paper has no button. */
export function PrintStatement({ pages }: { pages: Pages }) {
  const t = useMessages(statementMessages);
  const [wanted, setWanted] = useState(false);
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (!wanted || isFetching) return;
    if (hasNextPage && !isError) {
      void fetchNextPage();
      return;
    }
    setWanted(false);
    if (!isError) window.print();
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
  const start = (): void => {
    setWanted(true);
    if (isError) void fetchNextPage();
  };
  return (
    <Button icon={<Icon.File size={18} />} loading={wanted} onClick={start}>
      {t('print')}
    </Button>
  );
}
