import type { TransferEffect } from '@waqf/contracts/banking';
import { displayAmount, parseSignedAmount, percentageOf } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { Alert, Amount, DescriptionList, Progress, Stack, StatusTag, VisuallyHidden } from '@waqf/ui/core';
import { pageMessages } from '../messages/approvals-page.messages';
import * as css from './approvals.module.css';

/** What a transfer would change: balances before and after, whether the payee is known, and the daily limit. */
export function ApprovalEffect({ effect }: { effect: TransferEffect }) {
  const t = useMessages(pageMessages);
  const { available, balance, corpus, payeeIsKnown, dayLimit, usedToday } = effect;
  const [limit, used] = [parseSignedAmount(dayLimit), parseSignedAmount(usedToday)];
  const percent = limit === 0n ? 100 : Math.min(100, percentageOf(used, limit, 0));
  return (
    <Stack gap={12}>
      <h3 className={css.heading}>{t('changes')}</h3>
      {parseSignedAmount(available.after) < 0n ? <Alert tone="warning">{t('notCovered')}</Alert> : null}
      <DescriptionList
        lines
        items={[
          { label: t('available'), value: <Change {...available} /> },
          ...(corpus === null
            ? []
            : [
                {
                  label: t('corpus'),
                  value: (
                    <span className={css.change}>
                      <span className={css.quiet}>{t('untouched')}</span> <Amount value={corpus} unit />
                    </span>
                  ),
                },
                { label: t('balance'), value: <Change {...balance} /> },
              ]),
          ...(payeeIsKnown === null
            ? []
            : [
                {
                  label: t('payee'),
                  value: (
                    <StatusTag tone={payeeIsKnown ? 'success' : 'warning'}>
                      {t(payeeIsKnown ? 'payeeKnown' : 'payeeNew')}
                    </StatusTag>
                  ),
                },
              ]),
        ]}
      />
      <Progress
        percent={percent}
        label={t('dayLimit')}
        note={t('dayLimitUsed', { used: displayAmount(used), limit: displayAmount(limit) })}
      />
    </Stack>
  );
}

function Change({ before, after }: TransferEffect['balance']) {
  const t = useMessages(pageMessages);
  return (
    <span className={css.change}>
      <s className={css.quiet}>
        <VisuallyHidden>{t('before')} </VisuallyHidden>
        <Amount value={before} weight="normal" />
      </s>{' '}
      <VisuallyHidden>{t('after')} </VisuallyHidden>
      <Amount value={after} unit />
    </span>
  );
}
