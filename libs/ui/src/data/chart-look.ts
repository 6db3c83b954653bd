import type { Scale, Tick } from 'chart.js';
import { displayNumber } from '@waqf/formats';
import { colour } from '../theme/tokens';
import type { ChartLook } from './chart-canvas';

/** A figure in the table beside a chart. */
export const chartFigure = (value: number): string => displayNumber(value, 2);

/** Options that all charts share: direction, font, and no animation for users who prefer reduced motion. */
export function common(look: ChartLook, onColour = false) {
  const text = onColour ? colour(look.theme, 'on-money-2') : colour(look.theme, 'text-2');
  const tick = { color: text, font: { family: look.font, size: 12 } };
  return {
    text,
    tick,
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: look.still ? (false as const) : { duration: 400 },
      locale: 'en',
      interaction: { mode: 'index' as const, intersect: false },
    },
    tooltip: {
      rtl: look.rtl,
      textDirection: look.rtl ? 'rtl' : 'ltr',
      titleFont: { family: look.font },
      bodyFont: { family: look.font },
      padding: 12,
      cornerRadius: 8,
    },
  };
}

const betweenNames = 14;

/**
 * Shows as many names under a chart as fit, counted from the newest, whose name is always shown. Chart.js counts from
 * the oldest and may leave out the newest name, which matters most.
 */
function namesFromTheNewest(look: ChartLook) {
  return function name(this: Scale, _value: string | number, index: number, ticks: readonly Tick[]): string {
    const nameAt = (at: number) => this.getLabelForValue(ticks[at]?.value ?? at);
    const { ctx } = this.chart;
    ctx.save();
    ctx.font = `12px ${look.font}`;
    const widest = Math.max(...ticks.map((_, at) => ctx.measureText(nameAt(at)).width));
    ctx.restore();
    const every = Math.max(
      1,
      Math.ceil((ticks.length * (widest + betweenNames)) / (this.maxWidth || this.chart.width)),
    );
    return (ticks.length - 1 - index) % every === 0 ? nameAt(index) : '';
  };
}

/**
 * Leaves space for the outer half of the newest name: Chart.js always leaves it at the right, even when the newest
 * point is at the left.
 */
function roomForTheNewest(look: ChartLook) {
  return (axis: Scale): void => {
    const newest = axis.ticks.at(-1)?.label;
    if (!look.rtl || typeof newest !== 'string') return;
    const { ctx } = axis.chart;
    ctx.save();
    ctx.font = `12px ${look.font}`;
    const half = ctx.measureText(newest).width / 2;
    ctx.restore();
    const inside = axis.getPixelForTick(axis.ticks.length - 1) - axis.left;
    axis.paddingLeft = Math.max(axis.paddingLeft, half - inside);
  };
}

/**
 * Time runs in reading direction: in Arabic the oldest point is at the right, and so is the value axis. Names of bars
 * are under their bars; names of a line are kept inside its ends.
 */
export function scales(look: ChartLook, onColour: boolean) {
  const { tick } = common(look, onColour);
  const line = onColour ? '#FFFFFF2E' : colour(look.theme, 'border');
  return {
    // Labels are centred under their points: if they were moved inwards at the ends, long English month names would
    // overlap on a phone.
    x: {
      reverse: look.rtl,
      grid: { display: false },
      border: { display: false },
      afterFit: roomForTheNewest(look),
      ticks: { ...tick, maxRotation: 0, autoSkip: false, callback: namesFromTheNewest(look) },
    },
    y: {
      position: look.rtl ? ('right' as const) : ('left' as const),
      // Areas and bars show quantities: if the axis did not begin at zero, double the height would not mean double the
      // value.
      beginAtZero: true,
      grid: { color: line, drawTicks: false },
      border: { display: false },
      // Half a transfer or half a request does not exist, so the axis shows whole values only.
      ticks: { ...tick, padding: 12, maxTicksLimit: 4, precision: 0 },
    },
  };
}
