import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { defineMessages, errorMessage, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button } from '@waqf/ui/core';
import * as css from './more-rows.module.css';

const messages = defineMessages({
  more: { ar: 'اعرض المزيد', en: 'Show more' },
  failed: { ar: 'تعذر تحميل المزيد', en: 'More could not be loaded' },
});

/** The part of an infinite query that tells whether there are more rows, and loads them. */
export type MorePages = Pick<
  UseInfiniteQueryResult,
  'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & {
  fetchNextPage: (options?: { cancelRefetch?: boolean }) => unknown;
};

export interface MoreRowsProps {
  pages: MorePages;
  /** The words of the button where the next rows are better named than as more. */
  label?: string;
  /** True inside a card whose content has no padding. */
  padded?: boolean;
}

/**
 * The button below a list that has more pages, and why the next one could not be loaded: the rows above it stay, so a
 * list is replaced by its failure only for `isLoadingError` (ADR 194).
 */
export function MoreRows({ pages, label, padded }: MoreRowsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (!pages.hasNextPage) return null;
  return (
    <div className={css.foot} data-padded={padded || undefined}>
      {pages.isFetchNextPageError ? (
        <Alert tone="error" title={t('failed')}>
          {errorMessage(pages.error, language)}
        </Alert>
      ) : null}
      <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {label ?? t('more')}
      </Button>
    </div>
  );
}
