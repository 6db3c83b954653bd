import { useEffect, useRef } from 'react';
import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from './class-names';
import { SkeletonBar } from './feedback';
import { Icon } from './icon';
import { useUi } from './ui-provider';
import * as css from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** One sentence about the state, or tags and facts in a row. */
  state?: ReactNode;
  back?: { label: string; href: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  /** Buttons, the main one last. On a phone they become the bar at the bottom, with the main one first and wide. */
  actions?: ReactNode;
  /** Content of the phone's bar, when it differs from `actions`. */
  phoneActions?: ReactNode;
  /** The seal before the title. */
  seal?: ReactNode;
  /** Moves the focus to the title when the screen opens, so that screen readers announce the screen. */
  focusOnOpen?: boolean;
}

/**
 * Reserves the space of a `state` that is still loading, so that nothing below it moves.
 * @param lines that it takes up on a phone; elsewhere it is one line
 */
export function StateSkeleton({ lines = 1 }: { lines?: 1 | 2 }) {
  return (
    <span className={css.stateRoom} data-lines={lines}>
      <SkeletonBar width={220} height={14} />
    </span>
  );
}

/** The head of every screen: back link, title, one sentence about the state, main action. */
export function PageHead({ title, state, back, actions, phoneActions, seal, focusOnOpen }: PageHeadProps) {
  const { Link } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnOpen) heading.current?.focus({ preventScroll: true });
  }, [focusOnOpen]);
  return (
    <header className={css.head}>
      <div className={css.words}>
        {back ? (
          <Link href={back.href} onClick={back.onClick} className={css.back} data-wq-tap="" data-wq-tool="">
            <Icon.Back size={18} />
            {back.label}
          </Link>
        ) : null}
        <div className={css.titleLine}>
          {seal}
          <div className={css.titleWords}>
            <h1 ref={heading} tabIndex={focusOnOpen ? -1 : undefined} className={css.title}>
              {title}
            </h1>
            {state ? <div className={css.state}>{state}</div> : null}
          </div>
        </div>
      </div>
      {actions ? (
        <BottomBar inline className={phoneActions ? css.wideOnly : undefined}>
          {actions}
        </BottomBar>
      ) : null}
      {phoneActions ? <BottomBar className={css.phoneOnly}>{phoneActions}</BottomBar> : null}
    </header>
  );
}

export interface BottomBarProps {
  children: ReactNode;
  /** From 768 px it is shown as a row where it is placed; without `inline` it is not shown there. */
  inline?: boolean;
  className?: string;
}

/** Actions in a bar fixed to the bottom of a phone; the page leaves space for it. */
export function BottomBar({ children, inline, className }: BottomBarProps) {
  return (
    <div className={classNames(css.bar, !inline && css.phoneOnly, className)} data-wq-bottom-bar="">
      {children}
    </div>
  );
}
