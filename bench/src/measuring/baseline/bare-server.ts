import http from 'node:http';
import pg from 'pg';

/**
 * A minimal server for comparison: parses a JSON body and inserts it as one row with a prepared statement, without
 * authentication or validation. The argument is the connection.
 */
const CONNECTIONS = 20;
const pool = new pg.Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: CONNECTIONS });
const text = `insert into bare_rows (organization_id, id, body)
  values (gen_random_uuid(), gen_random_uuid(), $1)`;

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    pool.query({ name: 'insert', text }, [JSON.stringify(body)]).then(
      () => response.end('{}'),
      () => response.writeHead(500).end(),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
