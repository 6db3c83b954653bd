import { useId } from 'react';
import { Link } from 'react-router';
import type { Report, ReportLine, ReportSection } from '@waqf/contracts/reporting';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Amount, Surface, VisuallyHidden } from '@waqf/ui/core';
import { figureMessages } from '../messages/reports.messages';
import { periodName } from '../model/period-name';
import { hrefsOf, type ReportFilter } from '../model/report-filter';
import * as css from './reports.module.css';

/** The sections of a statement: lines, the same lines of the previous period, and the totals. */
export function ReportSections({ report, filter }: { report: Report; filter: ReportFilter }) {
  const t = useMessages(figureMessages);
  // A position has no previous period: the column shows the position at the start of the period instead.
  const before = report.before ? t(report.type === 'position' ? 'opening' : 'before') : null;
  return report.sections.map((section) => (
    <SectionTable key={section.key} section={section} filter={filter} report={report} before={before} />
  ));
}

function SectionTable({
  section,
  filter,
  report,
  before,
}: {
  section: ReportSection;
  filter: ReportFilter;
  report: Report;
  before: string | null;
}) {
  const t = useMessages(figureMessages);
  const { language } = useLanguage();
  const titleId = useId();
  // The beginning of the period itself needs no days.
  const days = report.before && report.type !== 'position' ? periodName(report.before, language) : null;
  const lines = section.lines.filter(
    ({ amount, before: earlier }) => amount !== '0.00' || (earlier ?? '0.00') !== '0.00',
  );
  return (
    <Surface padding="none">
      <h2 id={titleId} className={css.sectionTitle}>
        {section.label[language]}
      </h2>
      <table className={css.statement} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col" className={css.amountCell}>
              {t('amount')}
            </th>
            {before ? (
              <th scope="col" className={css.amountCell}>
                {before}
                {days === null ? null : (
                  <span dir="auto" className={css.days}>
                    {days}
                  </span>
                )}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {lines.length === 0 ? (
            <tr>
              <td colSpan={before ? 3 : 2} className={css.quiet}>
                {t('none')}
              </td>
            </tr>
          ) : null}
          {lines.map((line) => (
            <LineRow key={line.key} line={line} filter={filter} report={report} withBefore={before !== null} />
          ))}
        </tbody>
        <tfoot>
          <LineRow line={section.total} filter={filter} report={report} withBefore={before !== null} />
        </tfoot>
      </table>
    </Surface>
  );
}

function LineRow({
  line,
  filter,
  report,
  withBefore,
}: {
  line: ReportLine;
  filter: ReportFilter;
  report: Report;
  withBefore: boolean;
}) {
  const t = useMessages(figureMessages);
  const { language } = useLanguage();
  const name = line.label[language];
  const hrefs = hrefsOf(filter, line, report.before);
  return (
    <tr>
      <th scope="row">
        {hrefs.now && line.amount !== '0.00' ? (
          <Link to={hrefs.now} className={css.opens} title={t('openLine', { line: name })}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className={css.amountCell}>
        <Amount value={line.amount} />
      </td>
      {withBefore ? (
        <td className={css.amountCell}>
          <PreviousAmount amount={line.before} href={hrefs.before} label={t('openBefore', { line: name })} />
        </td>
      ) : null}
    </tr>
  );
}

/** A figure of the previous period; it opens the entries that it adds up. */
function PreviousAmount({ amount, href, label }: { amount: string | null; href: string | undefined; label: string }) {
  if (amount === null) return '—';
  const shown = <Amount value={amount} weight="normal" />;
  if (!href || amount === '0.00') return shown;
  return (
    <Link to={href} className={css.opens} title={label}>
      {shown}
      <VisuallyHidden> {label}</VisuallyHidden>
    </Link>
  );
}
