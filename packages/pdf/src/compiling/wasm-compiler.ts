import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Compiler } from './compiler.ts';
import type { WasmAnswer, WasmJob } from './wasm-worker.ts';

const { resolve: resolveModule } = createRequire(import.meta.url);

/** Typst forgets nothing that it compiled: its memory is given back with its thread. */
const DOCUMENTS_PER_WORKER = 20;

/**
 * For machines without a native compiler. Takes half a second, in which the compiler itself is compiled; its machine
 * code, which gets quicker with use, is shared by one thread after the other.
 */
export const createWasmCompiler = async (
  documentsPerWorker = DOCUMENTS_PER_WORKER,
): Promise<Compiler> => {
  const module = await WebAssembly.compile(
    await readFile(resolveModule('@myriaddreamin/typst-ts-web-compiler/wasm')),
  );
  const startWorker = (): Worker => {
    const worker = new Worker(new URL('wasm-worker.ts', import.meta.url), { workerData: module });
    worker.unref();
    return worker;
  };
  let worker = startWorker();
  let documents = 0;
  return {
    compile: async (template, files) => {
      const current = worker;
      current.ref();
      current.postMessage({ template, files } satisfies WasmJob);
      const [{ pdf, diagnostics }] = (await once(current, 'message')) as [WasmAnswer];
      current.unref();
      documents += 1;
      if (documents % documentsPerWorker === 0) {
        void current.terminate();
        worker = startWorker();
      }
      if (pdf === undefined) throw new Error(JSON.stringify(diagnostics));
      return pdf;
    },
  };
};
