import type { ReactNode } from 'react';
import * as css from './foot-bar.module.css';

export interface FootBarProps {
  /** The state or what is missing, in a few words. */
  title: ReactNode;
  /** More details; not shown on a phone. */
  note?: ReactNode;
  icon?: ReactNode;
  /** The main action of the page. */
  children: ReactNode;
}

/** The main action of a long page and what it still needs; it stays at the bottom of the window. */
export function FootBar({ title, note, icon, children }: FootBarProps) {
  return (
    <div className={css.foot} data-wq-bottom-bar="words">
      <div className={css.words}>
        {icon}
        <div>
          <p className={css.title}>{title}</p>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
      </div>
      {children}
    </div>
  );
}
