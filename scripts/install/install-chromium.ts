import { existsSync } from 'node:fs';
import { has, installPackages, isRoot, run } from './debian-packages.ts';
import { findChromium, HEADLESS_SHELL } from './find-chromium.ts';

/** The system package on Debian and its derivatives; elsewhere Playwright's download. */
const install = (): boolean => {
  const done = installPackages('chromium-headless-shell', 'fonts-liberation');
  if (done && existsSync(HEADLESS_SHELL)) return true;
  if (findChromium() !== undefined) return true;
  // Installing packages needs root; other users may already have what Chromium needs.
  return run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
};

const chosen = process.env['CHROMIUM'] !== undefined && findChromium() !== undefined;
if (!chosen && !existsSync(HEADLESS_SHELL) && !install()) {
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM to the path of its program.',
  );
  process.exitCode = 1;
}

/** With which tests open saved figures. */
const FIGURE_PROGRAMS = ['rsvg-convert', 'identify', 'fc-scan'];
if (!FIGURE_PROGRAMS.every(has) && !installPackages('librsvg2-bin', 'imagemagick', 'fontconfig')) {
  console.error(
    'The tests of saved figures need librsvg (rsvg-convert), ImageMagick and fontconfig.',
  );
  process.exitCode = 1;
}
