import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { halalas, parseSignedAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { Amount, Card, DescriptionList, DualDate, Icon, StatStrip } from '@waqf/ui/core';
import { reconciliationMessages } from '../messages/reconciliation.messages';

/** The bank's balance, the books' balance, and what the difference is made of. */
export function ReconciliationBalance({ found }: { found: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const { bankBalance, balanceOn, bookBalance, difference } = found;
  const day = balanceOn ? (
    <>
      {t('on')} <DualDate iso={balanceOn} />
    </>
  ) : undefined;
  const agrees = difference === '0.00';
  return (
    <>
      <StatStrip
        items={[
          {
            label: t('bankBalance'),
            icon: <Icon.Waqf size={18} />,
            value: bankBalance === null ? '—' : <Amount value={bankBalance} unit />,
            note: bankBalance === null ? t('unknown') : day,
          },
          {
            label: t('bookBalance'),
            icon: <Icon.File size={18} />,
            value: <Amount value={bookBalance} unit />,
            note: day,
          },
          {
            label: t('difference'),
            icon: agrees ? <Icon.CheckCircle size={18} /> : <Icon.Scale size={18} />,
            value: difference === null ? '—' : <Amount value={difference} signed plain unit />,
            note: agrees ? t('zero') : undefined,
          },
        ]}
      />
      {difference === null || agrees ? null : <DifferenceBreakdown found={found} difference={difference} />}
    </>
  );
}

function DifferenceBreakdown({ found, difference }: { found: Reconciliation; difference: string }) {
  const t = useMessages(reconciliationMessages);
  const suspense = parseSignedAmount(found.suspenseTotal);
  // Entries that only the books have are missing at the bank, so they count with the opposite sign.
  const entries = halalas(-parseSignedAmount(found.unmatchedEntriesTotal));
  const start = parseSignedAmount(found.start?.difference ?? '0.00');
  const rest = halalas(parseSignedAmount(difference) - start - suspense - entries);
  return (
    <Card title={t('madeOf')} note={start === 0n ? undefined : t('why.startText')}>
      <DescriptionList
        lines
        items={[
          ...(found.start && start !== 0n
            ? [
                {
                  label: (
                    <>
                      {t('why.start')} <DualDate iso={found.start.day} short />
                    </>
                  ),
                  value: <Amount value={start} signed plain unit />,
                },
              ]
            : []),
          { label: t('why.suspense'), value: <Amount value={suspense} signed plain unit /> },
          { label: t('why.entries'), value: <Amount value={entries} signed plain unit /> },
          ...(rest === 0n ? [] : [{ label: t('rest'), value: <Amount value={rest} signed plain unit /> }]),
          { label: <b>{t('difference')}</b>, value: <Amount value={difference} signed plain unit /> },
        ]}
      />
    </Card>
  );
}
