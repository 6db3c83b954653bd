import { LoggerModule } from 'nestjs-pino';
import { destination } from 'pino';
import { Environment } from '../environment.js';
import { isStartupLine, LogLines } from './log-lines.js';
import { loggedError } from './logged-error.js';
import { redacted } from './redact.js';
import { currentTraceId } from '../tracing/tracing.js';
import { currentReference, levelValue } from './request-log.js';

/** Lowest level that is kept for the administrators' page, whatever level is printed: it also shows requests. */
const leastKept = 'info';

/**
 * Structured logs on standard output, one JSON object per line, each with the reference of its request. The same lines,
 * from level `info`, are kept for the administrators' page.
 */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [Environment, LogLines],
  useFactory: (environment: Environment, lines: LogLines) => ({
    // A logger per request costs more than the request itself, so the reference is added when a line is written.
    forRoutes: [],
    pinoHttp: [
      {
        level: levelOf(environment.logLevel),
        hooks: { streamWrite: redacted },
        mixin: () => {
          const [reference, trace] = [currentReference(), currentTraceId()];
          return { ...(reference === undefined ? {} : { reference }), ...(trace === undefined ? {} : { trace }) };
        },
        // Errors must arrive as raw objects, otherwise their parameters would already have been copied.
        wrapSerializers: false,
        serializers: { err: loggedError },
      },
      streamFor(environment.logLevel, lines),
    ],
  }),
});

/** The lower of the printed and the kept level; `silent` remains silent. */
function levelOf(printed: string): string {
  return printed === 'silent' || levelValue(printed) < levelValue(leastKept) ? printed : leastKept;
}

function streamFor(level: string, lines: LogLines): { write(line: string): void } {
  const output = destination({ fd: 1, sync: true });
  const printed = levelValue(level);
  const isDetailed = printed < levelValue(leastKept);
  return {
    write(line) {
      lines.add(line);
      if (writtenLevel(line) >= printed && (isDetailed || !isStartupLine(line))) output.write(line);
    },
  };
}

/** The level of a written line; pino writes it first. */
const writtenLevel = (line: string): number => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY);
