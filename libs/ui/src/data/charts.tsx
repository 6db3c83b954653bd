import type { ChartConfiguration, Plugin, ScriptableContext } from 'chart.js';
import { useMemo } from 'react';
import { useUi } from '../core/ui-provider';
import { colour } from '../theme/tokens';
import type { ColourToken } from '../theme/tokens';
import { ChartCanvas } from './chart-canvas';
import type { ChartLook } from './chart-canvas';
import { chartFigure, common, scales } from './chart-look';
import { topOfLine } from './line-top';
import * as css from './charts.module.css';

export interface ChartPoint {
  label: string;
  value: number;
}

export interface LineChartProps {
  /** Oldest first. */
  points: ChartPoint[];
  /** What the chart shows, in one sentence; its accessible name. */
  label: string;
  /** What the values are, for tooltips and the table: `الرصيد بملايين الريالات`. */
  seriesName: string;
  /** Text above the newest point: `الآن 4.41 مليون`. */
  newestLabel?: string;
  /** For use on the money panel. */
  onColour?: boolean;
  height?: number;
}

/** Draws the label of the newest point on a small plate above it, and above the line beside it. */
function newestPlate(look: ChartLook, words: string, onColour: boolean): Plugin<'line'> {
  return {
    id: 'newest',
    afterDatasetsDraw(chart) {
      const line = chart.getDatasetMeta(0).data;
      const point = line.at(-1);
      if (!point) return;
      const { ctx, chartArea } = chart;
      ctx.save();
      ctx.font = `500 12px ${look.font}`;
      ctx.direction = look.rtl ? 'rtl' : 'ltr';
      const width = ctx.measureText(words).width + 16;
      const left = Math.min(Math.max(point.x - width / 2, chartArea.left - 4), chartArea.right - width + 4);
      const top = Math.max(0, topOfLine(line, left, left + width) - 38);
      ctx.fillStyle = onColour ? '#FFFFFF' : colour(look.theme, 'ink');
      ctx.beginPath();
      ctx.roundRect(left, top, width, 26, 6);
      ctx.fill();
      ctx.fillStyle = onColour ? '#0D121C' : colour(look.theme, 'surface');
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillText(words, left + width / 2, top + 14);
      ctx.restore();
    },
  };
}

/** A value over time, with the newest point marked. */
export function LineChart({ points, label, seriesName, newestLabel, onColour = false, height = 180 }: LineChartProps) {
  function configure(look: ChartLook): ChartConfiguration {
    const line = onColour ? colour(look.theme, 'money-line') : colour(look.theme, 'primary-line');
    const base = common(look, onColour);
    const config: ChartConfiguration<'line'> = {
      type: 'line',
      data: {
        labels: points.map((point) => point.label),
        datasets: [
          {
            label: seriesName,
            data: points.map((point) => point.value),
            borderColor: line,
            borderWidth: 2.5,
            cubicInterpolationMode: 'monotone',
            fill: true,
            backgroundColor: ({ chart }: ScriptableContext<'line'>) => {
              const { ctx, chartArea } = chart;
              if (!chartArea) return 'transparent';
              const fill = ctx.createLinearGradient(0, chartArea.top, 0, chartArea.bottom);
              fill.addColorStop(0, `${line}66`);
              fill.addColorStop(1, `${line}0D`);
              return fill;
            },
            pointRadius: points.map((_, index) => (index === points.length - 1 ? 5 : 0)),
            pointHoverRadius: 5,
            pointBackgroundColor: line,
            pointBorderColor: onColour ? colour(look.theme, 'money-to') : colour(look.theme, 'surface'),
            pointBorderWidth: 2,
            clip: false,
          },
        ],
      },
      options: {
        ...base.options,
        layout: { padding: { top: newestLabel ? 36 : 8, left: 6, right: 6 } },
        scales: scales(look, onColour),
        plugins: { legend: { display: false }, tooltip: { ...base.tooltip, displayColors: false } },
      },
      plugins: newestLabel ? [newestPlate(look, newestLabel, onColour)] : [],
    };
    return config as ChartConfiguration;
  }
  const data = useMemo(
    () => JSON.stringify([points, seriesName, newestLabel, onColour]),
    [points, seriesName, newestLabel, onColour],
  );
  const table = { head: [label, seriesName], rows: points.map((point) => [point.label, chartFigure(point.value)]) };
  return <ChartCanvas configure={configure} data={data} label={label} table={table} height={height} />;
}

export interface BarSeries {
  name: string;
  /** One value for each label. */
  values: number[];
  /** Income is solid and expense hatched, so that the difference is visible without colour. */
  kind: 'income' | 'expense';
}

export interface BarChartProps {
  /** Oldest first. */
  labels: string[];
  series: BarSeries[];
  label: string;
  /** Text under the chart: `بآلاف الريالات`. */
  unit?: string;
  height?: number;
}

