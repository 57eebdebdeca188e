import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { loadFonts } from '@myriaddreamin/typst.ts';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { type Template, TEMPLATE_FOLDER } from './compiler.ts';
import { readFonts } from './fonts.ts';

export interface WasmJob {
  readonly template: Template;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface WasmAnswer {
  readonly pdf: Uint8Array | undefined;
  readonly diagnostics: unknown;
}

const fonts = (await readFonts()).map((bytes) => new Uint8Array(bytes));
const compiler = createTypstCompiler();
await compiler.init({
  getModule: () => ({ module_or_path: workerData as WebAssembly.Module }),
  // No default assets: nothing is fetched, and there is no file system.
  beforeBuild: [loadFonts(fonts, { assets: false })],
});
for (const name of ['report.typ', 'code-cards.typ'])
  compiler.addSource(`/${name}`, await readFile(new URL(name, TEMPLATE_FOLDER), 'utf8'));

const compile = async ({ template, files }: WasmJob): Promise<WasmAnswer> => {
  for (const [name, content] of files) compiler.mapShadow(name, content);
  // Frees what it has compiled, unlike `compile`.
  const { result, diagnostics } = await compiler.runWithWorld(
    { mainFilePath: `/${template}.typ` },
    (world) => world.pdf({ diagnostics: 'full' }),
  );
  for (const [name] of files) compiler.unmapShadow(name);
  return { pdf: result, diagnostics };
};

parentPort?.on('message', (job: WasmJob) => {
  void compile(job).then((answer) => parentPort?.postMessage(answer));
});
