import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Compiler, TEMPLATE_FOLDER } from './compiler.ts';
import { readFonts } from './fonts.ts';

/** What we use of the packages, which have no types of their own. */
interface NativeCompiler {
  evictCache(maxAge: number): void;
  mapShadow(path: string, content: Buffer): void;
  unmapShadow(path: string): void;
  pdf(from: { readonly mainFilePath: string }): Buffer;
}
interface NativeTypst {
  readonly NodeCompiler: {
    create(options: {
      readonly workspace: string;
      readonly fontArgs: readonly { readonly fontBlobs: readonly Buffer[] }[];
    }): NativeCompiler;
  };
}

/** One of them is installed on Linux with an Intel or AMD processor; there is none of this version for others. */
const PACKAGES = ['gnu', 'musl'].map(
  (libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`,
);
/** What the last few documents did not use is forgotten, so that memory does not grow. */
const DOCUMENTS_REMEMBERED = 5;

const require = createRequire(import.meta.url);

const loadTypst = (): NativeTypst | undefined => {
  for (const name of PACKAGES)
    try {
      return require(name) as NativeTypst;
    } catch {
      // Not for this machine.
    }
  return undefined;
};

/** Its errors have an empty message: what happened is in their code. */
const explain = (error: unknown): Error =>
  new Error(error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** Takes two thirds of the time of WebAssembly, and none to get ready; undefined if there is none for the machine. */
export const createNativeCompiler = async (): Promise<Compiler | undefined> => {
  // Without it Typst searches the machine for fonts, and the same report would look different elsewhere.
  process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('fonts.conf', TEMPLATE_FOLDER));
  const typst = loadTypst();
  if (!typst) return undefined;
  // It reads no file outside this folder.
  const workspace = fileURLToPath(TEMPLATE_FOLDER);
  const compiler = typst.NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: await readFonts() }],
  });
  const pathOf = (name: string): string => `${workspace}${name.slice(1)}`;
  return {
    compile: async (template, files) => {
      for (const [name, content] of files) compiler.mapShadow(pathOf(name), Buffer.from(content));
      try {
        return new Uint8Array(compiler.pdf({ mainFilePath: pathOf(`/${template}.typ`) }));
      } catch (error) {
        throw explain(error);
      } finally {
        for (const [name] of files) compiler.unmapShadow(pathOf(name));
        compiler.evictCache(DOCUMENTS_REMEMBERED);
      }
    },
  };
};
