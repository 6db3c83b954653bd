import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longestSearch } from '@waqf/contracts';
import type { Report } from '@waqf/contracts/reporting';
import { arabicSearchKey, searchWords } from '@waqf/formats';
import { useLanguage } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Amount, Card, EmptyState, Icon, IconTile, List, ListRow, ListSkeleton, PageHead } from '@waqf/ui/core';
import { Field, TextInput } from '@waqf/ui/field';
import { getStatement } from '../api/statement';
import { PaidOn } from '../components/payment-days';
import { PeriodChoice, usePeriod } from '../components/period-choice';
import { WardBanner } from '../components/ward-banner';
import { daysOf } from '../model/statement-period';
import { statementTexts } from './statement.messages';
import * as css from './statement.module.css';
import { usePortalMessages } from '../components/portal-messages';

/** `/beneficiary/transactions`: every payment of a period, searchable by waqf, day or amount. */
export function TransactionsScreen() {
  const t = usePortalMessages(statementTexts);
  const [period, choose] = usePeriod();
  const [search, setSearch] = useState('');
  const { data, error, isPending, isFetching, refetch } = useQuery(getStatement(daysOf(period, new Date())));
  return (
    <>
      <WardBanner />
      <PageHead
        back={{ label: t('back'), href: '/beneficiary/payments' }}
        title={t('transactions')}
        state={t('transactionsState')}
      />
      <div className={css.filters} role="search" aria-label={t('filters')}>
        <Field label={t('search')}>
          <TextInput name="search" value={search} onChange={setSearch} maxLength={longestSearch} />
        </Field>
        <PeriodChoice value={period} onChange={choose} />
      </div>
      {isPending ? <ListSkeleton rows={4} /> : null}
      {error ? (
        <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data ? <MatchingTransactions report={data.report} search={search} /> : null}
    </>
  );
}

function MatchingTransactions({ report, search }: { report: Report; search: string }) {
  const t = usePortalMessages(statementTexts);
  const { language } = useLanguage();
  const words = searchWords(search);
  const rows = report.sections
    .flatMap(({ label, lines }) => lines.map((line) => ({ ...line, waqf: label[language] })))
    .filter(({ waqf, label, amount }) => {
      const text = arabicSearchKey([waqf, label.ar, label.en, amount].join(' '));
      return words.every((word) => text.includes(word));
    });
  if (rows.length === 0) {
    return words.length > 0 ? (
      <EmptyState icon={<Icon.Search size={28} />} title={t('notFound')} text={t('notFoundText')} />
    ) : (
      <EmptyState icon={<Icon.Exchange size={28} />} title={t('empty')} text={t('emptyText')} />
    );
  }
  return (
    <Card title={t('list')} note={t('inRiyals')}>
      <List label={t('list')}>
        {rows.map(({ waqf, ...line }) => (
          <ListRow
            key={line.key}
            lead={<IconTile icon={<Icon.In />} tone="success" />}
            title={<bdi>{waqf}</bdi>}
            text={<PaidOn line={line} />}
            value={<Amount value={line.amount} signed />}
            href={`/beneficiary/payments/${line.key}`}
          />
        ))}
      </List>
    </Card>
  );
}
