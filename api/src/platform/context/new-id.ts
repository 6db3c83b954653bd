import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes are taken in stock: a call of the system for each id costs more than the id. */
const stock = new Uint8Array(16 * 256);
let used = stock.length;
let last = { msecs: 0, seq: 0 };

/** New id of everything but people: UUID v7, so that rows lie in the order of their making. */
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

/** Within a millisecond, and while the clock stands or goes back, one behind the other (RFC 9562, 6.2). */
function following({ msecs, seq }: typeof last, now: number, random: Uint8Array): typeof last {
  if (now > msecs) return { msecs: now, seq: new DataView(random.buffer, random.byteOffset).getUint32(0) & seqBits };
  return seq === seqBits ? { msecs: msecs + 1, seq: 0 } : { msecs, seq: seq + 1 };
}
