/**
 * Writes rows in PostgreSQL's binary COPY format into one growing buffer: the database need not parse values from text,
 * and nothing in a text needs escaping. Write the values in the order of the columns, as many per row as `row` was
 * given; each column must have the type that the method is named after. A text must not contain U+0000, which
 * PostgreSQL does not store.
 */
export class BinaryRows {
  private buffer: Buffer<ArrayBuffer>;
  private length = 0;

  /** @param room memory that can be transferred to another thread; a larger buffer is allocated when it is too small */
  constructor(room: Uint8Array<ArrayBuffer>) {
    this.buffer = Buffer.from(room.buffer, room.byteOffset, room.byteLength);
    this.bytes(header);
  }

  /** Begins a row. @param values how many values follow in the row */
  row(values: number): void {
    this.makeRoom(2);
    this.length = this.buffer.writeInt16BE(values, this.length);
  }

  /** @param id a UUID in its usual form of 36 characters. @throws Error for any other text */
  uuid(id: string | null): void {
    if (id === null) return this.size(nothing);
    this.size(uuidBytes);
    this.makeRoom(uuidBytes);
    if (id.length !== uuidLength) throw notUuid(id);
    for (const place of uuidPlaces) {
      const byte = (digitAt(id, place) << 4) | digitAt(id, place + 1);
      if (byte < 0) throw notUuid(id);
      this.buffer[this.length++] = byte;
    }
  }

  /** @param write writes the 16 bytes of a UUID into a buffer at an offset */
  newUuid(write: (buffer: Uint8Array, at: number) => void): void {
    this.size(uuidBytes);
    this.makeRoom(uuidBytes);
    write(this.buffer, this.length);
    this.length += uuidBytes;
  }

  boolean(value: boolean): void {
    this.size(1);
    this.makeRoom(1);
    this.length = this.buffer.writeUInt8(Number(value), this.length);
  }

  integer(value: number): void {
    this.size(4);
    this.makeRoom(4);
    this.length = this.buffer.writeInt32BE(value, this.length);
  }

  bigint(value: bigint): void {
    this.size(8);
    this.makeRoom(8);
    this.length = this.buffer.writeBigInt64BE(value, this.length);
  }

  /** Writes a text; JSON is written in the same way. */
  text(text: string | null): void {
    if (text === null) this.size(nothing);
    else this.textOf([text]);
  }

  /** Writes one text made of several pieces: strings, or bytes that are UTF-8 already. */
  textOf(pieces: readonly (string | Uint8Array)[]): void {
    const begin = this.length;
    this.size(nothing);
    for (const piece of pieces)
      if (typeof piece === 'string') this.string(piece);
      else this.bytes(piece);
    this.buffer.writeInt32BE(this.length - begin - sizeBytes, begin);
  }

  /** All rows with the end marker; nothing can be added afterwards. */
  end(): Uint8Array<ArrayBuffer> {
    this.row(-1);
    return this.buffer.subarray(0, this.length);
  }

  /** Writes the size in bytes of the value that follows. */
  private size(bytes: number): void {
    this.makeRoom(sizeBytes);
    this.length = this.buffer.writeInt32BE(bytes, this.length);
  }

  private string(text: string): void {
    this.makeRoom(mostBytes * text.length);
    this.length += this.buffer.write(text, this.length);
  }

  private bytes(bytes: Uint8Array): void {
    this.makeRoom(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  private makeRoom(bytes: number): void {
    const least = this.length + bytes;
    if (least <= this.buffer.length) return;
    const larger = allocateBuffer(Math.ceil(1.5 * least));
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }
}

/** A buffer with its own memory, which can be transferred to another thread. It is not zeroed; write before reading. */
export const allocateBuffer = (bytes: number): Buffer<ArrayBuffer> => Buffer.allocUnsafeSlow(bytes);

/** The header of the format: its signature, no flags and no extension. */
const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** Length of the size field before each value. */
const sizeBytes = 4;
/** The size that means NULL. */
const nothing = -1;
/** The most bytes that one UTF-16 unit of a JavaScript string takes in UTF-8. */
const mostBytes = 3;

const uuidBytes = 16;
const uuidLength = 36;
/** Where the two digits of each byte begin in the text of a UUID. */
const uuidPlaces = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const;

const notUuid = (id: string): Error => new Error(`not the text of a UUID: ${JSON.stringify(id)}`);

const digits = new Int8Array(128).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  digits[digit.charCodeAt(0)] = value;
  digits[digit.toUpperCase().charCodeAt(0)] = value;
}
/** The value of a hexadecimal digit; negative when it is not one. */
const digitAt = (text: string, place: number): number => digits[text.charCodeAt(place)] ?? -1;
