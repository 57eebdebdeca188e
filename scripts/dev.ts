import { spawn } from 'node:child_process';

/** The server with restart on change, and Vite in front of it with hot reload. */
const API_PORT = process.env['PORT'] ?? '3000';
const start = (command: string, args: readonly string[]) =>
  spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, API_PORT, PROCESSES: '1' },
    shell: process.platform === 'win32',
  });

const children = [
  start('node', [
    '--watch-path=apps/server/src',
    '--watch-path=packages',
    'apps/server/src/main.ts',
  ]),
  start('vite', ['apps/web']),
];
for (const child of children)
  child.once('exit', () =>
    children.filter((other) => other !== child).forEach((other) => other.kill()),
  );
