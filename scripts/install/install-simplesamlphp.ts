import { existsSync } from 'node:fs';
import { has, installPackages } from './debian-packages.ts';

const isInstalled = has('php') && existsSync('/usr/share/simplesamlphp');
if (!isInstalled && !installPackages('simplesamlphp', 'php-cli', 'php-xml', 'php-mbstring'))
  console.warn('The test of sign-in with SimpleSAMLphp is skipped: install it first.');
