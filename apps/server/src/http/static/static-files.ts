import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { DEFAULT_THEME, type PublicOrganization } from '@cadran/contract';
import { themeColorMetas, themeStyle } from '@cadran/theme';
import type { FastifyInstance } from 'fastify';
import { acceptedLanguage, readFirstWords } from './first-words.ts';
import { styleNonce } from './security-headers.ts';
import { AppError } from '../app-error.ts';
import { sendError } from '../errors/error-handler.ts';
import { type CampaignAddress, publicPageOf } from './public-address.ts';

const DIST = new URL('../../../../web/dist/', import.meta.url);

/** Escapes `<`, so that the JSON cannot close its script element. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the public pages are written with, so that their first picture needs no call. */
export interface PublicData {
  readonly findOrganization: (id: string) => Promise<PublicOrganization | null>;
  /** Null if there is no such campaign. */
  readonly findCampaign: (
    address: CampaignAddress,
  ) => Promise<{ readonly campaign: object | null } | null>;
}

/** Serves the respondent page for questionnaire links, the log-in page, and the back office for all other paths. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  { findOrganization, findCampaign }: PublicData,
): Promise<void> => {
  const page = (name: string) => readFile(new URL(name, DIST), 'utf8');
  const [backoffice, respondent, login, firstWords] = await Promise.all([
    page('index.html'),
    page('respondent.html'),
    page('login.html'),
    readFirstWords(new URL('.vite/respondent-manifest.json', DIST)),
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
    const { file, organizationId, campaign: address, firstWords: module } = publicPage;
    const [named, linked] = await Promise.all([
      organizationId === null ? null : findOrganization(organizationId),
      address === null ? null : findCampaign(address),
    ]);
    const isUnknown = address !== null && linked === null;
    if (isUnknown) void reply.code(404);
    const organization = isUnknown ? null : named;
    const campaign = linked?.campaign ?? null;
    const theme = organization?.theme ?? DEFAULT_THEME;
    const language = acceptedLanguage(request.headers['accept-language']);
    void reply.header('vary', 'accept-language');
    const words = module === null ? '' : firstWords[module][language];
    const style = `<style nonce="${styleNonce(request)}">${themeStyle(theme)}</style>`;
    return reply.send(
      nonced(publicPages[file])
        .replace('<!--theme-->', themeColorMetas(theme) + style + words)
        .replace(
          '<!--boot-->',
          () =>
            `<script type="application/json" id="boot">${embed({ organization, campaign, isUnknown })}</script>`,
        ),
    );
  });
};
