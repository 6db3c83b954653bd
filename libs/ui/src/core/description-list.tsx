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

/** Facts: a label in grey, its value in ink. */
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

/** Rows divided by lines. `edge`: the lines reach the edges of a card without padding. */
export function List({ children, edge, label }: { children: ReactNode; edge?: boolean; label?: string }) {
  return (
    <ul className={classNames(css.list, edge && css.edge)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  /** Seal, icon tile or avatar. */
  lead?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** In the middle of a wide row: an amount, or a state where an act stands at the end. */
  value?: ReactNode;
  /** At the end: a state or an act. On a phone, with a value, both go under the words, which else would be squeezed. */
  end?: ReactNode;
  /** Makes the whole row lead there, with a chevron. */
  href?: string;
  onClick?: () => void;
}

/** One row of a list, 14 px above and below. */
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
