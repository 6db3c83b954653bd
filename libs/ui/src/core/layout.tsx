import { Children, Fragment, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './class-names';
import { useUi } from './ui-provider';
import * as dotted from './dotted.module.css';
import * as css from './layout.module.css';

type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

export interface StackProps {
  gap?: Gap;
  children: ReactNode;
  className?: string;
}

/** Children placed below one another; the gap is 24 px by default, 16 on a phone. */
export function Stack({ gap = 24, children, className }: StackProps) {
  return (
    <div className={classNames(css.stack, className)} style={{ '--gap': `${gap}px` } as CSSProperties} data-gap={gap}>
      {children}
    </div>
  );
}

/**
 * Content below something whose height is not known yet: it takes up its space, but is hidden while `pending`, so that
 * users do not see it move.
 */
export function Below({ pending, children }: { pending: boolean; children: ReactNode }) {
  return <div className={classNames(css.below, pending && css.unseen)}>{children}</div>;
}

export interface RowProps extends StackProps {
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
}

/** Children side by side in reading order. */
export function Row({ gap = 12, align = 'center', justify = 'start', wrap, children, className }: RowProps) {
  return (
    <div
      className={classNames(css.row, className)}
      style={
        {
          '--gap': `${gap}px`,
          alignItems: align === 'start' || align === 'end' ? `flex-${align}` : align,
          justifyContent: justify === 'between' ? 'space-between' : justify === 'center' ? 'center' : `flex-${justify}`,
          flexWrap: wrap ? 'wrap' : 'nowrap',
        } as CSSProperties
      }
    >
      {children}
    </div>
  );
}

export interface GridProps {
  columns: '3:2' | '2:1' | '1:1' | '2' | '3' | '4';
  children: ReactNode;
  className?: string;
}

const COLUMN_CLASS = {
  '3:2': 'threeTwo',
  '2:1': 'twoOne',
  '1:1': 'two',
  '2': 'two',
  '3': 'three',
  '4': 'four',
} as const;

/**
 * Columns from 1024 px (`3` and `4` from 1200 px, with two columns from 768 px); on narrower screens one below the
 * other. The gap is 24 px, 16 on a phone.
 */
export function Grid({ columns, children, className }: GridProps) {
  return <div className={classNames(css.grid, css[COLUMN_CLASS[columns]], className)}>{children}</div>;
}

export interface SurfaceProps {
  children: ReactNode;
  /** Background and border: plain, the current one, one that failed, or one that awaits approval. */
  tone?: 'plain' | 'active' | 'error' | 'gold';
  /** Inner padding: 24 px (16 on a phone), or none for lists that extend to the edges. */
  padding?: 'normal' | 'none';
  raised?: boolean;
  className?: string;
}

/** The white background of all content. */
export function Surface({ children, tone = 'plain', padding = 'normal', raised, className }: SurfaceProps) {
  return (
    <div
      className={classNames(
        css.surface,
        css[tone],
        padding === 'normal' && css.padded,
        raised && css.raised,
        className,
      )}
    >
      {children}
    </div>
  );
}

export interface CardProps extends Omit<SurfaceProps, 'raised'> {
  title?: ReactNode;
  /** Small text after the title. */
  note?: ReactNode;
  /** At the end of the title's line: a link, a tag, actions. */
  extra?: ReactNode;
  /** Heading level of the title; 2 by default. */
  level?: 2 | 3;
}

/** A surface with a title. With `padding="none"` the head keeps its padding and the body extends to the edges. */
export function Card({ title, note, extra, level = 2, padding = 'normal', children, className, ...rest }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Surface {...rest} padding="none" className={classNames(css.card, className)}>
      {title || extra ? (
        <div className={classNames(css.cardHead, padding === 'none' && css.cardHeadLine)}>
          <div className={css.cardTitle}>
            <Heading>{title}</Heading>
            {note ? <span className={css.cardNote}>{note}</span> : null}
          </div>
          {extra}
        </div>
      ) : null}
      <div className={classNames(css.cardBody, padding === 'normal' && css.cardBodyPadded)}>{children}</div>
    </Surface>
  );
}

/** Short parts with a dot between them, which is not shown where a line ends: `وقف برج النخيل · منذ يومين`. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className={dotted.dotted}>
      {Children.toArray(children).map((part, index) => (
        <Fragment key={index}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** A link to more of the same: `عرض الكل ‹`. */
export function MoreLink({ href, children, icon }: { href: string; children: ReactNode; icon?: ReactNode }) {
  const { Link } = useUi();
  return (
    <Link href={href} className={css.moreLink} data-wq-tap="">
      {children}
      {icon}
    </Link>
  );
}

/** A person's words, in their own text direction and in the quotation marks of the page's language. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote dir="auto">
      <q>{children}</q>
    </blockquote>
  );
}

/** Content for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}

/** A line between two parts, with optional text in it. */
export function Divider({ children }: { children?: ReactNode }) {
  return (
    <div className={css.divider} role={children ? undefined : 'separator'}>
      {children ? <span>{children}</span> : null}
    </div>
  );
}

/** The area of a screen in the page: at most 1240 px wide, centred. */
export function PageBody({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={classNames(css.pageBody, narrow && css.narrow)}>{children}</div>;
}
