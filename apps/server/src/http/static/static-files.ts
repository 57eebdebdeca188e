import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { acceptedLanguage, readFirstWords } from './first-words.ts';
import { styleNonce } from './security-headers.ts';
import { AppError } from '../app-error.ts';
import { sendError } from '../errors/error-handler.ts';
import { type CampaignAddress, publicPageOf } from './public-address.ts';
import { type WrittenContent, writeContent } from './write-content.ts';

const DIST = new URL('../../../../web/dist/', import.meta.url);

/** What the public pages are written with, so that their first picture needs no call. */
export type ReadPublicContent = (
  organizationId: string,
  campaign: CampaignAddress | null,
) => Promise<WrittenContent>;

/** Serves the respondent page for questionnaire links, the log-in page, and the back office for all other paths. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  readContent: ReadPublicContent,
): Promise<void> => {
  const page = (name: string) => readFile(new URL(name, DIST), 'utf8');
  const [backoffice, respondent, login, firstWords] = await Promise.all([
    page('index.html'),
    page('respondent.html'),
    page('login.html'),
    readFirstWords(new URL('.vite/respondent-manifest.json', DIST)),
  ]);
  const publicPages = { respondent, login };
  const nobodys = writeContent({ organization: null, campaign: null, isUnknown: false });

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
      return reply.send(nonced(backoffice).replace('<!--theme-->', nobodys.metas));
    const { file, organizationId, campaign, firstWords: module } = publicPage;
    const written = organizationId === null ? nobodys : await readContent(organizationId, campaign);
    if (written.isUnknown) void reply.code(404);
    const language = acceptedLanguage(request.headers['accept-language']);
    void reply.header('vary', 'accept-language');
    const words = module === null ? '' : firstWords[module][language];
    const style = `<style nonce="${styleNonce(request)}">${written.style}</style>`;
    return reply.send(
      nonced(publicPages[file])
        .replace('<!--theme-->', written.metas + style + words)
        .replace('<!--boot-->', () => written.boot),
    );
  });
};
