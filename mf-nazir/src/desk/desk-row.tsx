import { lookUp } from '@waqf/contracts';
import type { DeskItem } from '@waqf/contracts/desk';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt, useFailureToast } from '@waqf/screen-kit';
import { Amount, Button, DualDate, Icon, IconTile, type Tone, useToast, VisuallyHidden } from '@waqf/ui/core';
import { deskMessages } from './desk.messages';
import { useEnterTurn, useMatchEntry, usePayAgain } from './settle-item';
import { RecordFiling } from './record-filing';
import * as css from './desk.module.css';

const looks = {
  failed_payment: { icon: <Icon.Warning />, tone: 'error' },
  objection: { icon: <Icon.Scale />, tone: 'warning' },
  approval: { icon: <Icon.Checklist />, tone: 'gold' },
  unmatched_line: { icon: <Icon.Link />, tone: 'warning' },
  filing_due: { icon: <Icon.Scale />, tone: 'info' },
  repeating_due: { icon: <Icon.Refresh />, tone: 'info' },
  run_to_pay: { icon: <Icon.HandCoins />, tone: 'success' },
  shares_above: { icon: <Icon.People />, tone: 'error' },
  no_guardian: { icon: <Icon.People />, tone: 'warning' },
  low_balance: { icon: <Icon.Wallet />, tone: 'warning' },
  distribution_due: { icon: <Icon.Calendar />, tone: 'info' },
  year_to_close: { icon: <Icon.Lock />, tone: 'gold' },
  asked: { icon: <Icon.Clock />, tone: 'neutral' },
} as const satisfies Record<string, { icon: React.JSX.Element; tone: Tone }>;

/** One matter: what it is, how much, and what settles it. */
export function DeskRow({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const { language } = useLanguage();
  const look = lookUp(looks, item.kind) ?? { icon: <Icon.Alert />, tone: 'neutral' as const };
  return (
    <li className={css.row}>
      <IconTile icon={look.icon} tone={look.tone} />
      <div className={css.words}>
        <h3>{item.title[language]}</h3>
        {item.text ? <p>{item.text[language]}</p> : null}
        <p>
          <bdi>{item.waqfName}</bdi>
          {item.due === null ? null : (
            <>
              {' · '}
              {t('due')} <DualDate iso={item.due} short />
            </>
          )}
        </p>
      </div>
      {item.amount === null ? null : (
        <span className={css.amount}>
          <Amount value={item.amount} signed={item.kind === 'unmatched_line'} unit />
        </span>
      )}
      <span className={css.actions}>
        <Button href={item.to} size="small">
          {item.open[language]}
          <VisuallyHidden>{`: ${item.title[language]}`}</VisuallyHidden>
        </Button>
        <PayAgain item={item} />
        <MatchEntry item={item} />
        <EnterTurn item={item} />
        <RecordFiling item={item} />
      </span>
    </li>
  );
}

function PayAgain({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const toast = useToast();
  const failure = useFailureToast();
  const paying = usePayAgain(item.waqfId);
  const { payment } = item;
  if (!payment) return null;
  const pay = () =>
    paying.mutate(payment, {
      onSuccess: () => toast.show({ title: t('paidAgain') }),
      onError: (error) => failure(t('notPaidAgain'), error),
    });
  return (
    <Button size="small" variant="primary" icon={<Icon.Refresh size={16} />} loading={paying.isPending} onClick={pay}>
      {t('payAgain')}
    </Button>
  );
}

function MatchEntry({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const toast = useToast();
  const failure = useFailureToast();
  const matching = useMatchEntry(item.waqfId);
  const lineId = item.line?.lineId;
  const entryId = item.line?.entryId;
  if (!lineId || !entryId) return null;
  const match = () =>
    matching.mutate(
      { lineId, entryId },
      {
        onSuccess: () => toast.show({ title: t('matched') }),
        onError: (error) => failure(t('notMatched'), error),
      },
    );
  return (
    <Button size="small" variant="primary" icon={<Icon.Check size={16} />} loading={matching.isPending} onClick={match}>
      {t('match')}
    </Button>
  );
}

function EnterTurn({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const attempt = useAttempt();
  const entering = useEnterTurn();
  const { repeating } = item;
  if (!repeating) return null;
  const enter = () => attempt(() => entering.mutateAsync(repeating), { done: t('entered'), failed: t('notEntered') });
  return (
    <Button
      size="small"
      variant="primary"
      icon={<Icon.Check size={16} />}
      loading={entering.isPending}
      onClick={() => void enter()}
    >
      {t('enter')}
    </Button>
  );
}
