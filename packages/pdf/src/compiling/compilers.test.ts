import { describe, expect, it } from 'vitest';
import type { PdfDocument } from '../composing/document.ts';
import { toTemplateData } from '../composing/template-data.ts';
import type { Compiler } from './compiler.ts';
import { createNativeCompiler } from './native-compiler.ts';
import { createWasmCompiler } from './wasm-compiler.ts';

const native = await createNativeCompiler();

const documentWith = (text: string): PdfDocument => ({
  language: 'fr',
  title: text,
  subtitle: '',
  pageLabel: 'Page {page} sur {pages}',
  organization: { name: 'Hélios', logo: null },
  colors: { accent: '#0f766e', accentText: '#0b5c55', accentSoft: '#e0f2f1' },
  header: [],
  footer: [],
  blocks: [
    { kind: 'list', ordered: false, items: [{ content: [{ kind: 'text', text }], blocks: [] }] },
    { kind: 'facts', facts: [{ name: 'Nom', value: text }] },
    { kind: 'table', head: ['Nom', 'Score'], rows: [[text, '87']], widths: [1, 1], numeric: [1] },
    {
      kind: 'figure',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><text x="9" y="9" font-family="Inter" font-size="9">Élan 87</text></svg>',
      alternative: 'Élan 87',
    },
  ],
  annexTitle: '',
  annex: [],
});

/** A PDF without its dates and the number that is drawn for each. */
const compiled = async (compiler: Compiler, text: string): Promise<string> => {
  const { data, files } = toTemplateData(documentWith(text));
  const json = new TextEncoder().encode(JSON.stringify(data));
  const pdf = await compiler.compile('report', new Map([...files, ['/data.json', json]]));
  return Buffer.from(pdf)
    .toString('latin1')
    .replaceAll(/(?:Mod|Creation)Date \(.*?\)|<xmp:(?:Modify|Create)Date>[^<]*/gu, '')
    .replaceAll(/<xmpMM:InstanceID>[^<]*|\/ID \[.*?\]/gu, '');
};

describe('the compiler of WebAssembly', () => {
  it('prints the same when its thread has been replaced', async () => {
    const wasm = await createWasmCompiler(2);
    const prints = [];
    for (let count = 0; count < 5; count += 1) prints.push(await compiled(wasm, 'Léa'));
    expect(new Set(prints).size).toBe(1);
    expect(prints[0]).toContain('%PDF');
  });

  it('says where it failed, and goes on', async () => {
    const wasm = await createWasmCompiler();
    await expect(wasm.compile('report', new Map())).rejects.toThrow(
      /report\.typ.*failed to load file/u,
    );
    expect(await compiled(wasm, 'Léa')).toContain('%PDF');
  });
});

describe.skipIf(native === undefined)('the native compiler', () => {
  it('prints the same bytes as WebAssembly, also for letters that our fonts lack', async () => {
    if (!native) throw new Error('skipped');
    const wasm = await createWasmCompiler();
    for (const text of ['Léa d’Œuvre', '王秀英 ∰ ░'])
      expect(await compiled(native, text)).toBe(await compiled(wasm, text));
  });

  it('says which file is missing', async () => {
    if (!native) throw new Error('skipped');
    await expect(native.compile('report', new Map())).rejects.toThrow(/data\.json/u);
  });
});
