import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { Count } from './status';
import { useUi } from './ui-provider';
import * as css from './tabs.module.css';

export interface TabItem {
  key: string;
  label: ReactNode;
  count?: number | string;
  /** Shown instead of `count` on a phone, where three tabs with longer counts would not fit. */
  shortCount?: number | string;
  /** Rendered only while its tab is selected. */
  content?: ReactNode;
}

export interface TabsProps {
  items: TabItem[];
  value: string;
  onChange: (key: string) => void;
  label?: string;
}

function TabCount({ count, short }: { count: number | string; short: number | string | undefined }) {
  if (short === undefined) return <Count value={count} showZero />;
  return (
    <>
      <span className={css.wide}>
        <Count value={count} showZero />
      </span>
      <span className={css.narrow}>
        <Count value={short} showZero />
      </span>
    </>
  );
}

/** The index that an arrow key moves to from `index`; Home and End move to the ends. */
function targetOf(key: string, index: number, length: number, direction: 'rtl' | 'ltr'): number | undefined {
  const next = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const previous = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === next) return (index + 1) % length;
  if (key === previous) return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}

/**
 * Tabs with counts; arrow keys follow the reading direction. The caller holds the selected tab, so that it can be in
 * the URL.
 */
export function Tabs({ items, value, onChange, label }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { direction } = useUi();
  const chosen = items.find((item) => item.key === value) ?? items[0];
  const chosenKey = chosen?.key;

  // If not all tabs fit, the selected one is scrolled into view. `scrollIntoView` is not used, because it may scroll
  // the page.
  useEffect(() => {
    const strip = list.current;
    const tab = chosenKey === undefined ? null : strip?.querySelector<HTMLElement>('[aria-selected=true]');
    if (strip && tab) strip.scrollLeft = tab.offsetLeft + (tab.offsetWidth - strip.clientWidth) / 2;
  }, [chosenKey]);

  function onKeyDown(event: KeyboardEvent) {
    const index = items.findIndex((item) => item.key === chosen?.key);
    const target = targetOf(event.key, index, items.length, direction);
    const item = target === undefined ? undefined : items[target];
    if (!item) return;
    event.preventDefault();
    onChange(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  }

  return (
    <div className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const active = item.key === chosen?.key;
          return (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-tab-${item.key}`}
              aria-selected={active}
              aria-controls={item.content ? `${id}-panel-${item.key}` : undefined}
              tabIndex={active ? 0 : -1}
              className={classNames(css.tab, active && css.active)}
              onClick={() => onChange(item.key)}
            >
              {item.label}
              {item.count === undefined ? null : <TabCount count={item.count} short={item.shortCount} />}
            </button>
          );
        })}
      </div>
      {chosen?.content ? (
        <div role="tabpanel" id={`${id}-panel-${chosen.key}`} aria-labelledby={`${id}-tab-${chosen.key}`}>
          {chosen.content}
        </div>
      ) : null}
    </div>
  );
}

export interface SegmentedProps<Value extends string> {
  options: { value: Value; label: ReactNode }[];
  /** A value that is not among the options means that nothing is selected yet. */
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** Shows each option separately, on as many lines as needed: for more options than fit side by side on a phone. */
  chips?: boolean;
}

/** A few options of which one is selected: calendars, kinds of a report. */
export function Segmented<Value extends string>({ options, value, onChange, label, chips }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={chips ? css.chips : css.segmented} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
