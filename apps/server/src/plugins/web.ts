import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { DEFAULT_THEME } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { themeStyle } from '@cadran/theme';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { findOrganization } from '../queries/organizations.ts';
import { presentPublicOrganization } from '../services/present.ts';
import { sendError } from './errors.ts';
import { organizationOfRespondentPath } from './respondent-path.ts';

const DIST = new URL('../../../web/dist/', import.meta.url);

/** JSON inside an HTML page: nothing in it may close the script element. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const publicOrganization = async (database: Database, id: string) => {
  try {
    const row = await database.withTenant(id, (tx) => findOrganization(tx, id));
    return row.status === 'active' ? presentPublicOrganization(row) : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
};

/** Both bundles on one origin: the respondent's page for public questionnaires, the back office for the rest. */
export const registerWeb = async (app: FastifyInstance, database: Database): Promise<void> => {
  const page = (name: string) => readFile(new URL(name, DIST), 'utf8');
  const [backoffice, respondent] = await Promise.all([page('index.html'), page('respondent.html')]);

  await app.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    await assets.register(fastifyStatic, {
      root: fileURLToPath(new URL('assets/', DIST)),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || path.startsWith('/api/') || path.startsWith('/assets/'))
      return sendError(request, reply, new AppError('not_found'));
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const nonced = (html: string) => html.replaceAll('__CSP_NONCE__', request.styleNonce);
    const organizationId = organizationOfRespondentPath(path);
    if (organizationId === undefined) return reply.send(nonced(backoffice));
    const organization =
      organizationId === null ? null : await publicOrganization(database, organizationId);
    const style = themeStyle(organization?.theme ?? DEFAULT_THEME);
    return reply.send(
      nonced(respondent)
        .replace('<!--theme-->', `<style nonce="${request.styleNonce}">${style}</style>`)
        .replace(
          '<!--boot-->',
          () => `<script type="application/json" id="boot">${embed({ organization })}</script>`,
        ),
    );
  });
};
