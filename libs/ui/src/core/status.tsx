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

/** A state in one word, with an icon when colour alone must not carry the meaning. Icons should have a size of 15. */
export function StatusTag({ tone, icon, children }: StatusTagProps) {
  return (
    <span className={classNames(css.tag, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** A number in a small circle. Zero is not shown unless `showZero` is set. */
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
    <span className={classNames(css.count, strong && css.countStrong)} dir="ltr" data-wq-count="">
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

/** How certain the reading of a field is, shown by a word, an icon and a colour. */
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
  /** In px: 40 in rows, 64 in empty and error states. */
  size?: 40 | 48 | 64;
}

/** An icon on a soft square, at the start of a row. */
export function IconTile({ icon, tone = 'neutral', size = 40 }: IconTileProps) {
  return (
    <span className={classNames(css.tile, tones[tone])} style={{ inlineSize: size, blockSize: size }}>
      {icon}
    </span>
  );
}

/** The first letter of a name in a circle; hidden from screen readers, because the name is shown beside it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span className={css.avatar} style={{ inlineSize: size, blockSize: size }} aria-hidden>
      {Array.from(name.trim())[0] ?? ''}
    </span>
  );
}

/** A number in a circle, e.g. of a field on its page or of a founder's condition. */
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
