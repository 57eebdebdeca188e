import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Runs once everything is written, in the folder of the build. */
export const afterBuild = (name: string, run: (folder: string) => Promise<void>): Plugin => {
  let folder = '';
  return {
    name: `cadran:${name}`,
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: { order: 'post', sequential: true, handler: () => run(folder) },
  };
};
