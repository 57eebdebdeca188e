import { Agent, request } from 'node:http';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Socket } from 'node:net';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A connection that is kept, so that the same process answers all of its requests. */
export const openConnection = (address: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let socket: Socket | undefined;
  const send = (method: string, path: string, token?: string, body?: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const asked = request(`${address}${path}`, { method, agent, headers }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          const isJson = incoming.headers['content-type']?.includes('json') === true;
          resolve({ status: incoming.statusCode ?? 0, body: isJson ? JSON.parse(text) : text });
        });
      });
      asked.once('socket', (used) => (socket = used));
      asked.once('error', reject);
      asked.end(payload);
    });
  return { send, port: () => socket?.localPort ?? 0, close: () => agent.destroy() };
};
export type OwnConnection = ReturnType<typeof openConnection>;

/** The server's end of a connection from this port of the loopback interface. Linux. */
const serverInode = (clientPort: number): string | undefined => {
  const remote = clientPort.toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return fields.find((field) => field[2]?.endsWith(`:${remote}`))?.[9];
};

/** Which of these processes serves a connection. */
export const servedBy = (
  connection: OwnConnection,
  pids: readonly number[],
): number | undefined => {
  const inode = serverInode(connection.port());
  return pids.find((pid) =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`;
      } catch {
        return false;
      }
    }),
  );
};

/** The processes that serve requests, of an instance with several. Linux. */
export const workersOf = (primary: number): number[] =>
  readFileSync(`/proc/${primary}/task/${primary}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/main.ts'));
