import { LoggerModule } from 'nestjs-pino';
import { Environment } from '../environment.js';
import { loggedError } from './logged-error.js';
import { redacted } from './redact.js';
import { referenceHere } from './request-log.js';

/** Structured logs on standard output, one JSON object a line, each with the reference of the request it belongs to. */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [Environment],
  useFactory: (environment: Environment) => ({
    // A logger for each request costs more than the request; lines take their reference from where they are written.
    forRoutes: [],
    pinoHttp: {
      level: environment.logLevel,
      hooks: { streamWrite: redacted },
      mixin: () => {
        const reference = referenceHere();
        return reference === undefined ? {} : { reference };
      },
      // Raw objects, or the errors would arrive with their parameters already copied.
      wrapSerializers: false,
      serializers: { err: loggedError },
    },
  }),
});
