import { gzipSync } from 'node:zlib';

/**
 * The weights of all types as `tagger-weights.ts` reads them.
 * @param {Record<string, {fields: string[], moves: number[], features: Map<string, number[]>}>} types by feature its
 *   weights in hundredths, one a label
 * @returns {Buffer}
 */
export function packed(types) {
  const heads = {};
  const parts = [];
  let from = 0;
  for (const [type, { fields, moves, features }] of Object.entries(types)) {
    const order = [...features].sort(([one], [other]) => (one < other ? -1 : 1));
    const names = Buffer.from(order.map(([name]) => name).join('\n'));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(names.length);
    const weights = Int16Array.from(order.flatMap(([, own]) => own));
    const part = gzipSync(Buffer.concat([length, names, new Uint8Array(weights.buffer)]), { level: 9 });
    heads[type] = { fields, moves, from, size: part.length };
    parts.push(part);
    from += part.length;
  }
  const head = Buffer.from(JSON.stringify(heads));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts]);
}
