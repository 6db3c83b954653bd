import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { useUi } from './ui-provider';
import * as tones from './tones.module.css';
import * as css from './status.module.css';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral' | 'gold';

export interface StatusTagProps {
  tone: Tone;
  icon?: ReactElement;
  children: ReactNode;
}

/** A state in a word, with an icon where colour must not stand alone. Give icons a size of 15. */
export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <span className={classNames(css.tag, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** How many, in a small round. Nothing is shown for zero unless `showZero`. */
export function Count({
  value,
  showZero = false,
  strong = false,
}: {
  value: number | string;
  showZero?: boolean;
  strong?: boolean;
}) {
  if (value === 0 && !showZero) return null;
  return (
    <span className={classNames(css.count, strong && css.countStrong)} dir="ltr">
      {value}
    </span>
  );
}

const CONFIDENCE = {
  certain: { tone: 'success', icon: <Icon.Check size={15} /> },
  check: { tone: 'warning', icon: <Icon.Eye size={15} /> },
  missing: { tone: 'error', icon: <Icon.Alert size={15} /> },
} as const;

export type ConfidenceState = keyof typeof CONFIDENCE;

/** How sure the reading of a field is: a word, an icon and a colour. */
export function Confidence({ state }: { state: ConfidenceState }) {
  const { word } = useUi();
  const { tone, icon } = CONFIDENCE[state];
  return (
    <StatusTag tone={tone} icon={icon}>
      {word(state)}
    </StatusTag>
  );
}

export interface IconTileProps {
  icon: ReactElement;
  tone?: Tone;
  /** 40 px in rows, 64 in empty and error states. */
  size?: 40 | 48 | 64;
}

/** An icon on a soft square, at the beginning of a row. */
export function IconTile({ icon, tone = 'neutral', size = 40 }: IconTileProps) {
  return (
    <span className={classNames(css.tile, tones[tone])} style={{ inlineSize: size, blockSize: size }}>
      {icon}
    </span>
  );
}

/** First letter of the name in a round; says nothing to screen readers, the name stands beside it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span className={css.avatar} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      {Array.from(name.trim())[0] ?? ''}
    </span>
  );
}

/** A number in a round: the place of a field on its page, a founder's condition. */
export function NumberMark({ value, tone = 'success' }: { value: number; tone?: Tone }) {
  return <span className={classNames(css.number, tones[tone])}>{value}</span>;
}

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className={css.key} dir="ltr">
      {children}
    </kbd>
  );
}
