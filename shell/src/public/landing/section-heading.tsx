import type { ReactNode } from 'react';
import * as css from './section-heading.module.css';

/** The title of a section of the landing page, whose `id` labels the section, and the line below it. */
export function SectionHeading({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className={css.heading}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
