import { inkOnly } from '../../dist/documents/reading/pages/ink-only.js';
import { componentsOf } from '../../dist/documents/reading/digits/components.js';
import { spoilt } from '../digits/samples.mjs';

/** A sheet degraded and then cleaned with the reader's code, and the ink box of each row. */
export async function spoiltLines(sheet, random) {
  const { raster, inkBelow } = await spoilt(sheet, random);
  const ink = inkOnly(raster, inkBelow, random.pick([80, 80, 110]));
  const components = componentsOf(raster, inkBelow).filter(
    ({ left, right, top, bottom }) => (right - left) * (bottom - top) > 9,
  );
  const lines = sheet.rows.flatMap(({ text, left, right, top, bottom }) => {
    const inside = components.filter((one) => {
      const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
      return x > left - 12 && x < right + 12 && y > top - 6 && y < bottom + 6;
    });
    if (inside.length === 0) return [];
    const side = (of, which) => of(...inside.map((one) => one[which]));
    return [
      {
        text,
        left: side(Math.min, 'left'),
        right: side(Math.max, 'right'),
        top: side(Math.min, 'top'),
        bottom: side(Math.max, 'bottom'),
      },
    ];
  });
  return { ink, lines };
}
