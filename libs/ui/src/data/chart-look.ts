import type { Scale, Tick } from 'chart.js';
import { colour } from '../theme/tokens';
import type { ChartLook } from './chart-canvas';

/** Figures in tables beside pictures. */
export const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Shares what all charts have: direction, type, stillness for those who ask for it. */
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
 * As many names under a chart as have room, counted from the newest: its own always stands. Chart.js counts from the
 * oldest and drops the name that the eye looks for.
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

/** Room for the outer half of the newest name: Chart.js keeps it at the right, also where the newest is at the left. */
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
 * Time runs with reading: in Arabic the oldest is at the right, and so is the axis of values. Names of bars stand under
 * their bars; those of a line stay inside its ends.
 */
export function scales(look: ChartLook, onColour: boolean) {
  const { tick } = common(look, onColour);
  const line = onColour ? '#FFFFFF2E' : colour(look.theme, 'border');
  return {
    // Labels stand under their points: pushed inwards at the ends, long English months would run into each other on a
    // phone.
    x: {
      reverse: look.rtl,
      grid: { display: false },
      border: { display: false },
      afterFit: roomForTheNewest(look),
      ticks: { ...tick, maxRotation: 0, autoSkip: false, callback: namesFromTheNewest(look) },
    },
    y: {
      position: look.rtl ? ('right' as const) : ('left' as const),
      // An area and a bar say how much: cut off below, twice as high would not be twice as much.
      beginAtZero: true,
      grid: { color: line, drawTicks: false },
      border: { display: false },
      // Halves of a transfer or of a request are nothing: values are whole on the axis.
      ticks: { ...tick, padding: 12, maxTicksLimit: 4, precision: 0 },
    },
  };
}
