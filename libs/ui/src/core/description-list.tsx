import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { useUi } from './ui-provider';
import * as css from './description-list.module.css';

export interface DescriptionItem {
  label: ReactNode;
  value: ReactNode;
  key?: string;
}

/** A list of facts: each has a label in grey and a value in the text colour. */
export function DescriptionList({ items, lines }: { items: DescriptionItem[]; lines?: boolean }) {
  return (
    <dl className={classNames(css.facts, lines && css.lined)}>
      {items.map((item, index) => (
        <div key={item.key ?? index} className={css.fact}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows separated by lines. With `edge` the lines extend to the edges of a card without padding. */
export function List({ children, edge, label }: { children: ReactNode; edge?: boolean; label?: string }) {
  return (
    <ul className={classNames(css.list, edge && css.edge)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  /** A seal, icon tile or avatar before the text. */
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Shown in the middle of a wide row: an amount, or a state when `end` is an action. */
  value?: ReactNode;
  /**
   * Shown at the end: a state or an action. On a phone, when there is a value too, both are placed below the text to
   * save width.
   */
  end?: ReactNode;
  /** Makes the whole row a link, with a chevron. */
  href?: string;
  onClick?: () => void;
}

/** A row of a list, with 14 px of padding above and below. */
export function ListRow({ lead, title, text, value, end, href, onClick }: ListRowProps) {
  const { Link } = useUi();
  return (
    <li className={classNames(css.row, (href || onClick) && css.pressable)}>
      {lead ? <div className={css.lead}>{lead}</div> : null}
      <div className={css.words}>
        <div className={css.title}>
          {href ? (
            <Link href={href} className={css.stretch} onClick={onClick}>
              {title}
            </Link>
          ) : null}
          {!href && onClick ? (
            <button type="button" className={css.stretch} onClick={onClick}>
              {title}
            </button>
          ) : null}
          {!href && !onClick ? title : null}
        </div>
        {text ? <div className={css.text}>{text}</div> : null}
      </div>
      {value ? <div className={css.value}>{value}</div> : null}
      {end ? <div className={css.end}>{end}</div> : null}
      {href || onClick ? <Icon.Next size={18} className={css.chevron} /> : null}
    </li>
  );
}
