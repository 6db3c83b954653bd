import { context, type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { NextFunction, Request, Response } from 'express';
import { isFault } from '../http/fault.js';
import { referenceOf } from '../http/reference.js';
import { routeOf } from '../metrics/route-of.js';
import { currentTracer } from './tracing.js';

/**
 * Makes each request a step of the trace that its page began. A page learns its trace from the header `Server-Timing`,
 * and sends it as `traceparent` (W3C Trace Context) with its first requests, so it needs no extra script.
 */
export function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const tracer = currentTracer();
  if (!tracer || request.url.startsWith('/health/')) return next();
  const from = parentOf(request);
  const attributes = { 'http.request.method': request.method, 'waqf.reference': referenceOf(request) };
  const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, from);
  if (isPage(request)) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = traceFlags.toString(16).padStart(2, '0');
    response.setHeader('Server-Timing', `traceparent;desc="00-${traceId}-${spanId}-${flags}"`);
  }
  response.once('close', () => {
    const route = routeOf(request);
    const status = response.writableFinished ? response.statusCode : 499;
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    if (response.writableFinished && isFault(response)) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(from, span), next);
}

function parentOf(request: Request): Context {
  const header = request.headers['traceparent'];
  const parent = typeof header === 'string' ? parseTraceParent(header) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

const isPage = (request: Request): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
