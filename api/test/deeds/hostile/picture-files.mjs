import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type, data, { broken = false } = {}) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(broken ? 1 : crc32(body), 4 + body.length);
  return frame;
}

/**
 * A PNG with one bit per pixel and only black pixels.
 * @param {{rows?: number, broken?: boolean}} [options] `rows`: how many rows there really are; `broken`: a wrong
 *   checksum
 */
export function pngOf(width, height, { rows = height, broken = false } = {}) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const packed = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', head, { broken }),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngHead = signature;

/** The smallest valid JPEG: 8 × 8 grey pixels. */
export const smallJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AKL/2Q==',
  'base64',
);

/** The same JPEG with a comment after its start. */
export const withComment = (text) => {
  const note = Buffer.from(text);
  const mark = Buffer.from([0xff, 0xfe, (note.length + 2) >> 8, (note.length + 2) & 255]);
  return Buffer.concat([smallJpeg.subarray(0, 2), mark, note, smallJpeg.subarray(2)]);
};

/** The same JPEG with another size in its frame header, for which a decoder would allocate memory. */
export function forgedSize(width, height) {
  const forged = Buffer.from(smallJpeg);
  const frame = forged.indexOf(Buffer.from([0xff, 0xc0]));
  forged.writeUInt16BE(height, frame + 5);
  forged.writeUInt16BE(width, frame + 7);
  return forged;
}
