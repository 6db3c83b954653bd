import { LoggerModule } from 'nestjs-pino';
import { destination, levels } from 'pino';
import { Environment } from '../environment.js';
import { isOfStart, LogLines } from './log-lines.js';
import { loggedError } from './logged-error.js';
import { redacted } from './redact.js';
import { traceHere } from '../tracing/tracing.js';
import { referenceHere } from './request-log.js';

/** Administrators look at calls too, whatever goes to standard output. */
const leastKept = 'info';

/**
 * Structured logs on standard output, one JSON object a line, each with the reference of the request it belongs to; and
 * the same lines, from `info` on, for the administrators' page.
 */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [Environment, LogLines],
  useFactory: (environment: Environment, lines: LogLines) => ({
    // A logger for each request costs more than the request; lines take their reference from where they are written.
    forRoutes: [],
    pinoHttp: [
      {
        level: levelOf(environment.logLevel),
        hooks: { streamWrite: redacted },
        mixin: () => {
          const [reference, trace] = [referenceHere(), traceHere()];
          return { ...(reference === undefined ? {} : { reference }), ...(trace === undefined ? {} : { trace }) };
        },
        // Raw objects, or the errors would arrive with their parameters already copied.
        wrapSerializers: false,
        serializers: { err: loggedError },
      },
      streamFor(environment.logLevel, lines),
    ],
  }),
});

const valueOf = (level: string): number => levels.values[level] ?? Number.POSITIVE_INFINITY;

/** The lower of the printed and the kept level; `silent` stays silent. */
function levelOf(printed: string): string {
  return printed === 'silent' || valueOf(printed) < valueOf(leastKept) ? printed : leastKept;
}

function streamFor(level: string, lines: LogLines): { write(line: string): void } {
  const output = destination({ fd: 1, sync: true });
  const printed = valueOf(level);
  const isDetailed = printed < valueOf(leastKept);
  return {
    write(line) {
      lines.add(line);
      if (writtenLevel(line) >= printed && (isDetailed || !isOfStart(line))) output.write(line);
    },
  };
}

/** Pino writes the level first. */
const writtenLevel = (line: string): number => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY);
