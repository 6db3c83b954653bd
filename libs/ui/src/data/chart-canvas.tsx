import { useEffect, useRef } from 'react';
import type { ChartConfiguration } from 'chart.js';
import { HiddenTable, type HiddenTableProps } from '../core/hidden-table';
import { whenNear } from '../core/near';
import { useUi } from '../core/ui-provider';
import type { ThemeName } from '../theme/tokens';
import * as css from './charts.module.css';

export interface ChartLook {
  theme: ThemeName;
  rtl: boolean;
  font: string;
  still: boolean;
}

export interface ChartCanvasProps {
  /** Builds the chart configuration for a look; called again when the look or `data` changes. */
  configure: (look: ChartLook) => ChartConfiguration;
  data: unknown;
  /** What the chart shows, in one sentence. */
  label: string;
  /** The same figures for users who cannot see the chart. */
  table: Omit<HiddenTableProps, 'caption'>;
  /** In px. */
  height: number;
}

/** A chart on a canvas, with its figures in a table for screen readers. */
export function ChartCanvas({ configure, data, label, table, height }: ChartCanvasProps) {
  const { theme, direction } = useUi();
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(configure);
  latest.current = configure;

  useEffect(() => {
    const gone = new AbortController();
    let destroy: (() => void) | undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The chart code is loaded only when the chart is close to being visible, because it is as large as the rest of the
    // screen.
    const draw = async (element: HTMLCanvasElement) => {
      await whenNear(element, gone.signal);
      const [{ Chart }] = await Promise.all([import('./chart-engine'), document.fonts?.ready]);
      if (gone.signal.aborted) return;
      const look = {
        theme,
        rtl: direction === 'rtl',
        font: getComputedStyle(document.documentElement).fontFamily,
        still,
      };
      const chart = new Chart(element, latest.current(look));
      destroy = () => chart.destroy();
    };
    if (canvas.current) void draw(canvas.current);
    return () => {
      gone.abort();
      destroy?.();
    };
  }, [theme, direction, data]);

  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.canvas} style={{ blockSize: height }} aria-hidden>
        <canvas ref={canvas} />
      </div>
      <HiddenTable caption={label} {...table} />
    </figure>
  );
}
