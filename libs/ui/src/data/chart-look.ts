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
      ticks: { ...tick, maxRotation: 0, autoSkipPadding: 16 },
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
