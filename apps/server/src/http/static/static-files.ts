import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { DEFAULT_THEME, type PublicOrganization } from '@cadran/contract';
import { themeColorMetas, themeStyle } from '@cadran/theme';
import type { FastifyInstance } from 'fastify';
import { styleNonce } from './security-headers.ts';
import { AppError } from '../app-error.ts';
import { sendError } from '../errors/error-handler.ts';

const DIST = new URL('../../../../web/dist/', import.meta.url);

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const QUESTIONNAIRE = new RegExp(
  `^/(?:screening|profiling)/(?:questionnaire|retest)/(${UUID})/`,
  'i',
);
const SHORT_LINK = new RegExp(`^/(?:screening|profiling)/(${UUID})/[^/]+/?$`, 'i');
/** The pages that explain how answers are evaluated, and how anonymity works. */
const HOW = new RegExp(`^/(?:screening|profiling)/how(?:/(${UUID}))?/?$`, 'i');

const ORGANIZATION = new RegExp(`^${UUID}$`, 'i');

interface PublicPage {
  readonly file: 'respondent' | 'login';
  /** Whose colours it has. */
  readonly organizationId: string | null;
}

/** The page of respondents or for logging in; `null` for those of the back office. */
const publicPageOf = (url: string): PublicPage | null => {
  const [path = '/', query] = url.split('?', 2);
  if (path === '/login') {
    const wanted = new URLSearchParams(query).get('organization') ?? '';
    return { file: 'login', organizationId: ORGANIZATION.test(wanted) ? wanted : null };
  }
  const found = QUESTIONNAIRE.exec(path) ?? SHORT_LINK.exec(path) ?? HOW.exec(path);
  return found && { file: 'respondent', organizationId: found[1]?.toLowerCase() ?? null };
};

/** Escapes `<`, so that the JSON cannot close its script element. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Serves the respondent page for questionnaire links, the log-in page, and the back office for all other paths. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  findPublicOrganization: (id: string) => Promise<PublicOrganization | null>,
): Promise<void> => {
  const page = (name: string) => readFile(new URL(name, DIST), 'utf8');
  const [backoffice, respondent, login] = await Promise.all([
    page('index.html'),
    page('respondent.html'),
    page('login.html'),
  ]);
  const publicPages = { respondent, login };

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
    const nonced = (html: string) => html.replaceAll('__CSP_NONCE__', styleNonce(request));
    const publicPage = publicPageOf(request.url);
    if (publicPage === null)
      return reply.send(nonced(backoffice).replace('<!--theme-->', themeColorMetas(DEFAULT_THEME)));
    const { file, organizationId } = publicPage;
    const organization =
      organizationId === null ? null : await findPublicOrganization(organizationId);
    const theme = organization?.theme ?? DEFAULT_THEME;
    const style = `<style nonce="${styleNonce(request)}">${themeStyle(theme)}</style>`;
    return reply.send(
      nonced(publicPages[file])
        .replace('<!--theme-->', themeColorMetas(theme) + style)
        .replace(
          '<!--boot-->',
          () => `<script type="application/json" id="boot">${embed({ organization })}</script>`,
        ),
    );
  });
};
