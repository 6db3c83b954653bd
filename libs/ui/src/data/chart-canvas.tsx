import { useEffect, useRef } from 'react';
import type { ChartConfiguration } from 'chart.js';
import { VisuallyHidden } from '../core/layout';
import { useUi } from '../core/ui-provider';
import type { ThemeName } from '../theme/tokens';
import * as css from './charts.module.css';

export interface ChartLook {
  theme: ThemeName;
  rtl: boolean;
  font: string;
  still: boolean;
}

interface ChartTable {
  head: string[];
  rows: string[][];
}

export interface ChartCanvasProps {
  /** Builds the chart for a look; called again when the look or `data` changes. */
  configure: (look: ChartLook) => ChartConfiguration;
  data: unknown;
  /** What the picture shows, in a sentence. */
  label: string;
  /** The same figures for those who cannot see the picture. */
  table: ChartTable;
  /** px. */
  height: number;
}

/** Chart.js comes over the network only when a picture is on the screen. */
async function loadChart() {
  const { Chart, registerables } = await import('chart.js');
  Chart.register(...registerables);
  return Chart;
}

/** A canvas with its figures beside it as a table for screen readers. */
export function ChartCanvas({ configure, data, label, table, height }: ChartCanvasProps) {
  const { theme, direction } = useUi();
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(configure);
  latest.current = configure;

  useEffect(() => {
    let gone = false;
    let destroy: (() => void) | undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    void Promise.all([loadChart(), document.fonts?.ready]).then(([Chart]) => {
      if (gone || !canvas.current) return;
      const look = {
        theme,
        rtl: direction === 'rtl',
        font: getComputedStyle(document.documentElement).fontFamily,
        still,
      };
      const chart = new Chart(canvas.current, latest.current(look));
      destroy = () => chart.destroy();
    });
    return () => {
      gone = true;
      destroy?.();
    };
  }, [theme, direction, data]);

  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.canvas} style={{ blockSize: height }} aria-hidden>
        <canvas ref={canvas} />
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
