import { useQuery } from '@tanstack/react-query';
import type { MoneyParts } from '@waqf/contracts/desk';
import { displayAmount, parseAmount, percentageOf } from '@waqf/money';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Amount, Card } from '@waqf/ui/core';
import { waqfMoneyQuery } from './get-money';
import { Term } from './term';
import * as css from './money-sentence.module.css';

const messages = defineMessages({
  title: { ar: 'المال في جملة واحدة', en: 'The money in one sentence' },
  note: { ar: 'من دفتر القيود', en: 'From the ledger' },
  total: { ar: 'في المصرف {amount}', en: 'At the bank {amount}' },
  corpus: { ar: 'أصل الوقف', en: 'Corpus' },
  corpusNote: { ar: 'محبوس لا يُصرف', en: 'Endowed, never spent' },
  yield: { ar: 'غلة متاحة', en: 'Available yield' },
  yieldNote: { ar: 'تُصرف أو توزَّع', en: 'To be spent or distributed' },
  payable: { ar: 'مستحق للمستفيدين', en: 'Owed to beneficiaries' },
  payableNote: { ar: 'محفوظ حتى يُصرف', en: 'Held until it is paid' },
  reserve: { ar: 'احتياطي', en: 'Reserve' },
  outside: {
    ar: 'وفي الدفتر {amount} ريال بلا حساب رئيسي في المصرف.',
    en: 'The ledger holds {amount} SAR more, without a main account at the bank.',
  },
  reserveNote: { ar: 'محتجز بشرط الواقف', en: 'Withheld by the founder’s condition' },
});

const names = ['corpus', 'yield', 'payable', 'reserve'] as const;

/**
 * «في المصرف 619,096.00 = أصل الوقف 300,000.00 + غلة متاحة 319,096.00» and a bar of the parts; empty parts are left
 * out.
 */
export function MoneySentence({ money }: { money: MoneyParts }) {
  const t = useMessages(messages);
  const total = parseAmount(money.total);
  const parts = names.map((name) => ({ name, amount: parseAmount(money[name]) })).filter(({ amount }) => amount > 0n);
  const outside = parseAmount(money.outsideBank ?? '0.00');
  const outsideWords = t('outside', { amount: displayAmount(outside) });
  if (total === 0n)
    return outside === 0n ? null : (
      <Card title={t('title')} note={t('note')}>
        <p>{outsideWords}</p>
      </Card>
    );
  return (
    <Card title={t('title')} note={t('note')}>
      <p className={css.sentence}>
        <span>{t('total', { amount: displayAmount(total) })}</span>
        {parts.map(({ name, amount }, at) => (
          <span key={name}>
            {at === 0 ? '= ' : '+ '}
            {t(name)} <bdi dir="ltr">{displayAmount(amount)}</bdi>
          </span>
        ))}
      </p>
      <div className={css.bar} aria-hidden>
        {parts.map(({ name, amount }) => (
          <span key={name} data-part={name} style={{ flexGrow: percentageOf(amount, total) }} />
        ))}
      </div>
      <dl className={css.parts}>
        {parts.map(({ name, amount }) => (
          <div key={name} className={css.part}>
            <dt>
              <span className={css.mark} data-part={name} aria-hidden />
              <Term name={name}>{t(name)}</Term>
            </dt>
            <dd>
              <Amount value={amount} />
            </dd>
            <dd className={css.note}>{t(`${name}Note`)}</dd>
          </div>
        ))}
      </dl>
      {outside === 0n ? null : <p className={css.note}>{outsideWords}</p>}
    </Card>
  );
}

/** The sentence of one waqf; renders nothing until it is loaded, because the page shows the balance elsewhere too. */
export function WaqfMoneySentence({ waqfId }: { waqfId: string }) {
  const { data } = useQuery(waqfMoneyQuery(waqfId));
  return data ? <MoneySentence money={data.money} /> : null;
}
