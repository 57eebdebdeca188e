import { serveJobs } from '@cadran/processes/serve-jobs';
import { createNativeCompiler } from './compiling/native-compiler.ts';
import { toCardData, toTemplateData } from './composing/template-data.ts';
import type { Printable } from './printable.ts';
import { WARM_UP } from './warm-up.ts';

// WebAssembly is loaded only where it is needed.
const compiler =
  (await createNativeCompiler()) ??
  (await (await import('./compiling/wasm-compiler.ts')).createWasmCompiler());
const encoder = new TextEncoder();

const render = (document: Printable): Promise<Uint8Array> => {
  const isCards = 'template' in document;
  const { data, files } = isCards ? toCardData(document) : toTemplateData(document);
  return compiler.compile(
    isCards ? 'code-cards' : 'report',
    new Map([...files, ['/data.json', encoder.encode(JSON.stringify(data))]]),
  );
};

await render(WARM_UP);
serveJobs(render);
