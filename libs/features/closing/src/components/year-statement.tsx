import type { YearFigures } from '@waqf/contracts/closing';
import { useMessages } from '@waqf/platform-web';
import { Amount, Card, Dotted } from '@waqf/ui/core';
import { yearMessages } from '../messages/years.messages';
import * as css from './years.module.css';

const moved = ['income', 'corpusAdditions', 'otherReceived', 'expenses', 'distributed', 'otherPaid'] as const;
const spent: ReadonlySet<string> = new Set(['expenses', 'distributed', 'otherPaid']);
const parts = ['corpus', 'yield', 'reserve', 'payable'] as const;

interface Row {
  key: string;
  label: string;
  kind: 'balance' | 'part' | 'moved';
  amount: (figures: YearFigures) => string;
  /** True for an amount that is subtracted. */
  taken?: boolean;
}

/** Opening + money in − money out = closing. A second column is shown when the figures at closing were different. */
export function YearStatement({ figures, closed }: { figures: YearFigures; closed: YearFigures | null }) {
  const t = useMessages(yearMessages);
  const funds = (side: 'opening' | 'closing'): Row[] =>
    parts.map((part) => ({
      key: `${side}-${part}`,
      label: t(part),
      kind: 'part',
      amount: (of) => of[side][part],
    }));
  const balance = (side: 'opening' | 'closing'): Row => ({
    key: side,
    label: t(side),
    kind: 'balance',
    amount: (of) => of[side].total,
  });
  const between = moved.map(
    (key): Row => ({ key, label: t(key), kind: 'moved', amount: (of) => of[key], taken: spent.has(key) }),
  );
  const rows = [balance('opening'), ...funds('opening'), ...between, balance('closing'), ...funds('closing')].filter(
    ({ kind, amount }) =>
      kind === 'balance' || [figures, ...(closed ? [closed] : [])].some((each) => amount(each) !== '0.00'),
  );
  return (
    <Card
      title={t('statement')}
      note={
        <Dotted>
          {t('statementNote')}
          {t('entries', { count: figures.entries })}
        </Dotted>
      }
      padding="none"
    >
      <table className={css.statement}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {closed ? (
              <th scope="col" className={css.amount}>
                {t('asClosed')}
              </th>
            ) : null}
            <th scope="col" className={css.amount}>
              {t('now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, kind, amount, taken }) => (
            <tr key={key} className={css[kind]}>
              <th scope="row">{label}</th>
              {closed ? <Cell amount={amount(closed)} taken={taken} /> : null}
              <Cell
                amount={amount(figures)}
                taken={taken}
                changed={closed !== null && amount(closed) !== amount(figures)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Cell({ amount, taken, changed }: { amount: string; taken?: boolean | undefined; changed?: boolean }) {
  return (
    <td className={changed ? `${css.amount} ${css.changed}` : css.amount}>
      <Amount value={taken && amount !== '0.00' ? `-${amount}` : amount} />
    </td>
  );
}
