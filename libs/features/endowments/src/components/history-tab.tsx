import { useInfiniteQuery } from '@tanstack/react-query';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure, MoreRows } from '@waqf/screen-kit';
import { Card, Dotted, DualDate, ListSkeleton, Timeline } from '@waqf/ui/core';
import { historyPages } from '../api/get-history';
import { tabMessages } from '../messages/details-tabs.messages';
import { changesInWords } from '../model/history-words';

/** The waqf's history in words: who, what, when, the values before and after, and why. */
export function HistoryTab({ waqfId }: { waqfId: string }) {
  const t = useMessages(tabMessages);
  const { language } = useLanguage();
  const pages = useInfiniteQuery(historyPages(waqfId));
  if (pages.isPending) return <ListSkeleton rows={6} />;
  if (pages.isLoadingError)
    return (
      <LoadFailure
        title={t('failed')}
        error={pages.error}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    );
  const entries = pages.data.pages.flatMap((page) => page.entries);
  return (
    <Card title={t('history')} note={t('historyNote')}>
      {entries.length === 0 ? <p>{t('historyEmpty')}</p> : null}
      <Timeline
        label={t('history')}
        items={entries.map(({ id, at, title, actor, about, amount, changes, reason }) => ({
          key: id,
          title: title[language],
          time: (
            <Dotted>
              {actor ?? t('platform')}
              <DualDate iso={at} withTime />
            </Dotted>
          ),
          text: [
            ...(about ? [t('about', { name: about })] : []),
            ...(amount ? [t('amount', { amount: displayAmount(parseSignedAmount(amount)) })] : []),
            ...changesInWords(changes, language),
            ...(reason === null ? [] : [t('because', { reason })]),
          ].join(' · '),
        }))}
      />
      <MoreRows pages={pages} padded />
    </Card>
  );
}
