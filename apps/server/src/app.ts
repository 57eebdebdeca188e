import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { VERSION } from './version.ts';
import type { Services } from './http/context.ts';
import { closeConnectionsWhileStopping } from './http/close-connections.ts';
import { registerErrors } from './http/errors/error-handler.ts';
import { refuseWritesOnFullDisk } from './http/limits/full-disk.ts';
import { registerMetrics } from './http/monitoring/metrics.ts';
import { registerOpenapi, serveOpenapi } from './http/openapi/openapi.ts';
import { refuseUnderPressure } from './http/limits/pressure.ts';
import { registerProbes } from './http/monitoring/probes.ts';
import { escapeMalformedPath } from './http/routing/malformed-path.ts';
import { registerRequestTrace } from './http/monitoring/request-trace.ts';
import { registerRequestLog } from './http/monitoring/request-log.ts';
import { requireDeclaredAccess } from './http/authentication/require-access.ts';
import { registerBodyParsers } from './http/routing/body-parsers.ts';
import { registerRoutes } from './http/routing/route-table.ts';
import { registerSecurityHeaders } from './http/static/security-headers.ts';
import { registerValidation } from './http/routing/validation.ts';
import { createPublicContentReader } from './public-content.ts';
import { registerStaticFiles } from './http/static/static-files.ts';
import { handlers } from './handlers.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { registerErasureMetrics } from './modules/privacy/index.ts';

const KB = 1024;

export interface AppOptions {
  /** Metrics of what runs beside the app, such as jobs. */
  readonly registry?: Registry;
  /** Metrics of all processes of the instance, where there are several. */
  readonly readMetrics?: (() => Promise<string>) | undefined;
  readonly telemetry?: Telemetry | undefined;
  readonly web?: boolean;
  readonly logStream?: { write(line: string): void };
  /** Refuse requests while the process is overloaded; off in tests. */
  readonly refuseUnderPressure?: boolean;
  /** Whether the disk has space for writes; without it, always. */
  readonly hasFreeSpace?: () => Promise<boolean>;
}

interface LineStream {
  write(line: string): void;
}

/** To standard output or where the options say, and to the collector if there is one. */
const logStream = ({ logStream: own, telemetry }: AppOptions): LineStream | undefined => {
  const collector = telemetry?.log;
  if (!collector) return own;
  const here: LineStream = own ?? process.stdout;
  return {
    write: (line) => {
      here.write(line);
      collector.write(line);
    },
  };
};

export const buildApp = async (
  services: Services,
  options: AppOptions = {},
): Promise<FastifyInstance> => {
  const { config } = services;
  const { telemetry } = options;
  const stream = logStream(options);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(stream === undefined ? {} : { stream }),
      ...(telemetry === undefined ? {} : { mixin: () => telemetry.ids() }),
      // The default serializer logs IP addresses and full URLs, which are personal data.
      serializers: { req: (request) => ({ method: request.method }) },
    },
    // Replaced by http/monitoring/request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 256 * KB,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    rewriteUrl: ({ url = '/' }) => escapeMalformedPath(url),
    // Long enough that schemas, not the router, refuse long parameters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * KB },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  closeConnectionsWhileStopping(app);

  requireDeclaredAccess(app);
  registerValidation(app);
  registerErrors(app);
  await registerSecurityHeaders(app);
  if (telemetry) registerRequestTrace(app, telemetry);
  registerRequestLog(app);
  const registry = options.registry ?? new Registry();
  registerMetrics(app, registry, config.metricsToken, options.readMetrics);
  registerErasureMetrics(registry, services);
  if (options.refuseUnderPressure !== false) await refuseUnderPressure(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: 512 * KB, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
  await registerOpenapi(app, VERSION);
  registerProbes(app, services.database);
  await app.register(
    async (api) => {
      if (options.hasFreeSpace) refuseWritesOnFullDisk(api, options.hasFreeSpace);
      registerBodyParsers(api);
      registerRoutes(api, services, handlers);
    },
    { prefix: '/api' },
  );
  serveOpenapi(app);
  if (options.web === true)
    await registerStaticFiles(app, createPublicContentReader(services.database));
  return app;
};
