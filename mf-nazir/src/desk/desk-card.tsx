import { useQuery } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { useState } from 'react';
import { LoadFailure, MoneySentence, PartFailure, useMoneyEvents } from '@waqf/screen-kit';
import { Button, Card, Count, EmptyState, Icon, ListSkeleton } from '@waqf/ui/core';
import { deskQuery, wholeDeskQuery } from '../api/get-desk';
import { DeskRow } from './desk-row';
import { deskMessages } from './desk.messages';
import * as css from './desk.module.css';

/** What needs the nazir's action, most urgent first. */
export function DeskCard() {
  const t = useMessages(deskMessages);
  const first = useQuery(deskQuery());
  const [isWhole, setWhole] = useState(false);
  const whole = useQuery({ ...wholeDeskQuery(), enabled: isWhole });
  const desk = whole.isSuccess ? whole : first;
  useMoneyEvents();
  if (desk.isPending) return <ListSkeleton rows={4} />;
  if (desk.isError)
    return (
      <LoadFailure
        title={t('failed')}
        error={desk.error}
        otherwise={loadingCatalogue.stats}
        onRetry={() => void desk.refetch()}
        retrying={desk.isFetching}
      />
    );
  const { items, count } = desk.data;
  return (
    <>
      {count === 0 ? (
        <Card title={t('title')}>
          <EmptyState bare icon={<Icon.CheckCircle size={28} />} title={t('clear')} text={t('clearText')} />
        </Card>
      ) : (
        <Card title={t('title')} note={t('note')} extra={<Count value={count} />} padding="none">
          <ul className={css.list} aria-label={t('title')}>
            {items.map((item) => (
              <DeskRow key={item.key} item={item} />
            ))}
          </ul>
          {whole.isError ? <PartFailure query={whole} title={t('restFailed')} /> : null}
          {items.length < count && !whole.isError ? (
            <p className={css.more}>
              {t('more', { shown: items.length, count })}{' '}
              <Button size="small" loading={whole.isFetching} onClick={() => setWhole(true)}>
                {t('rest')}
              </Button>
            </p>
          ) : null}
        </Card>
      )}
    </>
  );
}

/** What the money that the nazir manages consists of, in one sentence; renders nothing until it is loaded. */
export function DeskMoney() {
  const desk = useQuery(deskQuery());
  return desk.data ? <MoneySentence money={desk.data.money} /> : null;
}
