import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The least that a server does to keep what it is sent: one INSERT for each request, and nothing else. */
const CONNECTIONS = 8;
const settings = JSON.parse(process.argv[2] ?? '{}') as pg.PoolConfig;
const pool = new pg.Pool({ ...settings, max: CONNECTIONS });
await pool.query('create table requests (id bigserial primary key, body jsonb not null)');

const ANSWER = JSON.stringify({ id: 'nobody', token: 'none' });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const values = [Buffer.concat(chunks).toString()];
    pool.query({ name: 'insert', text: 'insert into requests (body) values ($1)', values }).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
