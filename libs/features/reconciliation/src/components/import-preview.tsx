import type { PreviewedStatement } from '@waqf/contracts/reconciliation';
import { displayGregorian } from '@waqf/formats';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Amount, DescriptionList, DualDate } from '@waqf/ui/core';
import { importMessages } from '../messages/reconciliation.messages';
import * as css from './reconciliation.module.css';

/** The amount without a sign: inside an Arabic sentence, a sign would appear at the wrong end. */
const shown = (amount: string): string => displayAmount(parseSignedAmount(amount), { sign: 'never' });

/** What an import would do, shown before it is done. */
export function ImportPreview({ preview }: { preview: PreviewedStatement }) {
  const t = useMessages(importMessages);
  const { language } = useLanguage();
  const { gap, newLines, knownLines, uncertainDay } = preview;
  return (
    <section className={css.import} aria-label={t('willDo')}>
      {preview.alreadyImported ? (
        <Alert tone="info" title={t('already')}>
          {t('alreadyText')}
        </Alert>
      ) : null}
      {uncertainDay ? (
        <Alert tone="warning" title={t('uncertainDayTitle')}>
          {t('uncertainDayText', {
            written: uncertainDay.written,
            day: displayGregorian(uncertainDay.readAs, language),
          })}
        </Alert>
      ) : null}
      {gap ? (
        <Alert tone="warning" title={t('gapTitle')}>
          {t('gapText', { balance: shown(gap.previousBalance), difference: shown(gap.difference) })}
        </Alert>
      ) : null}
      <DescriptionList
        lines
        items={[
          { label: t('firstDay'), value: <DualDate iso={preview.from} /> },
          { label: t('lastDay'), value: <DualDate iso={preview.to} /> },
          { label: t('lines'), value: t('linesText', { newLines, knownLines }) },
          { label: t('opening'), value: <Amount value={preview.openingBalance} unit /> },
          { label: t('moneyIn'), value: <Amount value={preview.moneyIn} unit /> },
          { label: t('moneyOut'), value: <Amount value={preview.moneyOut} unit /> },
          { label: t('closing'), value: <Amount value={preview.closingBalance} unit /> },
        ]}
      />
    </section>
  );
}
