import type { DeedDocument } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Amount, Icon, StatStrip } from '@waqf/ui/core';
import { detailsMessages } from '../messages/waqf-details.messages';
import { deedsInForce } from '../model/deeds';
import { reviewProgress } from '../model/review-progress';

/** Before approval there is no money and no account, so the progress of the deeds is counted. */
export function UnfinishedNumbers({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const deeds = deedsInForce(view.documents);
  const count = (status: DeedDocument['status']) => deeds.filter((deed) => deed.status === status).length;
  const { left, total } = reviewProgress(deeds);
  return (
    <StatStrip
      items={[
        { label: t('deedsUploaded'), icon: <Icon.Upload size={18} />, value: deeds.length, note: t('ofThree') },
        {
          label: t('deedsRead'),
          icon: <Icon.FileSearch size={18} />,
          value: count('processed'),
          note: t('deedsFailed', { count: count('error') }),
        },
        {
          label: t('fieldsLeft'),
          icon: <Icon.Checklist size={18} />,
          value: left,
          note: t('fieldsOf', { count: total }),
        },
      ]}
    />
  );
}

/** The money of the waqf, and the people and accounts that belong to it. */
export function DetailsNumbers({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const { counts, waqf, bankAccounts } = view;
  const main = bankAccounts.find(({ isMainAccount, accountStatus }) => isMainAccount && accountStatus !== 'closed');
  return (
    <StatStrip
      items={[
        {
          label: t('balance'),
          icon: <Icon.Wallet size={18} />,
          value: <Amount value={waqf.balance} unit />,
          note: main ? (
            <span>
              {t('bankBalance')} <Amount value={main.balance} weight="normal" unit />
            </span>
          ) : (
            t('noMainAccount')
          ),
        },
        {
          label: t('beneficiaries'),
          icon: <Icon.People size={18} />,
          value: counts.beneficiaries,
          note: t('subAccounts', { count: counts.subAccounts }),
        },
        {
          label: t('accounts'),
          icon: <Icon.Waqf size={18} />,
          value: counts.bankAccounts,
          note: t(main ? 'mainPresent' : 'noMainAccount'),
        },
        {
          label: t('transactions'),
          icon: <Icon.Exchange size={18} />,
          value: counts.transactions,
          note: t('bankTransactions', { count: counts.bankTransactions }),
        },
      ]}
    />
  );
}
