import { Link } from 'react-router';
import type { Report } from '@waqf/contracts/reporting';
import { riyadhDay } from '@waqf/formats';
import { displayAmount, halalas, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Amount, Card, Icon, IconTile } from '@waqf/ui/core';
import { figureMessages } from '../messages/reports.messages';
import { periodName } from '../model/period-name';
import { entriesHref, opensExpenses, opensIncome, partsHref, type ReportFilter } from '../model/report-filter';
import * as css from './reports.module.css';

/** Income, expenses and net of the yield, compared with the previous period; each opens its entries. */
export function NetCard({ report, filter }: { report: Report; filter: ReportFilter }) {
  const t = useMessages(figureMessages);
  const { language } = useLanguage();
  const { figures, period } = report;
  if (!figures) return null;
  const rows = [
    {
      key: 'income' as const,
      icon: <IconTile icon={<Icon.In />} tone="success" />,
      amount: <Amount value={figures.income} signed unit />,
      note: t('movements', { count: figures.incomeCount }),
      href: entriesHref(filter, opensIncome),
      open: t('openIncome'),
    },
    {
      key: 'expenses' as const,
      icon: <IconTile icon={<Icon.Out />} tone="neutral" />,
      amount: <Amount value={halalas(-parseSignedAmount(figures.expenses))} signed unit />,
      note: t('movements', { count: figures.expensesCount }),
      href: entriesHref(filter, opensExpenses),
      open: t('openExpenses'),
    },
  ];
  return (
    <Card title={periodName(period, language)}>
      <ul className={css.figures}>
        {rows.map(({ key, icon, amount, note, href, open }) => (
          <li key={key} className={css.figure}>
            {icon}
            <span className={css.words}>
              <Link to={href} className={css.opens} title={open}>
                {t(key)}
              </Link>
              <span className={css.quiet}>{note}</span>
            </span>
            <span className={css.value}>{amount}</span>
          </li>
        ))}
        <Net figures={figures} filter={filter} />
      </ul>
      <CorpusAdditions figures={figures} filter={filter} />
      <Comparison report={report} />
    </Card>
  );
}

interface FiguresProps {
  figures: NonNullable<Report['figures']>;
  filter: ReportFilter;
}

function Net({ figures, filter }: FiguresProps) {
  const t = useMessages(figureMessages);
  return (
    <li className={css.figure}>
      <IconTile icon={<Icon.Scale />} tone="gold" />
      <span className={css.words}>
        {figures.netAdds ? (
          <Link to={partsHref(filter, figures.netAdds, 'net')} className={css.opens} title={t('openNet')}>
            {t('net')}
          </Link>
        ) : (
          t('net')
        )}
      </span>
      <strong className={css.net}>
        <Amount value={figures.net} signed unit />
      </strong>
    </li>
  );
}

/** Money for the endowed asset itself, which is no yield and is shown below the net. */
function CorpusAdditions({ figures, filter }: FiguresProps) {
  const t = useMessages(figureMessages);
  if (figures.corpusCount === 0) return null;
  return (
    <p className={css.quiet}>
      <Link to={entriesHref(filter, { type: 'income', kind: null, fund: 'corpus' })} className={css.opens}>
        {t('corpus')}
      </Link>
      {': '}
      <Amount value={figures.corpusAdditions} unit />
      {` · ${t('corpusNote')}`}
    </p>
  );
}

function Comparison({ report }: { report: Report }) {
  const t = useMessages(figureMessages);
  const { language } = useLanguage();
  const { figures, figuresBefore, before, period } = report;
  if (!figures || !figuresBefore || !before) return null;
  const difference = parseSignedAmount(figures.net) - parseSignedAmount(figuresBefore.net);
  const values = {
    before: periodName(before, language),
    amount: displayAmount(halalas(difference < 0n ? -difference : difference)),
  };
  const isOver = period.to <= riyadhDay(new Date());
  if (difference === 0n) return <Alert tone="info">{t(isOver ? 'same' : 'same.soFar', values)}</Alert>;
  return difference > 0n ? (
    <Alert tone="success" icon={<Icon.TrendUp />}>
      {t(isOver ? 'higher' : 'higher.soFar', values)}
    </Alert>
  ) : (
    <Alert tone="info" icon={<Icon.TrendDown />}>
      {t(isOver ? 'lower' : 'lower.soFar', values)}
    </Alert>
  );
}
