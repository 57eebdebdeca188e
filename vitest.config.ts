import { defineConfig } from 'vitest/config';

/** A test's tier follows from its folder (CONTRIBUTING.md, Test): `npm test` leaves these to `npm run test:all`. */
const THOROUGH = '**/thorough/**';
const COMPONENTS = 'apps/web/src/**/*.component.test.tsx';

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

const VERSION = {
  __APP_VERSION__: JSON.stringify('1.2.3'),
  __APP_BUILD__: JSON.stringify('1.2.3+4'),
};

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
};

/** Starts, kills and restarts real databases and the whole product: one file at a time. */
const drill = {
  ...patient,
  // A drill starts the whole product up to eight times.
  testTimeout: 900_000,
  setupFiles: ['packages/testing/src/property-seed.ts'],
  globalSetup: ['drills/support/shared-folder.ts'],
  fileParallelism: false,
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
            'packages/{contract,client,policies,instruments,scoring,evidence,i18n,theme,passwords,pdf,processes,reports,slides,turns}/src/**/*.test.ts',
            'packages/charts/src/**/*.test.{ts,tsx}',
            'apps/web/{src,build}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
          exclude: [COMPONENTS, THOROUGH],
        },
      },
      { define: VERSION, test: { ...components, name: 'components', include: [COMPONENTS] } },
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
          exclude: [THOROUGH],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      { test: { ...drill, name: 'quick-drills', include: ['drills/quick/*.test.ts'] } },
      {
        // Each file apart (`isolate`), because some replace the guards that they prove to be needed.
        ssr: cheapPasswords,
        test: {
          ...patient,
          name: 'thorough',
          setupFiles: ['packages/testing/src/property-seed.ts'],
          include: ['apps/server/src/thorough/*.test.ts', 'packages/*/src/thorough/*.test.ts'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      {
        define: VERSION,
        test: {
          ...components,
          name: 'thorough-components',
          include: ['apps/web/src/thorough/*.test.tsx'],
        },
      },
      {
        test: {
          ...drill,
          name: 'drills',
          include: ['drills/*.test.ts', 'drills/{database,packages}/*.test.ts'],
        },
      },
    ],
  },
});
