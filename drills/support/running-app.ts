import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STRIPPED = `--import=${new URL('../../apps/server/stripped/load.mjs', import.meta.url).href}`;

const ENTRIES = {
  /** The server alone. */
  server: [
    '--max-semi-space-size=16',
    STRIPPED,
    fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url)),
  ],
  /** As `npm start` does: `pid` and `kill` are those of the supervisor. */
  supervised: [
    STRIPPED,
    fileURLToPath(new URL('../../apps/server/src/supervise.ts', import.meta.url)),
  ],
};

export interface RunningApp {
  readonly address: string;
  readonly pid: number;
  readonly output: () => string;
  /** kill -9. */
  kill(): Promise<void>;
  /** kill -9 of the embedded PostgreSQL's postmaster. */
  killDatabase(): void;
  /** Stops like Ctrl-C; resolves to the exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

/** Simulated people come from one address and answer for one organisation. */
export const SIMULATED_PEOPLE = {
  START_BUDGET_ADDRESS: '1000000',
  START_BUDGET_ORGANIZATION: '1000000',
};

const READY = /running at (http\S+)/;

/** Starts the server as a separate process and waits until it prints its URL. */
export const startApp = (
  dataDir: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
  entry: keyof typeof ENTRIES = 'server',
): Promise<RunningApp> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...ENTRIES[entry], ...args], {
      env: {
        PATH: process.env['PATH'],
        // Starts then take half of the processor time.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        PROCESSES: '1',
        ...SIMULATED_PEOPLE,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    void exited.then((code) => reject(new Error(`The app ended with ${String(code)}:\n${output}`)));
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = READY.exec(output)?.[1];
      if (address === undefined) return;
      resolve({
        address,
        pid: child.pid ?? 0,
        output: () => output,
        kill: async () => {
          child.kill('SIGKILL');
          await exited;
        },
        killDatabase: () => process.kill(postmaster(dataDir), 'SIGKILL'),
        stop: (signal = 'SIGTERM') => {
          child.kill(signal);
          return exited;
        },
      });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });

/** The process id of the embedded PostgreSQL. */
export const postmaster = (dataDir: string): number =>
  Number(readFileSync(`${dataDir}/pg18/postmaster.pid`, 'utf8').split('\n')[0]);
