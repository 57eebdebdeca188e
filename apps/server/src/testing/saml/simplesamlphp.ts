import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROVIDER } from './test-keys.ts';

const PAGES = '/usr/share/simplesamlphp/www';

/** Debian's package and PHP (`npx node scripts/install/install-simplesamlphp.ts` installs them). */
export const hasSimpleSamlPhp = (): boolean =>
  existsSync(join(PAGES, 'saml2/idp/SSOService.php')) &&
  spawnSync('php', ['--version']).status === 0;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Person {
  readonly password: string;
  readonly uid: string;
  readonly mail: string;
  readonly displayName: string;
}

/** A value of PHP: JSON is one, between quotes that it escapes. */
const php = (value: unknown): string =>
  `json_decode('${JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}', true)`;

const waitFor = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await (await fetch(url)).text();
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error('SimpleSAMLphp did not start.');
};

/** A real identity provider, with one application and these people. */
export const startSimpleSamlPhp = async (people: Readonly<Record<string, Person>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'cadran-saml-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  for (const name of ['cert', 'metadata', 'log', 'data', 'tmp', 'sessions'])
    mkdirSync(join(folder, name));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('cert/idp.key', PROVIDER.key);
  write('cert/idp.crt', PROVIDER.certificate);
  const config = {
    baseurlpath: `${origin}/`,
    certdir: `${folder}/cert/`,
    loggingdir: `${folder}/log/`,
    datadir: `${folder}/data/`,
    tempdir: `${folder}/tmp`,
    metadatadir: `${folder}/metadata/`,
    attributenamemapdir: '/etc/simplesamlphp/attributemap/',
    secretsalt: 'of the tests, long enough',
    'auth.adminpassword': 'of the tests',
    'enable.saml20-idp': true,
    'module.enable': { exampleauth: true, core: true, saml: true },
    'session.cookie.secure': false,
    'session.phpsession.savepath': `${folder}/sessions`,
    'store.type': 'phpsession',
    'logging.handler': 'file',
    'logging.level': 7,
    'language.default': 'en',
  };
  write('config.php', `<?php\n$config = ${php(config)};\n`);
  const users = Object.fromEntries(
    Object.entries(people).map(([name, { password, ...attributes }]) => [
      `${name}:${password}`,
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, [value]])),
    ]),
  );
  const sources = `['people' => ['exampleauth:UserPass'] + ${php(users)}]`;
  write('authsources.php', `<?php\n$config = ${sources};\n`);
  const nameId = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const idp = {
    host: '__DEFAULT__',
    privatekey: 'idp.key',
    certificate: 'idp.crt',
    auth: 'people',
    'signature.algorithm': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    authproc: {
      3: { class: 'saml:AttributeNameID', attribute: 'uid', Format: nameId },
    },
    NameIDFormat: nameId,
  };
  write('metadata/saml20-idp-hosted.php', `<?php\n$metadata['${origin}/idp'] = ${php(idp)};\n`);
  const child = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', PAGES], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: folder },
    stdio: 'ignore',
  });
  await waitFor(`${origin}/`);
  return {
    /** Registers the application, as an administrator of the provider does. */
    register: (application: { readonly entityId: string; readonly acsUrl: string }) => {
      const sp = { AssertionConsumerService: application.acsUrl, NameIDFormat: nameId };
      write(
        'metadata/saml20-sp-remote.php',
        `<?php\n$metadata['${application.entityId}'] = ${php(sp)};\n`,
      );
    },
    metadata: async () => (await fetch(`${origin}/saml2/idp/metadata.php`)).text(),
    close: async () => {
      const ended = new Promise((resolve) => void child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
};
