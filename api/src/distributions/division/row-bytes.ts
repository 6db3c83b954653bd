/** Text that grows row by row, as UTF-8, in one buffer: joined as a string first it would be copied twice. */
export class RowBytes {
  private buffer: Buffer;
  private length = 0;

  /** @param bytes that it will probably have */
  constructor(bytes: number) {
    this.buffer = roomFor(bytes);
  }

  text(text: string): void {
    this.makeRoom(mostBytes * text.length);
    this.length += this.buffer.write(text, this.length);
  }

  bytes(bytes: Uint8Array): void {
    this.makeRoom(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  all(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  private makeRoom(bytes: number): void {
    const least = this.length + bytes;
    if (least <= this.buffer.length) return;
    const larger = roomFor(Math.ceil(1.5 * least));
    larger.set(this.all());
    this.buffer = larger;
  }
}

/** Of a unit of JavaScript's strings in UTF-8. */
const mostBytes = 3;

/** Memory of its own, which can be handed to another thread; what is not written is not read. */
const roomFor = (bytes: number): Buffer => Buffer.allocUnsafeSlow(bytes);

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Text in the text format of COPY. */
export const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
