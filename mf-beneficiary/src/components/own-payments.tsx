import { useInfiniteQuery } from '@tanstack/react-query';
import { type OwnPayment, type PaymentProgress, paymentProgresses } from '@waqf/contracts/distributions';
import { displayHijri } from '@waqf/formats';
import { useLanguage } from '@waqf/platform-web';
import { LoadFailure, MoreRows, useAddressChoice } from '@waqf/screen-kit';
import {
  Amount,
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
import { paymentTexts } from '../screens/payment.messages';
import * as css from './own-payments.module.css';
import { stageTexts } from './payment-stage.messages';
import { usePortalMessages } from './portal-messages';

type Which = PaymentProgress | 'all';

/** The filter in the address; undefined means all payments. */
function useProgress(): [PaymentProgress | undefined, (which: Which) => void] {
  const { chosen, choose } = useAddressChoice(['progress']);
  const progress = paymentProgresses.find((one) => one === chosen.progress);
  return [progress, (which) => choose({ progress: which === 'all' ? undefined : which })];
}

/** The pages of the payments that match the filter in the address. */
export function useOwnPayments() {
  return useInfiniteQuery(paymentPages(useProgress()[0]));
}

/** Coming payments, then paid ones by month of the Hijri calendar; each links to the explanation of its amount. */
export function OwnPayments() {
  const t = usePortalMessages(paymentTexts);
  const [progress, choose] = useProgress();
  const pages = useOwnPayments();
  const { data, error, isLoadingError, isPending, isFetching, refetch, hasNextPage } = pages;
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
      {isLoadingError ? (
        <LoadFailure bare title={t('listFailed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
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
      <MoreRows pages={pages} />
    </Card>
  );
}

/** One month, or the coming payments; the heading is short because the rows show the details. */
function Group({ group: { month, total, payments } }: { group: PaymentGroup }) {
  const t = usePortalMessages(paymentTexts);
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
  const t = usePortalMessages(paymentTexts);
  const words = usePortalMessages(stageTexts);
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
            {estimated ? words('estimate') : words.of('stage.', stage)}
          </div>
        </>
      }
      href={`/beneficiary/payments/${id}`}
    />
  );
}
