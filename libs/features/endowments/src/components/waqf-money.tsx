import { lookUp } from '@waqf/contracts';
import type { BankTransfer } from '@waqf/contracts/banking';
import type { WaqfView } from '@waqf/contracts/endowments';
import { parseSignedAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import {
  Amount,
  Avatar,
  Card,
  Dotted,
  DualDate,
  Icon,
  IconTile,
  List,
  ListRow,
  MoreLink,
  StatusTag,
  type Tone,
} from '@waqf/ui/core';
import { detailsMessages } from '../messages/waqf-details.messages';
import * as css from './waqf-facts.module.css';

/** How many transactions are shown (specification, section 9). */
const shownTransfers = 5;
const shownBeneficiaries = 3;

const wayIcon = { in: <Icon.In />, out: <Icon.Out />, between: <Icon.Exchange /> } as const;
const statusTone: Record<BankTransfer['status'], Tone> = {
  completed: 'success',
  pending: 'warning',
  reversed: 'neutral',
  awaiting_approval: 'gold',
  rejected: 'error',
};

/** The five latest bank transactions, with a link to all of them. */
export function TransfersCard({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const rows = view.bankTransactions.slice(0, shownTransfers);
  return (
    <Card
      title={t('latestTransfers')}
      padding="none"
      extra={
        rows.length > 0 ? (
          <MoreLink href={`/waqf/${view.waqf.id}/banking?transfers=all`} icon={<Icon.Next size={16} />}>
            {t('viewAll')}
          </MoreLink>
        ) : null
      }
    >
      {rows.length === 0 ? (
        <p className={css.none}>{t('noTransfers')}</p>
      ) : (
        <List edge label={t('latestTransfers')}>
          {rows.map((row) => (
            <TransferRow key={row.id} transfer={row} />
          ))}
        </List>
      )}
    </Card>
  );
}

function TransferRow({ transfer }: { transfer: BankTransfer }) {
  const t = useMessages(detailsMessages);
  const { direction, status } = transfer;
  const value = parseSignedAmount(direction === 'out' ? `-${transfer.amount}` : transfer.amount);
  return (
    <ListRow
      lead={
        <IconTile
          icon={lookUp(wayIcon, direction) ?? <Icon.Exchange />}
          tone={direction === 'in' ? 'success' : 'neutral'}
        />
      }
      title={transfer.description}
      text={
        <Dotted>
          <span className={css.way}>
            <bdi>{transfer.from.label}</bdi> <Icon.Forward size={14} /> <bdi>{transfer.to.label}</bdi>
          </span>
          <DualDate iso={transfer.createdAt} short />
        </Dotted>
      }
      value={<Amount value={value} signed={direction !== 'between'} unit />}
      end={<StatusTag tone={lookUp(statusTone, status) ?? 'neutral'}>{t.of('transfer.', status)}</StatusTag>}
    />
  );
}

/** The first beneficiaries, each marked as having an account or not. */
export function BeneficiariesCard({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const rows = view.beneficiaries.slice(0, shownBeneficiaries);
  const hidden = view.counts.beneficiaries - rows.length;
  if (rows.length === 0) return null;
  return (
    <Card title={t('firstBeneficiaries')}>
      <List label={t('firstBeneficiaries')}>
        {rows.map(({ id, fullName, allocatedPercentage, bankAccountId }) => (
          <ListRow
            key={id}
            lead={<Avatar name={fullName} />}
            title={fullName}
            text={allocatedPercentage === null ? undefined : t('share', { share: allocatedPercentage })}
            end={
              <StatusTag tone={bankAccountId ? 'success' : 'neutral'}>
                {t(bankAccountId ? 'hasAccount' : 'noAccount')}
              </StatusTag>
            }
          />
        ))}
      </List>
      {hidden > 0 ? <p className={css.purpose}>{t('otherBeneficiaries', { count: hidden })}</p> : null}
    </Card>
  );
}
