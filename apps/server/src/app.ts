import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { VERSION } from './version.ts';
import type { Services } from './context.ts';
import { closeConnectionsWhileStopping } from './plugins/close-connections.ts';
import { registerErrors } from './plugins/errors.ts';
import { refuseWritesWithoutRoom } from './plugins/full-disk.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerOpenapi, serveOpenapi } from './plugins/openapi.ts';
import { refuseUnderPressure } from './plugins/pressure.ts';
import { registerProbes } from './plugins/probes.ts';
import { readableAddress } from './plugins/readable-address.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { requireAccess } from './plugins/require-access.ts';
import { registerRoutes } from './plugins/route-table.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerValidation } from './plugins/validation.ts';
import { registerWeb } from './plugins/web.ts';

const KB = 1024;

export interface AppOptions {
  /** Host the two web bundles; tests of the API do without. */
  readonly web?: boolean;
  readonly logStream?: { write(line: string): void };
  /** Refuse new requests while the process cannot keep up; tests run on machines that are busy otherwise. */
  readonly refuseUnderPressure?: boolean;
  /** Whether there is room on the disk to save something; without it, always. */
  readonly hasRoom?: () => Promise<boolean>;
}

export const buildApp = async (
  services: Services,
  options: AppOptions = {},
): Promise<FastifyInstance> => {
  const { config } = services;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(options.logStream === undefined ? {} : { stream: options.logStream }),
      // The default request serialiser prints addresses and full urls: both are personal data.
      serializers: { req: (request) => ({ method: request.method }) },
    },
    // Our own line a request: plugins/request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 256 * KB,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // As long as a request's head may be: a schema refuses what is too long, the router would in its own way.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * KB },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  closeConnectionsWhileStopping(app);

  requireAccess(app);
  registerValidation(app);
  registerErrors(app);
  await registerSecurityHeaders(app);
  registerRequestLog(app);
  registerMetrics(app, config.metricsToken);
  if (options.refuseUnderPressure !== false) await refuseUnderPressure(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: 512 * KB, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
  await registerOpenapi(app, VERSION);
  registerProbes(app, services.database);
  await app.register(
    async (api) => {
      if (options.hasRoom) refuseWritesWithoutRoom(api, options.hasRoom);
      registerRoutes(api, services);
    },
    { prefix: '/api' },
  );
  await serveOpenapi(app);
  if (options.web === true) await registerWeb(app, services.database);
  return app;
};
