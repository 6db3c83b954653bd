import { type Attributes, context, type Span, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Environment } from '../environment.js';

/** Milliseconds to wait for the collector to accept what is sent. */
const patience = 3_000;

/** Undefined when no traces are collected; nothing is measured then. */
let tracer: Tracer | undefined;

/** A running collection of traces. */
export interface TraceCollection {
  /** Sends the remaining steps and stops. */
  stop(): Promise<void>;
}

/**
 * Starts sending the steps of this process to the collector of `TRACES_URL`, by OTLP over HTTP. The description of a
 * step comes from our code only: names of routes, statements and queues, statuses, references. It contains no address,
 * value, body or error message, because those can contain names, ids and amounts.
 */
export function collectTraces(traces: Environment['traces']): TraceCollection {
  if (!traces) return { stop: async () => undefined };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'waqf', 'service.instance.id': String(process.pid) }),
    // The decision uses only the trace id, so that all processes keep the same complete traces.
    sampler: new TraceIdRatioBasedSampler(traces.percent / 100),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: traces.url, timeoutMillis: patience }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const mine = provider.getTracer('waqf');
  tracer = mine;
  return {
    async stop() {
      if (tracer === mine) tracer = undefined;
      // An unreachable collector must not delay the end of the process.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** The tracer while traces are collected, otherwise undefined. */
export const currentTracer = (): Tracer | undefined => tracer;

/** Id of the current trace, 32 hex digits; undefined when traces are not collected or this one is not kept. */
export function currentTraceId(): string | undefined {
  const here = tracer && trace.getActiveSpan()?.spanContext();
  return here && (here.traceFlags & 1) === 1 ? here.traceId : undefined;
}

/** The current step. */
export const currentSpan = (): Span | undefined => tracer && trace.getActiveSpan();

/**
 * Runs `work` as a step of the current trace. Without a current trace nothing is recorded, so that frequent polling is
 * not traced.
 * @param name chosen by our code, never text typed by a user
 * @param more.begins starts a new trace when there is no current one
 * @param more.waiting steps elsewhere for which this one is also done; each gets a link to it
 */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  { begins = false, waiting = [] }: { begins?: boolean; waiting?: readonly (Span | undefined)[] } = {},
): Promise<T> {
  if (!tracer || (!begins && !trace.getActiveSpan())) return work();
  const span = tracer.startSpan(name, { attributes });
  for (const other of waiting) other?.addLink({ context: span.spanContext() });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}
