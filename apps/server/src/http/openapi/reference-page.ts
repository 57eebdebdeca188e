import Fastify, { type FastifyInstance } from 'fastify';

/** The reference page's own greys and colours of methods lack contrast. */
const READABLE_COLORS = `
.light-mode {
  --scalar-color-2: #444; --scalar-color-3: #595959; --scalar-color-blue: #0b57d0; --scalar-color-green: #146c2e;
  --scalar-color-orange: #8a4600; --scalar-color-red: #b3261e; --scalar-color-yellow: #7a5900; --scalar-color-purple: #6b3fa0;
}
.dark-mode {
  --scalar-color-2: #d0d0d0; --scalar-color-3: #b0b0b0; --scalar-color-blue: #8ab4f8; --scalar-color-green: #7dd892;
  --scalar-color-orange: #ffb77c; --scalar-color-red: #ffb4ab; --scalar-color-yellow: #f3c14b; --scalar-color-purple: #d0bcff;
}
.sidebar-search-placeholder { color: var(--scalar-color-2); }
`;
const PREFIX = '/api/docs';
const PATHS = [`${PREFIX}/`, `${PREFIX}/js/scalar.js`];
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";

const buildPage = async (): Promise<FastifyInstance> => {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const page = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await page.register(reference, {
    routePrefix: PREFIX,
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      customCss: READABLE_COLORS,
      hideClientButton: true,
      showDeveloperTools: 'never',
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return page;
};

/**
 * The page that shows the OpenAPI document. Loaded by the first who asks: its script takes 25 MB of memory. It needs
 * inline styles and scripts, and shows no data.
 */
export const serveReferencePage = (app: FastifyInstance): void => {
  let page: Promise<FastifyInstance> | undefined;
  for (const path of PATHS)
    app.get(
      path,
      { config: { access: 'public' }, schema: { hide: true } },
      async (request, reply) => {
        const answer = await (await (page ??= buildPage())).inject(request.url);
        void reply
          .code(answer.statusCode)
          .header('content-security-policy', CONTENT_SECURITY_POLICY);
        for (const name of ['content-type', 'location'] as const)
          if (answer.headers[name] !== undefined) void reply.header(name, answer.headers[name]);
        return reply.send(answer.body.replace('<html>', '<html lang="en">'));
      },
    );
};
