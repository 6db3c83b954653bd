import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/*
 * Writes PDFs in every way that the format allows, so that a check has to parse objects instead of searching bytes.
 * An object is a Latin-1 text, or `{ dictionary, bytes }` for a stream.
 */

/** Encoders of stream data by the name of their filter. */
const filters = {
  FlateDecode: (bytes) => deflateSync(bytes),
  ASCIIHexDecode: (bytes) => Buffer.from(`${bytes.toString('hex')}>`),
  ASCII85Decode: (bytes) => Buffer.from(`${ascii85(bytes)}~>`),
  LZWDecode: (bytes) => lzw(bytes),
  RunLengthDecode: (bytes) =>
    Buffer.concat([...slices(bytes, 128).flatMap((part) => [Buffer.of(part.length - 1), part]), Buffer.of(128)]),
};

/** The objects of one page; `catalogue`, `page` and `more` are added. Objects of `more` begin at number 4. */
export function pageObjects({ catalogue = '', page = '', more = [] } = {}) {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...more,
  ];
}

/** A file with a cross-reference table. `beforeStream`: text before the word `stream`; `cut`: without the table. */
export function plainPdf(objects, options = {}) {
  const { trailer = '', beforeStream = '', cut = false, encrypted, header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n' } = options;
  const file = new Pieces(header);
  const offsets = objects.map((object, at) => file.add(written(at + 1, object, { beforeStream, encrypted })));
  if (cut) return file.bytes();
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file.add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ` +
      `${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return file.bytes();
}

/**
 * A file with its plain objects in one object stream, located by a cross-reference stream.
 * @param {{filter?: string[], long?: number, padding?: number, dummies?: number, beforeStream?: string, type?: string,
 *   predictor?: boolean, hybrid?: boolean}} [options] `long`: bytes of the object stream's dictionary; `padding`:
 *   inflated bytes before the objects; `dummies`: streams before it; `type`: how `/ObjStm` is spelled
 */
export function packedPdf(objects, options = {}) {
  const {
    filter = ['FlateDecode'],
    long = 0,
    padding = 0,
    dummies = 0,
    beforeStream = '',
    type = '/ObjStm',
    hybrid = false,
  } = options;
  const packed = objects.flatMap((object, at) => (typeof object === 'string' && (!hybrid || at > 2) ? [at + 1] : []));
  const file = new Pieces('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const rows = new Map([[0, [0, 0, 255]]]);
  const put = (number, object, more = {}) => rows.set(number, [1, file.add(written(number, object, more)), 0]);
  for (let at = 0; at < dummies; at += 1)
    put(objects.length + 10 + at, { dictionary: '/Dummy true', bytes: Buffer.from('x') });
  objects.forEach((object, at) => !packed.includes(at + 1) && put(at + 1, object, { beforeStream }));
  const container = objects.length + 1;
  put(container, objectStream(objects, packed, { filter, long, padding, type }), { beforeStream });
  packed.forEach((number, index) => rows.set(number, [2, container, index]));
  const size = objects.length + 10 + dummies;
  if (hybrid) return withHybridTable(file, rows, container + 1, size);
  const start = file.add(written(container + 1, crossReferences(rows, container + 1, file.length, size)));
  file.add(`startxref\n${start}\n%%EOF\n`);
  return file.bytes();
}

/** The same file with newer versions of some objects appended (an incremental update). */
export function updatedPdf(first, changes, root = '1 0 R') {
  const file = new Pieces(first);
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(first.toString('latin1'))[1];
  const sections = Object.entries(changes).map(([number, object]) => {
    const offset = file.add(written(Number(number), object));
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file.add(
    `xref\n${sections.join('')}trailer\n<< /Size 40 /Root ${root} /Prev ${before} >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return file.bytes();
}

/** Encrypted with 40-bit RC4 and an empty password, so that anybody can open it. */
export function lockedPdf(objects) {
  const id = Buffer.alloc(16, 7);
  const pad = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const owner = rc4(md5(pad).subarray(0, 5), pad);
  const permissions = Buffer.from('fcffffff', 'hex');
  const key = md5(Buffer.concat([pad, owner, permissions, id])).subarray(0, 5);
  const hex = (bytes) => `<${bytes.toString('hex')}>`;
  const lock = `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, pad))} /P -4 >>`;
  const encrypted = (number, bytes) =>
    rc4(md5(Buffer.concat([key, Buffer.of(number & 255, number >> 8, 0, 0, 0)])).subarray(0, 10), bytes);
  return plainPdf(objects, { encrypted, trailer: `/Encrypt ${lock} /ID [${hex(id)} ${hex(id)}]` });
}

class Pieces {
  constructor(start) {
    this.parts = [];
    this.length = 0;
    this.add(start);
  }

  /** @returns where the piece begins */
  add(piece) {
    const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(piece, 'latin1');
    const at = this.length;
    this.parts.push(bytes);
    this.length += bytes.length;
    return at;
  }

  bytes() {
    return Buffer.concat(this.parts);
  }
}

function written(number, object, { beforeStream = '', encrypted } = {}) {
  if (typeof object === 'string') {
    const text = encrypted
      ? object.replace(
          /\(([^()]*)\)/g,
          (_, word) => `<${encrypted(number, Buffer.from(word, 'latin1')).toString('hex')}>`,
        )
      : object;
    return Buffer.from(`${number} 0 obj\n${text}\nendobj\n`, 'latin1');
  }
  const bytes = encrypted ? encrypted(number, object.bytes) : object.bytes;
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<< ${object.dictionary} /Length ${bytes.length} >>${beforeStream}\nstream\n`,
      'latin1',
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

function objectStream(objects, packed, { filter, long, padding, type }) {
  const texts = packed.map((number) => `${objects[number - 1]}\n`);
  let offset = 0;
  const head = packed.map((number, at) => {
    const pair = `${number} ${offset}`;
    offset += texts[at].length;
    return pair;
  });
  const first = `${head.join(' ')}\n${' '.repeat(padding)}`;
  const bytes = filter.reduceRight((data, name) => filters[name](data), Buffer.from(first + texts.join(''), 'latin1'));
  const names = filter.map((name) => `/${name}`).join(' ');
  const filler = long > 0 ? `/Filler (${'x'.repeat(long)})` : '';
  return {
    dictionary:
      `/Type ${type} ${filler} /N ${packed.length} /First ${first.length}` +
      `${filter.length > 0 ? ` /Filter [${names}]` : ''}`,
    bytes,
  };
}

function crossReferences(rows, own, offset, size) {
  rows.set(own, [1, offset, 0]);
  const numbers = [...rows.keys()].sort((a, b) => a - b);
  const data = Buffer.concat(
    numbers.map((number) => {
      const [kind, second, third] = rows.get(number);
      const row = Buffer.alloc(7);
      row.writeUInt8(kind, 0);
      row.writeUInt32BE(second, 1);
      row.writeUInt16BE(third, 5);
      return row;
    }),
  );
  const index = numbers.map((number) => `${number} 1`).join(' ');
  return { dictionary: `/Type /XRef /Size ${size} /W [1 4 2] /Index [${index}] /Root 1 0 R`, bytes: data };
}

/** A cross-reference table for old readers, and a stream with the other objects for new ones. */
function withHybridTable(file, rows, own, size) {
  const hidden = new Map([...rows].filter(([, [kind]]) => kind === 2));
  const stream = file.add(written(own, crossReferences(hidden, own, file.length, size)));
  const start = file.length;
  const sections = [...rows]
    .filter(([, [kind]]) => kind !== 2)
    .sort(([a], [b]) => a - b)
    .map(
      ([number, [kind, offset]]) =>
        `${number} 1\n${String(offset).padStart(10, '0')} ${kind === 0 ? '65535 f' : '00000 n'} \n`,
    );
  file.add(
    `xref\n${sections.join('')}trailer\n<< /Size ${size} /Root 1 0 R /XRefStm ${stream}` +
      ` >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return file.bytes();
}

function ascii85(bytes) {
  return slices(bytes, 4)
    .map((part) => {
      const whole = Buffer.concat([part, Buffer.alloc(4 - part.length)]).readUInt32BE(0);
      const letters = [85 ** 4, 85 ** 3, 85 ** 2, 85, 1].map((power) =>
        String.fromCharCode(33 + (Math.floor(whole / power) % 85)),
      );
      return part.length === 4 && whole === 0 ? 'z' : letters.slice(0, part.length + 1).join('');
    })
    .join('');
}

/** Only literal 9-bit codes, with the table cleared before codes would get longer. */
function lzw(bytes) {
  const codes = [...slices(bytes, 200).flatMap((part) => [256, ...part]), 257];
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2)));
}

function slices(bytes, size) {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}

const md5 = (bytes) => createHash('md5').update(bytes).digest();

function rc4(key, bytes) {
  const state = Array.from({ length: 256 }, (_, at) => at);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + state[at] + key[at % key.length]) & 255;
    [state[at], state[other]] = [state[other], state[at]];
  }
  let first = 0;
  let second = 0;
  return Buffer.from(
    bytes.map((byte) => {
      first = (first + 1) & 255;
      second = (second + state[first]) & 255;
      [state[first], state[second]] = [state[second], state[first]];
      return byte ^ state[(state[first] + state[second]) & 255];
    }),
  );
}
