import { type Attributes, context, type Span, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Environment } from '../environment.js';

/** Milliseconds that a collector may take for what is sent to it. */
const patience = 3_000;

/** Undefined: nobody collects traces, and nothing is measured. */
let tracer: Tracer | undefined;

/** Traces that are being collected. */
export interface Collecting {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * From now on steps of this process go to the collector of `TRACES_URL`, by OTLP over HTTP. What a step says of itself
 * stands in our code: names of routes, statements and queues, statuses, references. No address, value, body or message
 * of an error, because those hold names, ids and amounts.
 */
export function collectTraces(traces: Environment['traces']): Collecting {
  if (!traces) return { stop: async () => undefined };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'waqf', 'service.instance.id': String(process.pid) }),
    // By the trace's id alone, so that all processes keep the same traces whole.
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
      // A collector that is away must not hold up the end of the process.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

/** The tracer, while somebody collects. */
export const currentTracer = (): Tracer | undefined => tracer;

/** Id of the trace that is under way here, 32 hex digits; undefined when nobody collects or it is not kept. */
export function traceHere(): string | undefined {
  const here = tracer && trace.getActiveSpan()?.spanContext();
  return here && (here.traceFlags & 1) === 1 ? here.traceId : undefined;
}

/** The step that is under way here. */
export const stepHere = (): Span | undefined => tracer && trace.getActiveSpan();

/**
 * Does `work` as a step of the trace that is under way here. Without one nothing is traced, so that the rounds that
 * look for work every moment are not.
 * @param name of our own making: never what a person typed
 * @param more.begins a trace of its own where none is under way
 * @param more.waiting steps elsewhere that this one is done for as well; each gets a link to it
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
