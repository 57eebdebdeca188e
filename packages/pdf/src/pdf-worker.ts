import { parentPort, workerData } from 'node:worker_threads';
import { loadFonts } from '@myriaddreamin/typst.ts';
import { CompileFormatEnum, createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import type { PdfDocument } from './document.ts';
import { toTemplateData } from './template-data.ts';

export interface WorkerSetup {
  readonly module: WebAssembly.Module;
  readonly fonts: readonly Uint8Array[];
  readonly template: string;
}
export type WorkerAnswer = { readonly pdf: Uint8Array } | { readonly error: string };

const setup = workerData as WorkerSetup;
const compiler = createTypstCompiler();
const ready = compiler
  .init({
    getModule: () => ({ module_or_path: setup.module }),
    // No assets of its own: nothing is fetched, and there is no file system to read.
    beforeBuild: [loadFonts([...setup.fonts], { assets: false })],
  })
  .then(() => compiler.addSource('/main.typ', setup.template));

const encoder = new TextEncoder();

const render = async (document: PdfDocument): Promise<WorkerAnswer> => {
  await ready;
  const { data, files } = toTemplateData(document);
  compiler.mapShadow('/data.json', encoder.encode(JSON.stringify(data)));
  for (const [name, content] of files) compiler.mapShadow(name, content);
  try {
    const { result, diagnostics } = await compiler.compile({
      mainFilePath: '/main.typ',
      format: CompileFormatEnum.pdf,
      diagnostics: 'full',
    });
    return result === undefined ? { error: JSON.stringify(diagnostics) } : { pdf: result.slice() };
  } finally {
    for (const [name] of files) compiler.unmapShadow(name);
  }
};

parentPort?.on('message', (document: PdfDocument) => {
  render(document).then(
    (answer) =>
      parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : []),
    (error: unknown) => parentPort?.postMessage({ error: String(error) } satisfies WorkerAnswer),
  );
});
