/**
 * Rows in PostgreSQL's binary format of COPY, in one buffer that grows: the database takes each value as it is instead
 * of reading a text for it, and nothing in a text needs an escape. Values are written in the order of the columns, as
 * many in each row as `row` was told; the column must have the type that the method is named after. A text must not
 * hold U+0000, which no column can.
 */
export class BinaryRows {
  private buffer: Buffer<ArrayBuffer>;
  private length = 0;

  /** @param room memory that can be handed to another thread; where it is too small, other memory is taken */
  constructor(room: Uint8Array<ArrayBuffer>) {
    this.buffer = Buffer.from(room.buffer, room.byteOffset, room.byteLength);
    this.bytes(header);
  }

  /** @param values that follow */
  row(values: number): void {
    this.makeRoom(2);
    this.length = this.buffer.writeInt16BE(values, this.length);
  }

  /** @param id in its usual form of 36 characters. @throws Error for another text */
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

  /** @param write puts the 16 bytes of a UUID at a place of a buffer */
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

  /** Also JSON. */
  text(text: string | null): void {
    if (text === null) this.size(nothing);
    else this.textOf([text]);
  }

  /** One text of several pieces, each as it is or as UTF-8. */
  textOf(pieces: readonly (string | Uint8Array)[]): void {
    const begin = this.length;
    this.size(nothing);
    for (const piece of pieces)
      if (typeof piece === 'string') this.string(piece);
      else this.bytes(piece);
    this.buffer.writeInt32BE(this.length - begin - sizeBytes, begin);
  }

  /** The whole, with its end; nothing can be added afterwards. */
  end(): Uint8Array<ArrayBuffer> {
    this.row(-1);
    return this.buffer.subarray(0, this.length);
  }

  /** Of the value that follows. */
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
    const larger = roomFor(Math.ceil(1.5 * least));
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }
}

/** Memory of its own, which can be handed to another thread; what is not written is not read. */
export const roomFor = (bytes: number): Buffer<ArrayBuffer> => Buffer.allocUnsafeSlow(bytes);

/** The format's signature, no flags, no extension. */
const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** Stands before each value. */
const sizeBytes = 4;
/** The size of NULL. */
const nothing = -1;
/** Of a unit of JavaScript's strings in UTF-8. */
const mostBytes = 3;

const uuidBytes = 16;
const uuidLength = 36;
/** Where the digits of each byte begin. */
const uuidPlaces = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const;

const notUuid = (id: string): Error => new Error(`not the text of a UUID: ${JSON.stringify(id)}`);

const digits = new Int8Array(128).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  digits[digit.charCodeAt(0)] = value;
  digits[digit.toUpperCase().charCodeAt(0)] = value;
}
/** Below zero: not a hexadecimal digit. */
const digitAt = (text: string, place: number): number => digits[text.charCodeAt(place)] ?? -1;
