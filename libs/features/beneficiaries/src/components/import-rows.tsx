import { type BeneficiariesPreview, importColumnLabels, importColumns } from '@waqf/contracts/beneficiaries';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, Icon, StatusTag } from '@waqf/ui/core';
import { importMessages } from '../messages/import.messages';
import * as css from './import.module.css';

/** More valid rows than these add no information; rows with errors are all shown. */
const mostSound = 20;

/** The rows of the file: rows with errors first, each wrong cell with its reason below it. */
export function ImportRows({ preview }: { preview: BeneficiariesPreview }) {
  const t = useMessages(importMessages);
  const { language } = useLanguage();
  const { rows, faults } = preview;
  const wrongRows = new Set(faults.map(({ row }) => row));
  const sound = rows.filter(({ row }) => !wrongRows.has(row));
  const shown = [...rows.filter(({ row }) => wrongRows.has(row)), ...sound.slice(0, mostSound)];
  // A column that is empty in every row is not shown.
  const columns = importColumns.filter(
    (column) => rows.some(({ cells }) => cells[column]) || faults.some((fault) => fault.column === column),
  );
  const note = sound.length > mostSound ? t('shownRows', { shown: mostSound, count: sound.length }) : undefined;
  return (
    <Card title={t('rows')} note={note} padding="none">
      <ol className={css.rows} aria-label={t('rows')}>
        {shown.map(({ row, cells }) => {
          const own = faults.filter((fault) => fault.row === row);
          return (
            <li key={row} className={css.row} data-wrong={own.length > 0 || undefined}>
              <span className={css.number}>
                {t('row')} {row} {own.length === 0 ? <Icon.Check size={16} /> : <Icon.Warning size={16} />}
              </span>
              <dl className={css.cells}>
                {columns.map((column) => {
                  const reasons = own.filter((fault) => fault.column === column);
                  return (
                    <div key={column} data-wrong={reasons.length > 0 || undefined}>
                      <dt>{importColumnLabels[column][language]}</dt>
                      <dd>
                        <bdi>{cells[column] || '—'}</bdi>
                        {reasons.map(({ message }) => (
                          <span key={message.ar} className={css.reason}>
                            {message[language]}
                          </span>
                        ))}
                      </dd>
                    </div>
                  );
                })}
              </dl>
              {own
                .filter(({ column }) => column === null)
                .map(({ message }) => (
                  <StatusTag key={message.ar} tone="error">
                    {message[language]}
                  </StatusTag>
                ))}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
