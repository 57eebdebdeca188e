import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { storedFile } from './stored-file.mjs';

const readStored = (source) => {
  try {
    return readFileSync(storedFile(source));
  } catch {
    // Changed since the build: Node strips it.
    return undefined;
  }
};

/**
 * Loaded before the product (`node --import`): sources without types, as the build has stored them. Node keeps the
 * compiler that strips types in memory, 17 MB for each process.
 */
registerHooks({
  load: (url, context, nextLoad) => {
    const source = url.endsWith('.ts') ? readStored(readFileSync(fileURLToPath(url))) : undefined;
    return source ? { format: 'module', source, shortCircuit: true } : nextLoad(url, context);
  },
});