/** Stripes at 45° as a repeating pattern. */
function hatch(look: ChartLook): CanvasPattern | string {
  const line = colour(look.theme, 'expense');
  const tile = document.createElement('canvas');
  tile.width = 8;
  tile.height = 8;
  const ctx = tile.getContext('2d');
  if (!ctx) return line;
  ctx.strokeStyle = line;
  ctx.lineWidth = 2.5;
  for (const shift of [-8, 0, 8]) {
    ctx.moveTo(shift - 1, -1);
    ctx.lineTo(shift + 9, 9);
  }
  ctx.stroke();
  return ctx.createPattern(tile, 'repeat') ?? line;
}

/** Amounts by month, in pairs with a legend; a single series has no legend, because the title names it. */
export function BarChart({ labels, series, label, unit, height = 260 }: BarChartProps) {
  function configure(look: ChartLook): ChartConfiguration {
    const base = common(look);
    const config: ChartConfiguration<'bar'> = {
      type: 'bar',
      data: {
        labels,
        // Chart.js draws the bars of a pair from the left even with `reverse`, so for right-to-left the order is
        // reversed here.
        datasets: (look.rtl ? [...series].reverse() : series).map((item) => ({
          label: item.name,
          data: item.values,
          backgroundColor: item.kind === 'income' ? colour(look.theme, 'primary-line') : hatch(look),
          borderColor: item.kind === 'income' ? undefined : colour(look.theme, 'expense'),
          borderWidth: item.kind === 'income' ? 0 : 1,
          borderRadius: 3,
          // A bar is as wide as its space allows, but not wider than a finger.
          categoryPercentage: 0.62,
          barPercentage: 0.92,
          maxBarThickness: series.length > 1 ? 18 : 36,
        })),
      },
      options: {
        ...base.options,
        scales: scales(look, false),
        plugins: {
          legend: { display: false },
          tooltip: { ...base.tooltip, itemSort: look.rtl ? (a, b) => b.datasetIndex - a.datasetIndex : undefined },
        },
      },
    };
    return config as ChartConfiguration;
  }
  const data = useMemo(() => JSON.stringify([labels, series]), [labels, series]);
  const table = {
    head: [label, ...series.map((item) => item.name)],
    rows: labels.map((name, index) => [name, ...series.map((item) => chartFigure(item.values[index] ?? 0))]),
  };
  return (
    <div className={css.block}>
      {series.length > 1 ? (
        <ul className={css.legend}>
          {series.map((item) => (
            <li key={item.name}>
              <span className={css.mark} data-kind={item.kind} aria-hidden />
              {item.name}
            </li>
          ))}
        </ul>
      ) : null}
      <ChartCanvas configure={configure} data={data} label={label} table={table} height={height} />
      {unit ? <div className={css.unit}>{unit}</div> : null}
    </div>
  );
}

export interface RingSlice {
  label: string;
  value: number;
  /** Text in the legend: `25%`. */
  text: string;
}

export interface RingChartProps {
  slices: RingSlice[];
  label: string;
  /** Content in the middle of the ring. */
  centre?: React.ReactNode;
  size?: number;
}

const SERIES: ColourToken[] = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];

/** Shares of a whole; starts at the top and runs in reading direction. After six slices the colours repeat. */
export function RingChart({ slices, label, centre, size = 180 }: RingChartProps) {
  const { direction } = useUi();
  // A ring has no `reverse` option, so for right-to-left the slices are drawn from the last to the first.
  const ordered =
    direction === 'rtl'
      ? slices.map((slice, index) => ({ slice, index })).reverse()
      : slices.map((slice, index) => ({ slice, index }));
  function configure(look: ChartLook): ChartConfiguration {
    const base = common(look);
    const config: ChartConfiguration<'doughnut'> = {
      type: 'doughnut',
      data: {
        labels: ordered.map(({ slice }) => slice.label),
        datasets: [
          {
            data: ordered.map(({ slice }) => slice.value),
            backgroundColor: ordered.map(({ index }) =>
              colour(look.theme, SERIES[index % SERIES.length] ?? 'series-1'),
            ),
            borderColor: colour(look.theme, 'surface'),
            borderWidth: 2,
          },
        ],
      },
      options: {
        ...base.options,
        interaction: { mode: 'nearest', intersect: true },
        cutout: '68%',
        plugins: { legend: { display: false }, tooltip: base.tooltip },
      },
    };
    return config as ChartConfiguration;
  }
  const data = useMemo(() => JSON.stringify(slices), [slices]);
  const table = { head: [label, '%'], rows: slices.map((slice) => [slice.label, slice.text]) };
  return (
    <div className={css.ringBlock}>
      <div className={css.ring} style={{ inlineSize: size }}>
        <ChartCanvas configure={configure} data={data} label={label} table={table} height={size} />
        {centre ? <div className={css.centre}>{centre}</div> : null}
      </div>
      <ul className={css.ringLegend} aria-hidden>
        {slices.map((slice, index) => (
          <li key={slice.label}>
            <span className={css.mark} style={{ background: `var(--wq-${SERIES[index % SERIES.length]})` }} />
            <span className={css.ringName}>{slice.label}</span>
            <bdi dir="ltr">{slice.text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
