import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Locator } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { env: { ...process.env, ...env } });
  expect(status, `${command}: ${String(stderr)}`).toBe(0);
  return stdout.toString('latin1');
};

const save = async (figure: Locator, entry: string): Promise<string> => {
  const downloading = figure.page().waitForEvent('download');
  await figure.getByRole('button', { name: /^Exporter/ }).click();
  await figure.getByRole('button', { name: entry }).click();
  return (await downloading).path();
};

/** Programs other than browsers take a typeface by its name: Inter is the only one they find here. */
const onlyInter = (folder: string): NodeJS.ProcessEnv => {
  const fonts = ['400Regular', '600SemiBold'].map(
    (style) =>
      `<dir>${dirname(resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`))}</dir>`,
  );
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, `<fontconfig>${fonts.join('')}<cachedir>${folder}</cachedir></fontconfig>`);
  return { FONTCONFIG_FILE: config };
};

/** How wide the ink is in the title's line of a picture at twice the size. */
const titleWidth = (png: string): number =>
  Number.parseInt(run('identify', ['-format', '%@', `${png}[2000x36+0+46]`]), 10);
const sizeOf = (png: string): string => run('identify', ['-format', '%w %h', png]);

/** Saves a chart as SVG and PNG and opens both with other programs: right size, same typeface. */
export const expectSavedFigures = async (figure: Locator): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'figure-'));
  const svgFile = await save(figure, 'Enregistrer en SVG');
  const pngFile = await save(figure, 'Enregistrer en PNG');
  const svg = readFileSync(svgFile, 'utf8');
  expect(svg).toMatch(/n\s=\s\d+\s·\s\d+\s\S+\s\d{4}</);

  // The typeface inside the file is Inter.
  const [, font = ''] = /base64,([^)]+)\)/u.exec(svg) ?? [];
  const fontFile = join(folder, 'inside.woff2');
  writeFileSync(fontFile, Buffer.from(font, 'base64'));
  expect(run('fc-scan', ['--format', '%{family}\n', fontFile])).toMatch(/^Inter$/m);

  const env = onlyInter(folder);
  const drawn = join(folder, 'drawn.png');
  run('rsvg-convert', ['--zoom', '2', '--output', drawn, svgFile], env);
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/u.exec(svg) ?? [];
  expect(sizeOf(drawn)).toBe(`${2 * Number(width)} ${2 * Number(height)}`);
  expect(sizeOf(pngFile)).toBe(sizeOf(drawn));
  expect(Math.abs(titleWidth(pngFile) / titleWidth(drawn) - 1)).toBeLessThan(0.03);
  const pdf = run('rsvg-convert', ['--format', 'pdf', svgFile], env);
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Inter-SemiBold/);
};
