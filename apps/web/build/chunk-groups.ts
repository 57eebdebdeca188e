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
  readonly includeDependenciesRecursively?: boolean;
}

const KIT = matchPaths(
  'node_modules/@mantine/(?:core|hooks|notifications|form)/',
  'node_modules/(?:@tanstack|@floating-ui|@tabler)/',
);

const REACT = {
  name: 'react',
  test: matchPaths('node_modules/(?:preact|react|react-dom|scheduler)/'),
  priority: 9,
};

/**
 * Few files, because a browser opens only six connections to an HTTP/1 server. A group takes along what its modules
 * import unless a group of higher priority has it; so no group imports one of lower priority.
 */
export const BACKOFFICE_GROUPS: ChunkGroup[] = [
  REACT,
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

export const PUBLIC_GROUPS: ChunkGroup[] = [
  REACT,
  {
    name: 'shared',
    test: matchPaths(
      'apps/web/src/shared/(?:language|storage|preview|loading|color-scheme)/',
      'apps/web/src/shared/visually-hidden',
      'packages/i18n/src/(?:area|formatting/(?:format|french-spaces|plural|usual-duration)|language|ranking/index)\\.ts',
      'packages/contract/src/codes/(?:profiling/)?limits\\.ts',
      'vite/preload-helper',
    ),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    // The respondent's first page; what only its later parts need stays out.
    name: 'respondent-core',
    test: matchPaths(
      'src/respondent/(?:layout|data)/',
      'src/respondent/(?:app\\.tsx|global\\.css)',
      'src/respondent/routing/(?:open-route|route|use-route|follow-short-link)',
      'src/respondent/ui/(?:button|panel|rich-text|step-nav|whole-words)',
      'src/respondent/engine/(?:session|start)/',
      'src/respondent/engine/(?:entry|flow|prepare-questionnaire|questionnaire-router)',
      'src/respondent/engine/(?:kiosk/kiosk\\.ts|steps/(?:steps|redirect))',
      'src/respondent/engine/resume/code-field\\.module',
      'src/respondent/engine/access-code/(?!access-code-field)',
      'src/respondent/fields/(?:checkbox|field-error|field\\.module)',
      'src/respondent/(?:how/how-link|privacy/privacy-link)',
      'src/respondent/(?:screening|profiling|retest)/(?:module|api|answers-payload)\\.ts',
      'src/respondent/screening/notice/notice\\.module',
      'packages/i18n/src/respondent/index\\.ts',
      'packages/contract/src/answers/answer-items',
      'packages/instruments/src/parts/duration',
      'packages/contract/src/codes/(?:campaign-limits|profiling/access-code|questionnaire/resume-code|screening/scales)',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
