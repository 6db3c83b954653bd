/** What is logged about an error: never a value that a user typed. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** Where it was thrown. */
  readonly stack: readonly string[];
  readonly code?: string;
  /** For database errors: the violated constraint and its table. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly cause?: LoggedError;
}

const mostFrames = 12;
const mostCauses = 4;

/**
 * An error in the form in which it is logged. The database puts rows and parameters into its messages (`Failing row
 * contains (…)`, `invalid input syntax for type uuid: "…"`) and the driver adds the parameters; only the code and the
 * schema's names are kept.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const inner: unknown = Reflect.get(error, 'driverError') ?? error.cause;
  const code = text('code');
  const fromDatabase =
    Reflect.has(error, 'driverError') || (Reflect.has(error, 'severity') && /^[0-9A-Z]{5}$/.test(code ?? ''));
  const names = fromDatabase ? { constraint: text('constraint'), table: text('table'), column: text('column') } : {};
  return {
    type: error.name,
    message: fromDatabase ? `the database refused: ${code ?? 'without a code'}` : withoutQuotes(error.message),
    stack: framesOf(error),
    ...present({ code, ...names }),
    ...(inner instanceof Error && inner !== error && depth < mostCauses
      ? { cause: loggedError(inner, depth + 1) }
      : {}),
  };
}

/** Removes quoted text, because messages quote the input: `Unexpected token … in "…"`, `Cannot read "…"`. */
function withoutQuotes(message: string): string {
  return message.replace(/"(?:[^"\\]|\\.)*"/g, '"…"').slice(0, 500);
}

/** The stack frames only: the first line of a stack repeats the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
}

function present(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
