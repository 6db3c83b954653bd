import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button } from '@waqf/ui/core';
import * as css from './more-rows.module.css';

const messages = defineMessages({ more: { ar: 'اعرض المزيد', en: 'Show more' } });

export interface MoreRowsProps {
  pages: Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'hasNextPage'> & { fetchNextPage: () => unknown };
  /** The words of the button where the next rows are better named than as more. */
  label?: string;
  /** True inside a card whose content has no padding. */
  padded?: boolean;
}

/** The button below a list that has more pages. */
export function MoreRows({ pages, label, padded }: MoreRowsProps) {
  const t = useMessages(messages);
  if (!pages.hasNextPage) return null;
  return (
    <div className={css.foot} data-padded={padded || undefined}>
      <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {label ?? t('more')}
      </Button>
    </div>
  );
}
