import type { Halalas } from '@waqf/money';
import { InvalidCursorError } from '../errors/platform.errors.js';

/** How one value of a position is written into a cursor and read from it. */
interface CursorPart<Value> {
  readonly pattern: string;
  format(value: Value): string;
  parse(text: string): Value;
}

type PlaceOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends CursorPart<infer Value> ? Value : never };

const integer = (digits: number): CursorPart<bigint> => ({
  pattern: `-?\\d{1,${digits}}`,
  format: String,
  parse: BigInt,
});

/** The kinds of values that a position in a list consists of. */
export const cursorPart = {
  /**
   * A time in milliseconds. Thirteen digits reach the year 2286; PostgreSQL cannot read years beyond 9999 in
   * JavaScript's notation.
   */
  instant: {
    pattern: '\\d{1,13}',
    format: (at: Date) => String(at.getTime()),
    parse: (text: string) => new Date(Number(text)),
  },
  /** A time in microseconds, the precision of the database. */
  micros: integer(17),
  /** An amount of money in halalas. */
  halalas: integer(18) as CursorPart<Halalas>,
  id: {
    pattern: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    format: (id: string) => id,
    parse: (text: string) => text,
  },
  /** The number of a row in its list, as an `integer` of the database. */
  place: { pattern: '\\d{1,9}', format: (place: string) => place, parse: (text: string) => text },
  /** The serial number of a row, as a `bigint`. */
  serial: { pattern: '\\d{1,18}', format: (id: string) => id, parse: (text: string) => text },
  optional: <Value>(part: CursorPart<Value>): CursorPart<Value | null> => ({
    pattern: `(?:${part.pattern})?`,
    format: (value) => (value === null ? '' : part.format(value)),
    parse: (text) => (text === '' ? null : part.parse(text)),
  }),
};

/**
 * The position at which a page of a list ended, as opaque text that the client sends back.
 * @example const cursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
 */
export class ListCursor<Parts extends Record<string, CursorPart<unknown>>> {
  private readonly pattern: RegExp;

  /** @param prefix distinguishes lists of one route that are sorted differently */
  constructor(
    private readonly parts: Parts,
    private readonly prefix = '',
  ) {
    const values = Object.values(parts).map(({ pattern }) => `(${pattern})`);
    this.pattern = new RegExp(`^${prefix}${values.join('\\.')}$`);
  }

  format(place: PlaceOf<Parts>): string {
    const values = Object.entries(this.parts).map(([name, part]) => part.format(place[name]));
    return `${this.prefix}${values.join('.')}`;
  }

  /**
   * @returns null when there is no cursor
   * @throws InvalidInputError (400) for a text that is not a cursor of this list
   */
  parse(text: string | undefined): PlaceOf<Parts> | null {
    if (text === undefined) return null;
    const values = this.pattern.exec(text)?.slice(1);
    if (!values) throw new InvalidCursorError();
    const places = Object.entries(this.parts).map(([name, part], index) => [name, part.parse(values[index] ?? '')]);
    return Object.fromEntries(places) as PlaceOf<Parts>;
  }
}

/** The position after which a list with this cursor continues. */
export type PlaceIn<Cursor> = Cursor extends ListCursor<infer Parts> ? PlaceOf<Parts> : never;
