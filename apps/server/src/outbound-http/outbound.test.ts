import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAllowedHost, type AllowedHost, parseAllowedHost } from './allowed-hosts.ts';
import { sendOutboundRequest, OutboundRefusedError, publicOnlyLookup } from './send-request.ts';
import { isPrivateAddress } from './private-address.ts';

const hosts = (...texts: string[]): AllowedHost[] =>
  texts.flatMap((text) => parseAllowedHost(text) ?? []);

describe('findAllowedHost', () => {
  const allowed = hosts(
    'hooks.example.org',
    '*.idp.example',
    'box.example:8443',
    'http://lan.example',
  );

  it.each([
    'https://hooks.example.org/any/path?q=1',
    'https://HOOKS.example.org:443/',
    'https://tenant.idp.example/x',
    'https://a.b.idp.example/',
    'https://box.example:8443/',
    'http://lan.example/',
  ])('allows %s', (url) => {
    expect(findAllowedHost(allowed, url)).toBeDefined();
  });

  it.each([
    'https://example.org/',
    'https://evil.example/?hooks.example.org',
    'https://hooks.example.org.evil.example/',
    'https://evilhooks.example.org/',
    'https://idp.example/',
    'https://evil-idp.example/',
    'http://hooks.example.org/',
    'https://hooks.example.org:8443/',
    'https://user:password@hooks.example.org/',
    'https://hooks.example.org@evil.example/',
    'https://lan.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//hooks.example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    '',
  ])('refuses %s', (url) => {
    expect(findAllowedHost(allowed, url)).toBeUndefined();
  });
});

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::1',
    '2001:0:4136:e378::1',
  ])('is true for %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2001:4860:4860::8888'])(
    'is false for %s',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('sendOutboundRequest', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: '/else' }).end();
      else if (request.url === '/long') response.end(Buffer.alloc(2 * 1024 * 1024));
      else response.end('fine');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const call = (entry: string, url: string) =>
    sendOutboundRequest(hosts(entry), url, { method: 'GET' });

  it('reaches an exactly listed host, even a private one', async () => {
    const answer = await call(`http://localhost:${port}`, `http://localhost:${port}/`);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'fine']);
  });

  it('refuses a private address that only a wildcard allows', async () => {
    const { promise: refusal, resolve } = Promise.withResolvers<unknown>();
    publicOnlyLookup('localhost', {}, resolve);
    expect(await refusal).toEqual(new OutboundRefusedError('The name leads to a private address.'));
    // Names below localhost resolve to this machine or not at all.
    const inside = call(`http://*.localhost:${port}`, `http://x.localhost:${port}/`);
    await expect(inside).rejects.toThrow();
    await expect(call('http://*.0.0.1', 'http://127.0.0.1/')).rejects.toThrow('A name is needed');
  });

  it('follows no redirect and limits the response size', async () => {
    const entry = `http://127.0.0.1:${port}`;
    expect((await call(entry, `${entry}/away`)).status).toBe(302);
    await expect(call(entry, `${entry}/long`)).rejects.toThrow('too long');
    await expect(call('hooks.example.org', `${entry}/`)).rejects.toThrow('not allowed');
  });
});
