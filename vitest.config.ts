import { defineConfig } from 'vitest/config';

const COMPONENTS = 'apps/web/src/**/*.component.test.tsx';
/** Mock the guards they disable, so no other file may share their modules. */
const SABOTAGE = [
  'apps/server/src/testing/matrix/sabotage.test.ts',
  'apps/server/src/modules/**/*-sabotage.test.ts',
];

/** Too heavy for every change: `npm run test:heavy`, also part of `npm run test:all`. */
const HEAVY = [
  'apps/server/src/modules/culture-audits/results/attacks/*-attack.test.ts',
  'packages/scoring/src/group/**/*.heavy.test.ts',
  'packages/scoring/src/evidence/*.heavy.test.ts',
  'apps/server/src/testing/fuzz/fuzz.test.ts',
  'apps/server/src/testing/plans/plans.test.ts',
  'scripts/release/tests/*.test.ts',
  'packages/scoring/src/precision/verdicts-again.population.test.ts',
  'packages/slides/src/**/*.heavy.test.ts',
  'apps/server/src/modules/**/*.heavy.test.ts',
];

/** Whole populations are simulated: `npm run test:more`. */
const POPULATIONS = ['packages/{scoring,reports}/src/**/*.population.test.ts'];

/** Crash tests of `npm test`: nothing acknowledged is lost, and no kill and no full disk does harm. */
const QUICK_DRILLS = [
  'packages/db/src/embedded/tests/{disk,killed}.test.ts',
  'apps/server/drills/kill.test.ts',
];

/** Hundreds of mails while the product is killed, or many starts of it: with the heavy ones. */
const LONG_DRILLS = [
  'apps/server/drills/*-storm.test.ts',
  'apps/server/drills/{processes,supervisor}.test.ts',
];

/** Crash tests that do more when `thorough` (packages/db/src/embedded/testing/shared-folder.ts). */
const THOROUGH = [
  ...LONG_DRILLS,
  'apps/server/drills/backup.test.ts',
  'packages/db/src/embedded/tests/killed.test.ts',
];

/** API tests hash hundreds of passwords (packages/passwords/src/parameters.cheap.ts); Vite's own conditions follow. */
const cheapPasswords = {
  resolve: { conditions: ['cheap-passwords', 'module', 'node', 'development|production'] },
};

/** How quickly something happens is not what is tested: on a busy machine all takes ten times as long. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // With the usual 16 MB for new objects, a tenth of the processor time went into collecting them.
  execArgv: ['--max-semi-space-size=64'],
};

const VERSION = { __APP_VERSION__: JSON.stringify('1.2.3') };

/** Components and pages in a DOM without layout. */
const components = {
  ...patient,
  environment: 'happy-dom',
  // Without transitions, which render a dialog or menu again at each of their steps.
  environmentOptions: {
    happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } },
  },
  isolate: false,
  setupFiles: ['apps/web/src/testing/setup.ts'],
  include: [COMPONENTS],
};

/** Starts, kills and restarts real databases and the whole product: one file at a time. */
const drill = {
  ...patient,
  // A drill starts the whole product up to eight times.
  testTimeout: 900_000,
  setupFiles: ['packages/testing/src/property-seed.ts'],
  globalSetup: ['packages/db/src/embedded/testing/shared-folder.ts'],
  fileParallelism: false,
  provide: { thorough: false },
};

// Files of a worker share what they import (`isolate: false`): loading it anew took longer than most tests.
export default defineConfig({
  test: {
    // Of two cores Vitest would leave one to itself; a third worker works while others wait for PostgreSQL.
    maxWorkers: 3,
    // Without layout nothing counts as focusable, which Mantine's focus trap reports with the whole tree.
    onConsoleLog: (log) => !log.includes('[@mantine/hooks/use-focus-trap]'),
    projects: [
      {
        // Pure logic: no database, no server.
        test: {
          ...patient,
          name: 'unit',
          isolate: false,
          setupFiles: ['packages/testing/src/property-seed.ts'],
          include: [
            'packages/{contract,client,policies,instruments,scoring,evidence,i18n,theme,passwords,pdf,processes,reports,slides}/src/**/*.test.ts',
            'packages/charts/src/**/*.test.{ts,tsx}',
            'apps/web/{src,build}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
          exclude: [COMPONENTS, ...HEAVY, ...POPULATIONS],
        },
      },
      { define: VERSION, test: { ...components, name: 'components' } },
      {
        define: VERSION,
        test: { ...components, name: 'more-components', env: { TURN: 'others' } },
      },
      {
        // Against a real PostgreSQL: one cluster for the run, one database per file.
        ssr: cheapPasswords,
        test: {
          ...patient,
          name: 'database',
          isolate: false,
          setupFiles: ['packages/testing/src/property-seed.ts'],
          include: [
            'packages/{db,testing}/src/**/*.test.ts',
            'apps/server/{src,demo,seed}/**/*.test.ts',
          ],
          exclude: ['packages/db/src/embedded/**', ...SABOTAGE, ...HEAVY],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      {
        ssr: cheapPasswords,
        test: {
          ...patient,
          name: 'heavy',
          isolate: false,
          setupFiles: ['packages/testing/src/property-seed.ts'],
          include: HEAVY,
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      {
        ssr: cheapPasswords,
        test: {
          ...patient,
          name: 'sabotage',
          include: SABOTAGE,
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      {
        test: {
          ...drill,
          name: 'crash',
          include: QUICK_DRILLS,
        },
      },
      {
        test: {
          ...drill,
          name: 'database-drills',
          include: ['packages/db/src/embedded/**/*.test.ts'],
          exclude: QUICK_DRILLS,
        },
      },
      {
        test: {
          ...drill,
          name: 'product-drills',
          include: ['apps/server/drills/**/*.test.ts'],
          exclude: [...QUICK_DRILLS, ...LONG_DRILLS],
        },
      },
      {
        test: {
          ...patient,
          name: 'populations',
          setupFiles: ['packages/testing/src/property-seed.ts'],
          include: POPULATIONS,
          exclude: HEAVY,
        },
      },
      { test: { ...drill, name: 'thorough', include: THOROUGH, provide: { thorough: true } } },
    ],
  },
});
