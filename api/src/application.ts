import type { Server } from 'node:http';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { cleanupOpenApiDoc } from 'nestjs-zod';
import { AppModule } from './app.module.js';
import { httpsSetting } from './platform/access/cookies.js';
import { refuseUnknownHost } from './platform/access/known-hosts.js';
import { refuseUndeclaredRoutes } from './platform/access/route-table.js';
import { refuseWrongClock } from './platform/database/clock-offset.js';
import { asOwner, migrate } from './platform/database/migrate.js';
import { waitForDatabase } from './platform/database/wait-for-database.js';
import { refuseUnfitPooler } from './platform/database/pooler.js';
import { readBody } from './platform/http/body.js';
import { compressAnswers } from './platform/http/compress-answers.js';
import { takeCspReports } from './platform/http/csp-reports.js';
import { ExactRoutes } from './platform/http/exact-routes.js';
import { rememberAsyncContext, resumeAsyncContext } from './platform/http/async-context.js';
import { OpenConnections } from './platform/http/open-connections.js';
import { answerParserErrors } from './platform/http/parser-errors.js';
import { chainHandlers } from './platform/http/chain-handlers.js';
import { assignReference } from './platform/http/reference.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { logRequests } from './platform/logging/request-log.js';
import { traceRequest } from './platform/tracing/trace-request.js';
import { type TraceCollection, collectTraces } from './platform/tracing/tracing.js';
import { WrittenPositionInterceptor } from './platform/replica/written-position.interceptor.js';
import { refuseForeignReplica } from './platform/replica/refuse-foreign-replica.js';
import { Blobs, type Clock, type Environment, Jobs, Outbox, Samples, Shutdown } from './platform/index.js';

/** Maximum time in milliseconds for each part of a shutdown; together below the promised 15 s. */
const patience = { requests: 5000, jobs: 6000 } as const;

/** Which sample data is created at start; none without simulators. */
export type SampleChoice = 'all' | 'people' | 'none';

/** The running platform. */
export interface Application {
  readonly app: NestExpressApplication;
  /** The port on which it listens. */
  readonly port: number;
  /** Shuts down: readiness becomes 503, event streams end, running requests finish, jobs stop, connections close. */
  stop(): Promise<void>;
}

/**
 * Migrates the database, builds the application, listens, creates sample data when simulators are on, and only then
 * reports ready.
 * @param options.samples default `all`
 * @param options.modules modules in addition to the platform's own, e.g. for a measurement
 * @param options.prepare the last chance to register listeners and workers
 * @throws RefusedStartError; Error naming routes without a policy
 */
export async function startApplication(
  environment: Environment,
  options: {
    clock?: Clock;
    samples?: SampleChoice;
    modules?: readonly Type[];
    prepare?: (app: NestExpressApplication) => void;
  } = {},
): Promise<Application> {
  await waitForDatabase(environment.databaseUrl);
  await asOwner(environment.databaseUrl, refuseWrongClock);
  await migrate(environment.databaseUrl);
  if (environment.poolerUrl) await refuseUnfitPooler(environment.databaseUrl, environment.poolerUrl);
  if (environment.readUrl) await refuseForeignReplica(environment.databaseUrl, environment.readUrl);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(environment, options.clock, options.modules),
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  const collecting = collectTraces(environment.traces);
  const connections = new OpenConnections(app.getHttpServer() as Server);
  try {
    app.useLogger(app.get(Logger));
    const exactRoutes = configureHttp(app, environment);
    await app.init();
    refuseUndeclaredRoutes(app);
    exactRoutes.learn(app);
    options.prepare?.(app);
    await app.get(Blobs).prepare();
    await (environment.host === undefined
      ? app.listen(environment.port)
      : app.listen(environment.port, environment.host));
    await app.get(Jobs).start();
    await app.get(Outbox).start();
    const samples = environment.simulators ? (options.samples ?? 'all') : 'none';
    if (samples !== 'none') await app.get(Samples).run(samples === 'people' ? 'identity.' : '');
    app.get(Shutdown).ready();
  } catch (error) {
    await stopApplication(app, connections, collecting);
    throw error;
  }
  const address = (app.getHttpServer() as Server).address();
  const port = typeof address === 'object' && address !== null ? address.port : environment.port;
  let stopping: Promise<void> | undefined;
  return { app, port, stop: () => (stopping ??= stopApplication(app, connections, collecting)) };
}

function configureHttp(app: NestExpressApplication, environment: Environment): ExactRoutes {
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', environment.trustedProxies);
  app.set('query parser', 'simple');
  app.set(httpsSetting, environment.publicUrl?.startsWith('https:') === true);
  if (environment.readUrl !== undefined) app.useGlobalInterceptors(app.get(WrittenPositionInterceptor));
  const exactRoutes = new ExactRoutes();
  const door = [
    compressAnswers,
    assignReference,
    traceRequest,
    logRequests(environment.logLevel),
    rememberAsyncContext,
    securityHeaders,
    refuseUnknownHost(environment),
    ...takeCspReports(),
  ];
  app.use(chainHandlers([...door, ...readBody, resumeAsyncContext, exactRoutes.serve]));
  const server = app.getHttpServer() as Server;
  answerParserErrors(server);
  server.requestTimeout = 120_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  if (environment.simulators) describeCalls(app);
  return exactRoutes;
}

/** Serves the API documentation for developers; a platform with real people does not serve it. */
function describeCalls(app: NestExpressApplication): void {
  const description = new DocumentBuilder()
    .setTitle('منصة وقف')
    .setDescription('Waqf platform API')
    .setVersion('1')
    .addCookieAuth('waqf-session')
    .build();
  SwaggerModule.setup('api/docs', app, () => cleanupOpenApiDoc(SwaggerModule.createDocument(app, description)), {
    jsonDocumentUrl: 'api/docs/openapi.json',
  });
}

async function stopApplication(
  app: NestExpressApplication,
  connections: OpenConnections,
  collecting: TraceCollection,
): Promise<void> {
  app.get(Shutdown).begin();
  app.get(Jobs).stopClaiming();
  await connections.finish(patience.requests);
  await app.get(Jobs).stop(patience.jobs);
  await app.get(Outbox).stop();
  await app.close();
  await collecting.stop();
}
