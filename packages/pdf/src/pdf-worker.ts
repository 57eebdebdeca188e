import { parentPort, workerData } from 'node:worker_threads';
import { loadFonts } from '@myriaddreamin/typst.ts';
import { CompileFormatEnum, createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import type { Printable } from './printable.ts';
import { toCardData, toTemplateData } from './composing/template-data.ts';

export interface WorkerSetup {
  readonly module: WebAssembly.Module;
  readonly fonts: readonly Uint8Array[];
  readonly template: string;
  readonly cardTemplate: string;
}
export type WorkerResult = { readonly pdf: Uint8Array } | { readonly error: string };

const setup = workerData as WorkerSetup;
const compiler = createTypstCompiler();
const ready = compiler
  .init({
    getModule: () => ({ module_or_path: setup.module }),
    // No default assets: nothing is fetched, and there is no file system.
    beforeBuild: [loadFonts([...setup.fonts], { assets: false })],
  })
  .then(() => {
    compiler.addSource('/main.typ', setup.template);
    return compiler.addSource('/code-cards.typ', setup.cardTemplate);
  });

const encoder = new TextEncoder();

const render = async (document: Printable): Promise<WorkerResult> => {
  await ready;
  const isCards = 'template' in document;
  const { data, files } = isCards ? toCardData(document) : toTemplateData(document);
  compiler.mapShadow('/data.json', encoder.encode(JSON.stringify(data)));
  for (const [name, content] of files) compiler.mapShadow(name, content);
  try {
    const { result, diagnostics } = await compiler.compile({
      mainFilePath: isCards ? '/code-cards.typ' : '/main.typ',
      format: CompileFormatEnum.pdf,
      diagnostics: 'full',
    });
    return result === undefined ? { error: JSON.stringify(diagnostics) } : { pdf: result.slice() };
  } finally {
    for (const [name] of files) compiler.unmapShadow(name);
  }
};

parentPort?.on('message', (document: Printable) => {
  render(document).then(
    (result) =>
      parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer as ArrayBuffer] : []),
    (error: unknown) => parentPort?.postMessage({ error: String(error) } satisfies WorkerResult),
  );
});
