import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ScreenshotSession } from './screenshot-session.ts';

/** Saves the PDF, and its pages as images where pdftoppm is installed. */
const save = ({ folder }: ScreenshotSession, name: string, file: Buffer): void => {
  const path = `${folder}/paper/${name}`;
  mkdirSync(`${folder}/paper`, { recursive: true });
  writeFileSync(`${path}.pdf`, file);
  spawnSync('pdftoppm', ['-r', '80', '-png', `${path}.pdf`, path]);
};

/** Saves a PDF that the API returns. */
export const savePdf = async (
  session: ScreenshotSession,
  name: string,
  path: string,
  data?: object,
): Promise<void> => {
  const answer = await session.page.request.fetch(`/api${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${session.token}` },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  save(session, name, await answer.body());
};

/** Saves the page as the browser prints it. */
export const savePrintedPage = async (session: ScreenshotSession, name: string): Promise<void> =>
  save(session, `print-${name}`, await session.page.pdf({ format: 'A4', preferCSSPageSize: true }));
