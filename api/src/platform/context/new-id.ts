import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes are fetched in advance: one system call for each id would cost more than the id itself. */
const stock = new Uint8Array(16 * 256);
let used = stock.length;
let last = { msecs: 0, seq: 0 };

/** A new id, for everything except people: UUID v7, so that rows are stored in the order of their creation. */
export function newId(): string {
  const random = sixteenBytes();
  last = following(last, Date.now(), random);
  return v7({ random, ...last });
}

function sixteenBytes(): Uint8Array {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  return stock.subarray(used, (used += 16));
}

const seqBits = 0x7fff_ffff;

/** Ids of the same millisecond, or made while the clock stops or goes back, are still ascending (RFC 9562, 6.2). */
function following({ msecs, seq }: typeof last, now: number, random: Uint8Array): typeof last {
  if (now > msecs) return { msecs: now, seq: new DataView(random.buffer, random.byteOffset).getUint32(0) & seqBits };
  return seq === seqBits ? { msecs: msecs + 1, seq: 0 } : { msecs, seq: seq + 1 };
}
