import type { IncomingMessage } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import { Environment } from '../environment.js';
import { loggedError } from './logged-error.js';
import { redacted } from './redact.js';

/** Structured logs on standard output, one JSON object a line, each with the request's reference. */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [Environment],
  useFactory: (environment: Environment) => ({
    pinoHttp: {
      level: environment.logLevel,
      hooks: { streamWrite: redacted },
      genReqId: (request: IncomingMessage) => request.id ?? '',
      customAttributeKeys: { reqId: 'reference' },
      quietReqLogger: true,
      autoLogging: { ignore: (request: IncomingMessage) => (request.url ?? '').startsWith('/health/') },
      customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
      // Raw objects, or the errors would arrive with their parameters already copied.
      wrapSerializers: false,
      serializers: {
        err: loggedError,
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
    },
  }),
});
