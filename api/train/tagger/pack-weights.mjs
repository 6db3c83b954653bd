import { gzipSync } from 'node:zlib';

/**
 * Packs the weights of all types into the format that `tagger-weights.ts` reads.
 * @param {Record<string, {fields: string[], first: object, second: object}>} types each pass as
 *   `{moves: number[], features: Map<string, number>, weights: Int16Array}`
 * @returns {Buffer}
 */
export function packed(types) {
  const parts = [];
  let from = 0;
  const put = ({ moves, features, weights }) => {
    const part = packedLook(features, weights);
    parts.push(part);
    from += part.length;
    return { moves, from: from - part.length, size: part.length };
  };
  const heads = Object.fromEntries(
    Object.entries(types).map(([type, { fields, first, second }]) => [
      type,
      { fields, first: put(first), second: put(second) },
    ]),
  );
  const head = Buffer.from(JSON.stringify(heads));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts]);
}

/** Packs one pass; names are sorted because they compress better. */
function packedLook(features, weights) {
  const labels = weights.length / features.size;
  const order = [...features].sort(([one], [other]) => (one < other ? -1 : 1));
  const names = Buffer.from(order.map(([name]) => name).join('\n'));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(names.length);
  const sorted = Int16Array.from(order.flatMap(([, at]) => [...weights.subarray(at * labels, (at + 1) * labels)]));
  return gzipSync(Buffer.concat([length, names, new Uint8Array(sorted.buffer)]), { level: 9 });
}
