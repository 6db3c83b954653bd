import { useState } from 'react';
import { lookUp } from '@waqf/contracts';
import type { DeskItem } from '@waqf/contracts/desk';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { RecordAssetValue } from '@waqf/feature-endowments';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, Button, ConfirmDialog, DualDate, Icon, IconTile, type Tone, VisuallyHidden } from '@waqf/ui/core';
import { deskMessages } from './desk.messages';
import { RecordFiling } from './record-filing';
import { settleMessageKeys, useSettleItem } from './settle-item';
import * as css from './desk.module.css';

const looks = {
  failed_payment: { icon: <Icon.Warning />, tone: 'error' },
  main_account: { icon: <Icon.Waqf />, tone: 'error' },
  objection: { icon: <Icon.Scale />, tone: 'warning' },
  approval: { icon: <Icon.Checklist />, tone: 'gold' },
  unmatched_line: { icon: <Icon.Link />, tone: 'warning' },
  filing_due: { icon: <Icon.Scale />, tone: 'info' },
  repeating_due: { icon: <Icon.Refresh />, tone: 'info' },
  run_to_pay: { icon: <Icon.HandCoins />, tone: 'success' },
  shares_above: { icon: <Icon.People />, tone: 'error' },
  no_guardian: { icon: <Icon.People />, tone: 'warning' },
  deed_to_renew: { icon: <Icon.File />, tone: 'warning' },
  low_balance: { icon: <Icon.Wallet />, tone: 'warning' },
  distribution_due: { icon: <Icon.Calendar />, tone: 'info' },
  document_review: { icon: <Icon.File />, tone: 'info' },
  year_to_close: { icon: <Icon.Lock />, tone: 'gold' },
  asked: { icon: <Icon.Clock />, tone: 'neutral' },
} as const satisfies Record<string, { icon: React.JSX.Element; tone: Tone }>;

/** One item of the desk: what it is, how much, and how to settle it. */
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
              {t(item.repeating ? 'cameOn' : 'due')} <DualDate iso={item.due} short />
            </>
          )}
        </p>
      </div>
      {item.amount === null ? null : (
        <span className={css.amount}>
          <Amount value={item.amount} signed={item.kind === 'unmatched_line'} plain unit />
        </span>
      )}
      <span className={css.actions}>
        <Button href={item.to} size="small">
          {item.open[language]}
          <VisuallyHidden>{`: ${item.title[language]}`}</VisuallyHidden>
        </Button>
        <SettleNow item={item} />
        <RecordFiling item={item} />
        {item.assetValueUnknown ? <RecordAssetValue waqfId={item.waqfId} waqfName={item.waqfName} /> : null}
      </span>
    </li>
  );
}

/**
 * Settles the item directly from its row, when one request is enough; one that sends money is confirmed first, any
 * other can be taken back.
 */
function SettleNow({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const settling = useSettleItem();
  const words = settleMessageKeys(item);
  const [asked, setAsked] = useState(false);
  if (!words) return null;
  const [label, failed] = words;
  const settle = async () => {
    await attempt(() => settling.mutateAsync(item), {
      done: (settled) => settled({ attempt, language }),
      failed: t(failed),
    });
    setAsked(false);
  };
  const Picture = item.payment ? Icon.Refresh : Icon.Check;
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={<Picture size={16} />}
        loading={settling.isPending}
        onClick={() => (item.payment ? setAsked(true) : void settle())}
      >
        {t(label)}
      </Button>
      {asked ? <PayAgain item={item} onClose={() => setAsked(false)} onConfirm={settle} /> : null}
    </>
  );
}

interface PayAgainProps {
  item: DeskItem;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function PayAgain({ item, onClose, onConfirm }: PayAgainProps) {
  const t = useMessages(deskMessages);
  const { language } = useLanguage();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('payAgainTitle')}
      headline={item.amount === null ? undefined : <Amount value={item.amount} unit />}
      facts={[
        { label: t('payment'), value: item.title[language] },
        { label: t('waqf'), value: <bdi>{item.waqfName}</bdi> },
      ]}
      warning={t('payAgainText')}
      confirmLabel={t('payAgainConfirm')}
      onConfirm={onConfirm}
    />
  );
}
