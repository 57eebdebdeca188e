import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadFonts } from '@myriaddreamin/typst.ts';
import { createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { type Compiler, TEMPLATE_FOLDER } from './compiler.ts';
import { readFonts } from './fonts.ts';

const { resolve: resolveModule } = createRequire(import.meta.url);

/** For machines without a native compiler. Takes half a second, in which the compiler itself is compiled. */
export const createWasmCompiler = async (): Promise<Compiler> => {
  const compiler = createTypstCompiler();
  const wasm = await readFile(resolveModule('@myriaddreamin/typst-ts-web-compiler/wasm'));
  const fonts = (await readFonts()).map((bytes) => new Uint8Array(bytes));
  const module = await WebAssembly.compile(wasm);
  await compiler.init({
    getModule: () => ({ module_or_path: module }),
    // No default assets: nothing is fetched, and there is no file system.
    beforeBuild: [loadFonts(fonts, { assets: false })],
  });
  for (const name of ['report.typ', 'code-cards.typ'])
    compiler.addSource(`/${name}`, await readFile(new URL(name, TEMPLATE_FOLDER), 'utf8'));
  return {
    compile: async (template, files) => {
      for (const [name, content] of files) compiler.mapShadow(name, content);
      try {
        // Frees what it has compiled, unlike `compile`.
        const { result, diagnostics } = await compiler.runWithWorld(
          { mainFilePath: `/${template}.typ` },
          (world) => world.pdf({ diagnostics: 'full' }),
        );
        if (result === undefined) throw new Error(JSON.stringify(diagnostics));
        return result;
      } finally {
        for (const [name] of files) compiler.unmapShadow(name);
      }
    },
  };
};
