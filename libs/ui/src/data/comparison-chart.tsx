import type { ChartConfiguration, ChartDataset, Plugin } from 'chart.js';
import { useMemo } from 'react';
import { colour } from '../theme/tokens';
import { ChartCanvas } from './chart-canvas';
import type { ChartLook } from './chart-canvas';
import { chartFigure, common, scales } from './chart-look';
import * as css from './charts.module.css';

export interface ComparedSeries {
  name: string;
  /** One value for each label; null when nothing was measured. */
  values: Array<number | null>;
  /**
   * `shown` is solid and coloured, `beside` (for comparison) dashed and grey, so that the difference is visible without
   * colour.
   */
  kind: 'shown' | 'beside';
}

export interface ComparisonChartProps {
  /** Oldest first. */
  labels: string[];
  series: ComparedSeries[];
  /** What the chart shows, in one sentence; its accessible name. */
  label: string;
  /** A value that should not be exceeded, drawn as a horizontal line. */
  limit?: { name: string; value: number };
  /** A moment, given as the index of its label, drawn as a vertical line with its name. */
  moment?: { name: string; at: number };
  height?: number;
}

function datasetOf({ name, values, kind }: ComparedSeries, look: ChartLook): ChartDataset<'line'> {
  const line = colour(look.theme, kind === 'shown' ? 'primary-line' : 'text-2');
  const newest = values.findLastIndex((value) => value !== null);
  return {
    label: name,
    data: values,
    borderColor: line,
    backgroundColor: line,
    borderWidth: kind === 'shown' ? 2.5 : 2,
    borderDash: kind === 'shown' ? [] : [6, 4],
    tension: 0.25,
    spanGaps: true,
    pointRadius: values.map((_, index) => (index === newest ? 4 : 0)),
    pointHoverRadius: 5,
    clip: false,
  };
}

function limitOf({ name, value }: { name: string; value: number }, count: number, look: ChartLook) {
  const line = colour(look.theme, 'warning-mark');
  const data = Array.from({ length: count }, () => value);
  return {
    label: name,
    data,
    borderColor: line,
    backgroundColor: line,
    borderWidth: 1,
    borderDash: [2, 3],
    pointRadius: 0,
  };
}

/** A vertical line at a moment, with its name on the side that has space. */
function momentLine(look: ChartLook, { name, at }: { name: string; at: number }): Plugin<'line'> {
  return {
    id: 'moment',
    afterDatasetsDraw(chart) {
      const { ctx, chartArea, scales: axes } = chart;
      const x = axes['x']?.getPixelForValue(at);
      if (x === undefined) return;
      ctx.save();
      ctx.strokeStyle = colour(look.theme, 'text-2');
      ctx.setLineDash([3, 3]);
      ctx.beginPath();
      ctx.moveTo(x, chartArea.top - 16);
      ctx.lineTo(x, chartArea.bottom);
      ctx.stroke();
      ctx.font = `12px ${look.font}`;
      ctx.direction = look.rtl ? 'rtl' : 'ltr';
      ctx.fillStyle = colour(look.theme, 'text-2');
      const isLeft = x > (chartArea.left + chartArea.right) / 2;
      ctx.textAlign = isLeft ? 'right' : 'left';
      ctx.fillText(name, x + (isLeft ? -6 : 6), chartArea.top - 8);
      ctx.restore();
    },
  };
}

/** Compares values over time, with the limit that they should not exceed. */
export function ComparisonChart({ labels, series, label, limit, moment, height = 200 }: ComparisonChartProps) {
  function configure(look: ChartLook): ChartConfiguration {
    const base = common(look);
    const compared = series.map((each) => datasetOf(each, look));
    const config: ChartConfiguration<'line'> = {
      type: 'line',
      data: { labels, datasets: limit ? [...compared, limitOf(limit, labels.length, look)] : compared },
      options: {
        ...base.options,
        layout: { padding: { top: moment ? 24 : 8, left: 6, right: 6 } },
        scales: scales(look, false),
        plugins: { legend: { display: false }, tooltip: base.tooltip },
      },
      plugins: moment ? [momentLine(look, moment)] : [],
    };
    return config as ChartConfiguration;
  }
  const data = useMemo(() => JSON.stringify([labels, series, limit, moment]), [labels, series, limit, moment]);
  const table = {
    head: [label, ...series.map(({ name }) => name)],
    rows: labels.map((name, index) => [
      name,
      ...series.map(({ values }) => (values[index] == null ? '—' : chartFigure(values[index]))),
    ]),
  };
  return (
    <div className={css.block}>
      <ul className={css.legend}>
        {series.map(({ name, kind }) => (
          <li key={name}>
            <span className={css.stroke} data-kind={kind} aria-hidden />
            {name}
          </li>
        ))}
        {limit ? (
          <li>
            <span className={css.stroke} data-kind="limit" aria-hidden />
            {limit.name}
          </li>
        ) : null}
      </ul>
      <ChartCanvas configure={configure} data={data} label={label} table={table} height={height} />
    </div>
  );
}
