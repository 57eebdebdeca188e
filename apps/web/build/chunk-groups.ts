/** Matches both `/` and `\` as separator. */
const matchPaths = (...paths: string[]): RegExp =>
  new RegExp(paths.map((path) => path.replaceAll('/', String.raw`[\\/]`)).join('|'));

export interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  /** Only modules that the entry imports, directly or not. */
  readonly tags?: '$initial'[];
  readonly priority: number;
  /** Only modules that so many chunks share. */
  readonly minShareCount?: number;
}

const KIT = matchPaths(
  'node_modules/@mantine/(?:core|hooks|notifications|form)/',
  'node_modules/(?:@tanstack|@floating-ui|@tabler)/',
);

/**
 * Few files, because a browser opens only six connections to an HTTP/1 server. A group takes along what its modules
 * import unless a group of higher priority has it; so no group imports one of lower priority.
 */
export const BACKOFFICE_GROUPS: ChunkGroup[] = [
  {
    name: 'react',
    test: matchPaths('node_modules/(?:react|react-dom|scheduler)/'),
    priority: 9,
  },
  // The frame of every page: what the entry imports.
  { name: 'ui-kit', test: KIT, tags: ['$initial'], priority: 8 },
  {
    name: 'backoffice',
    test: matchPaths('apps/web/src/(?!backoffice/main)', 'packages/', 'vite/preload-helper'),
    tags: ['$initial'],
    priority: 7,
  },
  { name: 'home', test: matchPaths('src/backoffice/features/home/home-page'), priority: 6 },
  // Fetched once the first page is drawn.
  { name: 'overlays', test: matchPaths('src/backoffice/app/overlays/overlays'), priority: 5 },
  {
    name: 'schemas',
    test: matchPaths('node_modules/zod/', 'packages/contract/src/schemas/'),
    priority: 4,
  },
  { name: 'ui-kit-pages', test: KIT, priority: 3, minShareCount: 4 },
  {
    name: 'backoffice-pages',
    test: matchPaths('src/backoffice/shared/(?!campaign|report|logo|color|dates/(?:day|period)-)'),
    priority: 2,
    minShareCount: 4,
  },
];
