import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from './amount';
import { Button } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Surface } from './layout';
import { IconTile } from './status';
import { useUi } from './ui-provider';
import * as head from './page-head.module.css';
import * as tones from './tones.module.css';
import * as css from './feedback.module.css';

export interface AlertProps {
  tone: 'success' | 'warning' | 'error' | 'info' | 'gold';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactElement;
  /** True when its words were announced elsewhere, e.g. by a toast. */
  announced?: boolean;
}

const ALERT_ICON = {
  success: <Icon.CheckCircle />,
  warning: <Icon.Warning />,
  error: <Icon.Alert />,
  info: <Icon.Info />,
  gold: <Icon.Clock />,
} as const;

/** A message within the page. Errors are announced immediately, others politely. */
export function Alert({ tone, title, children, action, icon, announced }: AlertProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(css.alert, tones[tone])} role={announced ? undefined : role}>
      {icon ?? ALERT_ICON[tone]}
      <div className={css.alertWords}>
        {title ? <div className={css.alertTitle}>{title}</div> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className={css.alertAction}>{action}</div> : null}
    </div>
  );
}

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** The action that adds the first content. */
  action?: ReactNode;
  icon?: ReactElement;
  /** For use inside a card: without its own surface. */
  bare?: boolean;
  /** When it replaces a whole page, its title is the heading of the page. */
  page?: boolean;
}

/** Shown when there is no content yet: a sentence, and the action that adds some. */
export function EmptyState({ title, text, action, icon, bare, page }: EmptyStateProps) {
  const Title = page ? 'h1' : 'h2';
  const body = (
    <div className={css.state}>
      <IconTile size={64} tone="success" icon={icon ?? <Icon.Search size={28} />} />
      <Title className={css.stateTitle}>{title}</Title>
      {text ? <p className={css.stateText}>{text}</p> : null}
      {action ? <div className={css.stateActions}>{action}</div> : null}
    </div>
  );
  return bare ? body : <Surface>{body}</Surface>;
}

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened and what to do. */
  text?: ReactNode;
  /** What is not affected; null when the text already says it. */
  safe?: ReactNode;
  /** A reference that support can look up. */
  reference?: string;
  onRetry?: () => void;
  retrying?: boolean;
  action?: ReactNode;
  bare?: boolean;
}

/** Shown when something failed: what happened, what is not affected, what to do, and the reference. */
export function ErrorState({ title, text, safe, reference, onRetry, retrying, action, bare }: ErrorStateProps) {
  const { word } = useUi();
  const body = (
    <div className={css.state} role="alert">
      <IconTile size={64} tone="error" icon={<Icon.Alert size={28} />} />
      <h2 className={css.stateTitle}>{title}</h2>
      {text ? <p className={css.stateText}>{text}</p> : null}
      {safe === null ? null : <p className={css.stateText}>{safe ?? word('safe')}</p>}
      {reference ? (
        <p className={css.reference}>
          {word('reference')} <bdi dir="ltr">{reference}</bdi>
          <CopyButton text={reference} label={word('copyReference')} />
        </p>
      ) : null}
      {onRetry || action ? (
        <div className={css.stateActions}>
          {onRetry ? (
            <Button variant="primary" icon={<Icon.Refresh size={18} />} loading={retrying} onClick={onRetry}>
              {word('retry')}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
  return bare ? body : <Surface>{body}</Surface>;
}

/** One grey bar of a skeleton; sizes in px, or a width in percent. */
export function SkeletonBar({
  width = '100%',
  height = 16,
  round,
}: {
  width?: number | string;
  height?: number;
  round?: boolean;
}) {
  return <span className={classNames(css.bone, round && css.round)} style={{ inlineSize: width, blockSize: height }} />;
}

function Loading({ children }: { children: ReactNode }) {
  const { word } = useUi();
  return (
    <div className={css.loading} aria-busy role="status" aria-label={word('loading')}>
      {children}
    </div>
  );
}

/** Widths of the bars in the rows, so that the skeleton does not look like a table of equal lines. */
const ROW_WIDTHS = ['62%', '48%', '70%', '54%', '66%'] as const;

/** The skeleton of a list in a card. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Loading>
      <Surface>
        <SkeletonBar width="38%" height={18} />
        {Array.from({ length: rows }, (_, i) => (
          <div key={i} className={css.boneRow}>
            <SkeletonBar width={40} height={40} />
            <span className={css.boneWords}>
              <SkeletonBar width={ROW_WIDTHS[i % ROW_WIDTHS.length]} height={14} />
              <SkeletonBar width="36%" height={11} />
            </span>
            <SkeletonBar width="22%" height={15} />
          </div>
        ))}
      </Surface>
    </Loading>
  );
}

/** The skeleton of a card with facts. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      <Surface>
        <span className={css.boneWords}>
          <SkeletonBar width="40%" height={20} />
          {Array.from({ length: lines }, (_, i) => (
            <SkeletonBar key={i} width={ROW_WIDTHS[(i + 2) % ROW_WIDTHS.length]} height={14} />
          ))}
        </span>
      </Surface>
    </Loading>
  );
}

/** The title of a screen that is loading, as its head will show it; a bar while it is not known. */
export function TitleSkeleton({ title }: { title?: string | undefined }) {
  return title === undefined ? <SkeletonBar width={240} height={30} /> : <span className={head.title}>{title}</span>;
}

/** The sentence under the title of a screen that is loading, as its head will show it; a bar while it is not known. */
export function SentenceSkeleton({ text }: { text?: string | undefined }) {
  return text === undefined ? <SkeletonBar width="46%" height={15} /> : <span className={head.state}>{text}</span>;
}

/** The skeleton of a screen: title, figures, a list. */
export function PageSkeleton({ rows = 4 }: { rows?: number }) {
  return <TitledSkeleton rows={rows} />;
}

/** In the place of the figures of a screen. */
export function FiguresSkeleton() {
  return (
    <Surface className={css.boneStats}>
      {[0, 1, 2, 3].map((i) => (
        <span key={i} className={css.boneWords}>
          <SkeletonBar width="50%" height={13} />
          <SkeletonBar width="70%" height={26} />
        </span>
      ))}
    </Surface>
  );
}

/** `PageSkeleton` with the title of the screen, where it is known. */
export function TitledSkeleton({ rows = 4, title }: { rows?: number; title?: string | undefined }) {
  return <OpeningSkeleton rows={rows} title={title} />;
}

export interface OpeningSkeletonProps {
  rows?: number;
  title?: string | undefined;
  /** The sentence under the title. */
  state?: string | undefined;
  figure?: ReactNode;
}

/** `PageSkeleton` with the title, the sentence and the main figure of the screen, where they are known. */
export function OpeningSkeleton({ rows = 4, title, state, figure }: OpeningSkeletonProps) {
  return (
    <Loading>
      <div className={css.bonePage}>
        <span className={classNames(css.boneWords, css.headWords)}>
          <TitleSkeleton title={title} />
          <SentenceSkeleton text={state} />
        </span>
        {figure ?? <FiguresSkeleton />}
        <ListSkeleton rows={rows} />
      </div>
    </Loading>
  );
}
