import { useInfiniteQuery } from '@tanstack/react-query';
import { type OwnPayment, type PaymentProgress, paymentProgresses } from '@waqf/contracts/distributions';
import { displayHijri } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure, useAddressChoice } from '@waqf/screen-kit';
import {
  Amount,
  Button,
  Card,
  DualDate,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  ListSkeleton,
  Segmented,
  VisuallyHidden,
} from '@waqf/ui/core';
import { paymentPages } from '../api/payments';
import { paymentGroups, type PaymentGroup } from '../model/payment-groups';
import { messages } from '../screens/payment.messages';
import * as css from './own-payments.module.css';

type Which = PaymentProgress | 'all';

/** Which ones the address asks for; all without a word. */
function useProgress(): [PaymentProgress | undefined, (which: Which) => void] {
  const { chosen, choose } = useAddressChoice(['progress']);
  const progress = paymentProgresses.find((one) => one === chosen.progress);
  return [progress, (which) => choose({ progress: which === 'all' ? undefined : which })];
}

/** The pages of the payments that the address asks for. */
export function useOwnPayments() {
  return useInfiniteQuery(paymentPages(useProgress()[0]));
}

/** What is about to come, then what came, month by month of the Hijri year; each leads to why it is that amount. */
export function OwnPayments() {
  const t = useMessages(messages);
  const [progress, choose] = useProgress();
  const pages = useOwnPayments();
  const { data, error, isPending, isFetching, refetch, hasNextPage } = pages;
  const payments = data?.pages.flatMap((page) => page.payments) ?? [];
  const counts = data?.pages[0]?.counts;
  if (isPending) return <ListSkeleton rows={2} />;
  return (
    <Card title={t('list')}>
      {counts && counts.arrived + counts.waiting > 0 ? (
        <Segmented
          chips
          label={t('which')}
          value={progress ?? 'all'}
          onChange={choose}
          options={[
            { value: 'all', label: `${t('which.all')} ${counts.arrived + counts.waiting}` },
            ...paymentProgresses.map((value) => ({ value, label: `${t(`which.${value}`)} ${counts[value]}` })),
          ]}
        />
      ) : null}
      {error ? (
        <LoadFailure
          bare
          title={t('listFailed')}
          error={error}
          otherwise={messages.failedReason}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && payments.length === 0 ? (
        <EmptyState
          bare
          icon={<Icon.Banknote size={28} />}
          title={t(progress ? `none.${progress}` : 'empty')}
          text={progress ? undefined : t('emptyText')}
        />
      ) : null}
      <ul className={css.groups} aria-label={t('payments')}>
        {paymentGroups(payments, !hasNextPage).map((group) => (
          <li key={group.key}>
            <Group group={group} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Card>
  );
}

/** One month, or what waits; its head stays short, as the rows say the rest. */
function Group({ group: { month, total, payments } }: { group: PaymentGroup }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <>
      <div className={css.head}>
        <h3>{month === null ? t('waiting') : displayHijri(month, language, 'month')}</h3>
        {month === null ? <span>{t('waitingNote')}</span> : null}
        {total === null ? null : <Amount value={total} unit />}
      </div>
      <List>
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </List>
    </>
  );
}

function Row({ payment: { id, waqfName, period, amount, stage, estimated, paidAt } }: { payment: OwnPayment }) {
  const t = useMessages(messages);
  const paid = paidAt !== null;
  return (
    <ListRow
      lead={<IconTile icon={paid ? <Icon.In /> : <Icon.Clock />} tone={paid ? 'success' : 'warning'} />}
      title={
        <>
          <VisuallyHidden>{t('title')}: </VisuallyHidden>
          <bdi>{waqfName}</bdi>
        </>
      }
      text={paid ? <DualDate iso={paidAt} short /> : <DualDate iso={period.to} short />}
      value={
        <>
          <Amount value={amount} signed={paid} unit />
          <div className={css.state} data-estimated={estimated || undefined}>
            {estimated ? t('estimate') : t.of('stage.', stage)}
          </div>
        </>
      }
      href={`/beneficiary/payments/${id}`}
    />
  );
}
