import { has, installPackages } from './debian-packages.ts';

if (!has('soffice') && !installPackages('libreoffice-impress', 'fonts-liberation'))
  console.warn(
    'The test that opens slides with LibreOffice (soffice) is skipped: install it first.',
  );
