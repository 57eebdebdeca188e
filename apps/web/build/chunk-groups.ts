/** Matches both `/` and `\` as separator. */
const matchPaths = (...paths: string[]): RegExp =>
  new RegExp(paths.map((path) => path.replaceAll('/', String.raw`[\\/]`)).join('|'));

/** Few files, because a browser opens only six connections to an HTTP/1 server. */
export const CHUNK_GROUPS = [
  { name: 'react', test: matchPaths('node_modules/(?:react|react-dom|scheduler)/'), priority: 3 },
  {
    name: 'shared',
    test: matchPaths(
      'apps/web/src/shared/(?:language|storage|preview|loading)/',
      'apps/web/src/shared/visually-hidden',
      'packages/i18n/src/(?:area|formatting/(?:format|french-spaces|plural|usual-duration)|language|ranking/index)\\.ts',
      'packages/contract/src/codes/(?:profiling/)?limits\\.ts',
      'vite/preload-helper',
    ),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'ui-kit',
    test: matchPaths(
      'node_modules/@mantine/(?:core|hooks|notifications|form)/',
      'node_modules/(?:@tanstack|@floating-ui|@tabler)/',
    ),
    priority: 2,
  },
  {
    // Codes that the respondent does not use; in the schemas' chunk they would make an import cycle.
    name: 'codes',
    test: matchPaths(
      'packages/contract/src/codes/(?:integration|mail|activity-log|platform|privacy|screening/decisions|profiling/results|profiling/audit-access|campaign-limits|text/custom-url)\\.ts',
    ),
    priority: 2,
  },
  {
    // The log-in page does not validate with zod.
    name: 'schemas',
    test: matchPaths('node_modules/zod/', 'packages/contract/src/schemas/'),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    // The router needs the search parameters of every page before it loads one.
    name: 'route-addresses',
    test: matchPaths(
      'src/backoffice/features/.*(?:-list|-address|-ids|-lists|section-names)\\.ts$',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    // Shared by the pages behind the log-in; the log-in page does not load it.
    name: 'backoffice-pages',
    test: matchPaths(
      'src/backoffice/shared/(?:candidate|clipboard|csv|dates|dialog|first-steps|mail|organization|qr)/',
      'src/backoffice/shared/list/(?!params/list-params)',
      'src/backoffice/shared/form/async-select',
      'src/backoffice/shared/ui/(?:email-text|page/(?!use-document-title)|share-bar|status-badge)',
    ),
    priority: 2,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'backoffice',
    test: matchPaths(
      'src/backoffice/app/',
      // Used by some pages only.
      'src/backoffice/shared/(?!campaign|report|logo|color)',
    ),
    priority: 1,
    minShareCount: 4,
    // Leaves out what the respondent shares.
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
      'src/respondent/(?:screening|profiling)/(?:module|api|answers-payload)\\.ts',
      'src/respondent/screening/notice/notice\\.module',
      'packages/i18n/src/respondent/index\\.ts',
      'packages/contract/src/answers/answer-items',
      'packages/contract/src/codes/(?:profiling/access-code|questionnaire/resume-code)',
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
];
