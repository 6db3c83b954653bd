import type { ReactNode } from 'react';
import { rounded } from '@waqf/formats';
import { classNames } from './class-names';
import { Icon } from './icon';
import { VisuallyHidden } from './layout';
import { useUi } from './ui-provider';
import * as css from './steps.module.css';

export interface StepItem {
  key: string;
  label: string;
  /** Shown under the label in a vertical list. */
  note?: ReactNode;
}

export interface StepsProps {
  items: StepItem[];
  /** Index of the current step; earlier steps are done. `items.length` means that all are done. */
  current: number;
  orientation?: 'horizontal' | 'vertical';
  /** Makes the completed steps clickable. */
  onSelect?: (index: number, key: string) => void;
  label?: string;
}

/** The steps of a wizard. In a narrow place (a phone or a card) the names are below the circles. */
export function Steps({ items, current, orientation = 'horizontal', onSelect, label }: StepsProps) {
  const { word } = useUi();
  return (
    <ol className={classNames(css.steps, css[orientation])} aria-label={label}>
      {items.map((item, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later';
        const body = (
          <>
            <span className={css.round}>{state === 'done' ? <Icon.Check size={16} /> : index + 1}</span>
            <span className={css.name}>
              {item.label}
              {item.note ? <span className={css.note}>{item.note}</span> : null}
            </span>
            {state === 'done' ? <VisuallyHidden>{word('done')}</VisuallyHidden> : null}
          </>
        );
        return (
          <li
            key={item.key}
            className={classNames(css.step, css[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {onSelect && state === 'done' ? (
              <button type="button" className={css.press} onClick={() => onSelect(index, item.key)}>
                {body}
              </button>
            ) : (
              <span className={css.press}>{body}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export type StageState = 'done' | 'active' | 'failed' | 'waiting';

export interface Stage {
  key: string;
  label: string;
  state: StageState;
  /** Shown at the other end: how long it took, what was found. */
  note?: ReactNode;
}

const STAGE_ICON = {
  done: <Icon.Check size={14} />,
  active: <Icon.Spinner size={14} />,
  failed: <Icon.Close size={14} />,
  waiting: <Icon.Clock size={14} />,
} as const;

/** The stages of a long task as they happen. Changes are announced politely. */
export function StageList({ stages, label }: { stages: Stage[]; label?: string }) {
  const { word } = useUi();
  return (
    <ol aria-label={label} aria-live="polite">
      {stages.map((stage) => (
        <li key={stage.key} className={classNames(css.stage, css[STAGE_CLASS[stage.state]])}>
          <span className={css.stageRound}>{STAGE_ICON[stage.state]}</span>
          <span className={css.stageLabel}>{stage.label}</span>
          <VisuallyHidden>{word(stage.state)}</VisuallyHidden>
          {stage.note ? <span className={css.stageNote}>{stage.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}

const STAGE_CLASS = {
  done: 'stageDone',
  active: 'stageActive',
  failed: 'stageFailed',
  waiting: 'stageWaiting',
} as const;

export interface ProgressProps {
  /** In percent, 0 to 100. */
  percent: number;
  /** What is in progress; announced together with the percentage. */
  label: ReactNode;
  /** Shown at the other end of the label; by default the percentage. */
  note?: ReactNode;
  tone?: 'primary' | 'error' | 'warning';
  /** Shows only the bar; the label is only announced. */
  bare?: boolean;
}

/** A progress bar that fills in reading direction. */
export function Progress({ percent, label, note, tone = 'primary', bare }: ProgressProps) {
  const value = Math.min(100, Math.max(0, rounded(percent)));
  return (
    <div className={css.progress}>
      {bare ? null : (
        <div className={css.progressHead}>
          <span className={css.progressLabel}>{label}</span>
          <span className={css.progressNote}>{note ?? <bdi dir="ltr">{value}%</bdi>}</span>
        </div>
      )}
      <div
        className={css.track}
        role="progressbar"
        aria-label={typeof label === 'string' ? label : undefined}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={classNames(css.fill, css[tone])} style={{ inlineSize: `${value}%` }} />
      </div>
    </div>
  );
}

export interface CountdownRingProps {
  secondsLeft: number;
  totalSeconds: number;
  label?: string;
  size?: number;
  /** For a large ring around other content. */
  thin?: boolean;
}

/** The remaining time as a ring that starts at the top and runs in reading direction. The caller counts the seconds. */
export function CountdownRing({ secondsLeft, totalSeconds, label, size = 48, thin }: CountdownRingProps) {
  const { word } = useUi();
  const left = Math.max(0, Math.min(secondsLeft, totalSeconds));
  const around = 2 * Math.PI * 20;
  return (
    <svg
      className={classNames(css.ring, thin && css.thinRing)}
      width={size}
      height={size}
      viewBox="-24 -24 48 48"
      role="timer"
      aria-label={`${label ?? word('secondsLeft')} ${clockText(left)}`}
    >
      <circle r={20} className={css.ringTrack} />
      <circle
        r={20}
        className={css.ringFill}
        strokeDasharray={around}
        strokeDashoffset={around * (1 - left / Math.max(1, totalSeconds))}
        transform="rotate(-90)"
      />
    </svg>
  );
}

/** Formats a number of seconds as `02:41`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** The time, usually a `DualDate`. */
  time?: ReactNode;
  text?: ReactNode;
  tone?: 'success' | 'warning' | 'error' | 'neutral' | 'gold';
}

/** A list of events, in the given order (newest first). */
export function Timeline({ items, label }: { items: TimelineItem[]; label?: string }) {
  return (
    <ol aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={css.event} data-tone={item.tone ?? 'neutral'}>
          <div className={css.eventTitle}>{item.title}</div>
          {item.time ? <div className={css.eventTime}>{item.time}</div> : null}
          {item.text ? <div className={css.eventText}>{item.text}</div> : null}
        </li>
      ))}
    </ol>
  );
}
