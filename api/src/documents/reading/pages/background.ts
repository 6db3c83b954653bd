import { halved, newRaster, type Raster } from './raster.js';

/** Side, in pixels of the picture, of the tile that becomes one pixel of the background map. */
const coarse = 16;

/**
 * The page as if its paper were evenly white: each pixel is divided by the brightness of the paper around it. This
 * removes shadows, yellowed paper and shaded cells.
 */
export function evenBackground(page: Raster): Raster {
  const paper = paperOf(page);
  const even = newRaster(page.width, page.height);
  const places = Float32Array.from({ length: page.width }, (_, x) =>
    Math.min(paper.width - 1.001, Math.max(0, (x + 0.5) / coarse - 0.5)),
  );
  const row = new Float32Array(paper.width + 1);
  for (let y = 0; y < page.height; y += 1) {
    const at = Math.min(paper.height - 1.001, Math.max(0, (y + 0.5) / coarse - 0.5));
    const top = Math.floor(at);
    const part = at - top;
    const under = Math.min(paper.height - 1, top + 1);
    for (let x = 0; x < paper.width; x += 1)
      row[x] = paper.pixels[top * paper.width + x]! * (1 - part) + paper.pixels[under * paper.width + x]! * part;
    row[paper.width] = row[paper.width - 1]!;
    for (let x = 0, index = y * page.width; x < page.width; x += 1, index += 1) {
      const place = places[x]!;
      const cell = place | 0;
      const light = row[cell]! + (row[cell + 1]! - row[cell]!) * (place - cell);
      const value = (page.pixels[index]! * 250) / (light < 24 ? 24 : light);
      even.pixels[index] = value > 255 ? 255 : value;
    }
  }
  return even;
}

/** A coarse map of the paper's brightness: the light part of each tile, spread over inky neighbours and smoothed. */
function paperOf(page: Raster): Raster {
  const half = halved(page);
  const side = coarse / 2;
  const paper = newRaster(Math.max(2, Math.ceil(page.width / coarse)), Math.max(2, Math.ceil(page.height / coarse)));
  const counts = new Uint16Array(32);
  for (let y = 0; y < paper.height; y += 1) {
    for (let x = 0; x < paper.width; x += 1) {
      counts.fill(0);
      let seen = 0;
      for (let dy = 0; dy < side; dy += 1) {
        const row = Math.min(half.height - 1, y * side + dy) * half.width;
        for (let dx = 0; dx < side; dx += 1) {
          counts[half.pixels[row + Math.min(half.width - 1, x * side + dx)]! >> 3]! += 1;
          seen += 1;
        }
      }
      // The brightest fifth of the tile is paper, because paper shows between the letters of any line of text.
      let level = 31;
      for (let above = counts[31]!; level > 0 && above < seen * 0.2; above += counts[level]!) level -= 1;
      paper.pixels[y * paper.width + x] = level * 8 + 4;
    }
  }
  return blurred(lightest(paper));
}

/** Gives each cell the lightest value of its neighbours, so that a thick heading is not taken for dark paper. */
function lightest(map: Raster): Raster {
  return eachCell(map, Math.max, (most) => most);
}

function blurred(map: Raster): Raster {
  const mean = (cells: Raster): Raster =>
    eachCell(
      cells,
      (sum, value) => sum + value,
      (sum, count) => sum / count,
    );
  return mean(mean(map));
}

/** Each cell's value from those of the cell and its neighbours: all joined, then `result` of them and their number. */
function eachCell(
  { width, height, pixels }: Raster,
  join: (joined: number, value: number) => number,
  result: (joined: number, count: number) => number,
): Raster {
  const cells = newRaster(width, height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
      let joined = 0;
      for (let ny = top; ny <= bottom; ny += 1)
        for (let nx = left; nx <= right; nx += 1) joined = join(joined, pixels[ny * width + nx]!);
      cells.pixels[y * width + x] = result(joined, (bottom - top + 1) * (right - left + 1));
    }
  }
  return cells;
}
