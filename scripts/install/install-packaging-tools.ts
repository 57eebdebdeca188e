import { has, installPackages } from './debian-packages.ts';

/** For the tests of the Debian package and the image, which are skipped, and say so, where one is missing. */
const PROGRAMS: Readonly<Record<string, string>> = {
  lintian: 'lintian',
  mmdebstrap: 'mmdebstrap',
  'systemd-nspawn': 'systemd-container',
  buildah: 'buildah',
  crun: 'crun',
};

const missing = Object.keys(PROGRAMS).filter((program) => !has(program));
if (missing.length > 0 && !installPackages(...missing.map((program) => PROGRAMS[program] ?? '')))
  console.error(`Not installed: ${missing.join(', ')}. Their tests are skipped.`);
