/** Separators of every system. */
const inside = (...places: string[]): RegExp =>
  new RegExp(places.map((place) => place.replaceAll('/', String.raw`[\\/]`)).join('|'));

/**
 * A browser opens six connections to an HTTP/1 server: a hundred little files wait for one another. What nearly every
 * page of the back office uses comes as a few; the respondent shares React with it, and what both are made of.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: inside('node_modules/(?:react|react-dom|scheduler)/'), priority: 3 },
  {
    name: 'both',
    test: inside(
      'apps/web/src/(?:language|storage|preview|loading)/',
      'apps/web/src/visually-hidden',
    ),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'kit',
    test: inside(
      'node_modules/@mantine/(?:core|hooks|notifications|form)/',
      'node_modules/(?:@tanstack|@floating-ui|@tabler)/',
    ),
    priority: 2,
  },
  {
    // What the respondent does not use. Left to a page that needs the schemas, each would wait for the other.
    name: 'codes',
    test: inside(
      'packages/contract/src/codes/(?:integration|mail|audit|platform|rights|decisions|profiling-results|campaign-limits|custom-url)\\.ts',
    ),
    priority: 2,
  },
  {
    // Comes with the first form that checks itself; the log-in does without.
    name: 'schemas',
    test: inside('node_modules/zod/', 'packages/contract/src/schemas/'),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    // What the addresses of the features say: the router knows them before any page.
    name: 'addresses',
    test: inside('src/backoffice/features/.*(?:-list|-address|-ids|-lists|section-names)\\.ts$'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'house',
    test: inside(
      'src/backoffice/app/',
      // What only some pages need stays with them.
      'src/backoffice/shared/(?!campaign|report|logo|color)',
    ),
    priority: 1,
    minShareCount: 4,
    // What is shared with the respondent stays outside.
    includeDependenciesRecursively: false,
  },
];
