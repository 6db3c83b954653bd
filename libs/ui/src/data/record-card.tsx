import type { ReactNode } from 'react';
import * as css from './data-table.module.css';

export interface RecordCardProps {
  lead?: ReactNode;
  title: ReactNode;
  facts: { key: string; label: ReactNode; value: ReactNode }[];
}

/** A row of a table on a phone: its name, then its facts with the label at the start and the value at the end. */
export function RecordCard({ lead, title, facts }: RecordCardProps) {
  return (
    <div className={css.card}>
      <div className={css.cardHead}>
        {lead}
        <div className={css.cardTitle}>{title}</div>
      </div>
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
