import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type SeverityNumber,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { envDetector, detectResources, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from '../env.ts';
import { VERSION } from '../version.ts';
import type { OpenSpan, SpanFacts, Telemetry } from './telemetry.ts';

/** pino's levels are 10 to 60, OpenTelemetry's severities 1, 5, … 21. */
const severityOf = (level: number): SeverityNumber => (level / 10 - 1) * 4 + 1;

const end = (span: Span, isError: boolean): void => {
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** Sends traces and logs by OTLP over HTTP; headers and time limits are read by the exporters. */
export const createOtlpTelemetry = (config: TelemetryConfig): Telemetry => {
  const resource = resourceFromAttributes({
    'service.name': config.serviceName,
    'service.version': VERSION,
  }).merge(detectResources({ detectors: [envDetector] }));
  const url = (signal: string): string => `${config.endpoint.replace(/\/$/, '')}/v1/${signal}`;
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.sampled) }),
    spanProcessors: config.traces
      ? [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url('traces') }) })]
      : [],
  });
  const loggers = new LoggerProvider({
    resource,
    processors: config.logs
      ? [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url: url('logs') }) })]
      : [],
  });
  const tracer = tracers.getTracer('cadran', VERSION);
  const logger = loggers.getLogger('cadran', VERSION);
  const current = new AsyncLocalStorage<Span>();
  const contextOf = (span: Span | undefined) =>
    span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;

  const begin = (name: string, kind?: 'request'): OpenSpan => {
    const of = kind === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL;
    const span = tracer.startSpan(name, { kind: of }, ROOT_CONTEXT);
    return {
      within: (work) => current.run(span, work),
      end: (finalName: string, facts: SpanFacts, isError: boolean) => {
        span.updateName(finalName);
        span.setAttributes(facts);
        end(span, isError);
      },
    };
  };

  return {
    begin,
    trace: async (name, facts, work) => {
      const parent = current.getStore();
      if (!parent) return work();
      const kind = 'db.system.name' in facts ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const span = tracer.startSpan(name, { kind, attributes: facts }, contextOf(parent));
      try {
        const result = await current.run(span, work);
        end(span, false);
        return result;
      } catch (error) {
        // Its name only: messages of failed queries hold values.
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        end(span, true);
        throw error;
      }
    },
    ids: () => {
      const context = current.getStore()?.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
    },
    ...(config.logs
      ? {
          log: {
            write: (line: string): void => {
              const {
                level,
                time,
                msg,
                pid: _pid,
                hostname: _hostname,
                ...attributes
              } = JSON.parse(line);
              logger.emit({
                timestamp: time,
                severityNumber: severityOf(level),
                body: msg,
                attributes,
                context: contextOf(current.getStore()),
              });
            },
          },
        }
      : {}),
    close: async () => {
      await Promise.allSettled([tracers.shutdown(), loggers.shutdown()]);
    },
  };
};
