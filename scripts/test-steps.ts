/** One command of a run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

/** Steps that run one after the other. */
type Chain = readonly Step[];

/** The first failure ends the run. Chains of one stage run in parallel. */
export type Stage = readonly Chain[];

const npm = (script: string): Step['command'] => ['npm', 'run', '--silent', script];
const install = (tool: string): Step['command'] => ['node', `scripts/install/install-${tool}.ts`];
const vitest = (...projects: string[]): Step['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
];
const playwright = (...projects: string[]): Step['command'] => [
  'playwright',
  'test',
  '--config=e2e/playwright.config.ts',
  ...projects.map((project) => `--project=${project}`),
];

const QUICK: readonly Stage[] = [
  [
    [
      { name: 'web bundles and their size budgets', command: npm('build') },
      { name: 'browser, and programs that open saved figures', command: install('chromium') },
      { name: 'types', command: npm('typecheck') },
      // They need the bundles, run one at a time and often wait: the other chain uses the rest of two processors.
      { name: 'quick drills', command: vitest('quick-drills') },
    ],
    [
      { name: 'format, lint, unused code, translations', command: npm('lint') },
      {
        name: 'unit, component, API and database tests',
        command: vitest('unit', 'components', 'database'),
      },
    ],
  ],
  // Alone: of all tests, journeys suffer most from a busy machine.
  [[{ name: 'journeys in the browser', command: playwright('connected', 'journeys') }]],
];

/** What `npm run test:all` and CI have beside `npm test`, whose build and browser it needs. */
const BESIDE: readonly Stage[] = [
  [
    [
      { name: 'program that opens slides', command: install('libreoffice') },
      { name: 'identity provider for SAML', command: install('simplesamlphp') },
      { name: 'programs that build and check packages', command: install('packaging-tools') },
      { name: 'drills', command: vitest('drills') },
    ],
    [
      { name: 'thorough tests', command: vitest('thorough') },
      { name: 'components in the other language', command: vitest('thorough-components') },
    ],
  ],
  [
    [
      {
        name: 'thorough journeys in the browser',
        command: playwright('thorough-connected', 'thorough'),
      },
    ],
  ],
];

/** By the argument of `scripts/test.ts`. */
export const RUNS: Readonly<Record<'quick' | 'beside' | 'all', readonly Stage[]>> = {
  quick: QUICK,
  beside: BESIDE,
  all: [...QUICK, ...BESIDE],
};
