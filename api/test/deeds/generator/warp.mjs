/**
 * Draws a grey sheet between four corners of a larger picture, in the perspective of a photo from the side.
 * @param {Uint8Array} pixels one byte a pixel
 * @param {{width: number, height: number}} size of the sheet
 * @param {[number, number][]} corners target positions of the sheet's top left, top right, bottom right and bottom left
 * @param {{width: number, height: number}} out size of the result
 * @param {number} around grey of the area around the sheet
 * @returns {Uint8Array}
 */
export function warp(pixels, size, corners, out, around) {
  const result = new Uint8Array(out.width * out.height).fill(around);
  const back = homography(corners, [
    [0, 0],
    [size.width - 1, 0],
    [size.width - 1, size.height - 1],
    [0, size.height - 1],
  ]);
  for (let y = 0; y < out.height; y += 1) {
    for (let x = 0; x < out.width; x += 1) {
      const depth = back[6] * x + back[7] * y + 1;
      const fromX = (back[0] * x + back[1] * y + back[2]) / depth;
      const fromY = (back[3] * x + back[4] * y + back[5]) / depth;
      if (fromX < 0 || fromY < 0 || fromX >= size.width - 1 || fromY >= size.height - 1) continue;
      const at = Math.floor(fromY) * size.width + Math.floor(fromX);
      const [partX, partY] = [fromX % 1, fromY % 1];
      const above = pixels[at] * (1 - partX) + pixels[at + 1] * partX;
      const below = pixels[at + size.width] * (1 - partX) + pixels[at + size.width + 1] * partX;
      result[y * out.width + x] = above * (1 - partY) + below * partY;
    }
  }
  return result;
}

/** The eight numbers that map each of four points to its target, by elimination. */
function homography(from, to) {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row, at) => (Math.abs(row[column]) > Math.abs(rows[best][column]) ? at + column : best), column);
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const factor = row[column] / rows[column][column];
      for (let index = column; index < 9; index += 1) row[index] -= factor * rows[column][index];
    }
  }
  return rows.map((row, at) => row[8] / row[at]);
}
