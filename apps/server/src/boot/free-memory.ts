import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what the start has used and nobody needs any longer, some 40 MB: V8 keeps it for an idle server, which
 * allocates too little to be collected.
 */
export const freeMemoryOfStart = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function')
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
