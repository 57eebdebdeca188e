import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Sitter } from './studio.ts';

/** A file, and its pages as pictures where there is a program that makes them. */
const keep = ({ folder }: Sitter, name: string, file: Buffer): void => {
  const path = `${folder}/paper/${name}`;
  mkdirSync(`${folder}/paper`, { recursive: true });
  writeFileSync(`${path}.pdf`, file);
  spawnSync('pdftoppm', ['-r', '80', '-png', `${path}.pdf`, path]);
};

/** A PDF that the product makes. */
export const keepFile = async (
  sitter: Sitter,
  name: string,
  path: string,
  data?: object,
): Promise<void> => {
  const answer = await sitter.page.request.fetch(`/api${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${sitter.token}` },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  keep(sitter, name, await answer.body());
};

/** The page as the browser prints it. */
export const keepPrint = async (sitter: Sitter, name: string): Promise<void> =>
  keep(sitter, `print-${name}`, await sitter.page.pdf({ format: 'A4', preferCSSPageSize: true }));
