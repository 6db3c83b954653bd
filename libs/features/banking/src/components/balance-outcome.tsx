import type { BankAccount } from '@waqf/contracts/banking';
import { displayTime, wordList } from '@waqf/formats';
import { useMessages, useLanguage } from '@waqf/platform-web';
import { Alert, Amount, Button, Progress, Surface } from '@waqf/ui/core';
import { refreshMessages } from '../messages/banking.messages';
import type { BalanceRefresh } from './use-balance-refresh';
import * as css from './accounts.module.css';

export interface BalanceOutcomeProps {
  refresh: BalanceRefresh;
  nameOf: (account: BankAccount) => string;
  reconcileHref: string;
}

/** The progress of asking the bank, then whether bank and books agree, with each account where they do not. */
export function BalanceOutcome({ refresh, nameOf, reconcileHref }: BalanceOutcomeProps) {
  const t = useMessages(refreshMessages);
  const { language } = useLanguage();
  const { asking, done, total, outcome } = refresh;
  if (asking) {
    return (
      <Surface>
        <Progress
          label={t('asking')}
          percent={total === 0 ? 100 : (done / total) * 100}
          note={t('progress', { done, total })}
        />
      </Surface>
    );
  }
  if (!outcome) return null;
  const differing = outcome.answers.filter(({ difference }) => difference !== '0.00');
  return (
    <>
      {outcome.silent.length > 0 ? (
        <Alert
          tone="warning"
          title={t('silent')}
        >{`${wordList(outcome.silent.map(nameOf), language)}. ${t('silentText')}`}</Alert>
      ) : null}
      {differing.length > 0 ? (
        <Alert
          tone="warning"
          title={t('differ')}
          action={
            <Button size="small" href={reconcileHref}>
              {t('reconcile')}
            </Button>
          }
        >
          <p>{t('differText')}</p>
          <ul className={css.differences}>
            {differing.map((answer) => (
              <li key={answer.account.id} className={css.differenceRow}>
                <b>{nameOf(answer.account)}</b>
                <span>
                  {t('atBank')} <Amount value={answer.bankBalance} unit />
                </span>
                <span>
                  {t('inBooks')} <Amount value={answer.bookBalance} unit />
                </span>
                <span>
                  {t('difference')} <Amount value={answer.difference} signed unit />
                </span>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {differing.length === 0 && outcome.answers.length > 0 ? (
        <Alert tone="success" title={t('agree', { time: displayTime(outcome.at) })}>
          {t('agreeText', { count: outcome.answers.length })}
        </Alert>
      ) : null}
    </>
  );
}
