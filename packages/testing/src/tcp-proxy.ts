import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export interface TcpProxy {
  readonly port: number;
  /** Drops all packets in both directions without closing the connections. */
  freeze(): void;
  thaw(): void;
  /** As if the other machine died: existing connections stay silent for ever, new ones work. */
  freezeConnections(): void;
  close(): Promise<void>;
}

/** A proxy between an app and the socket of its database. */
export const startProxy = async (socketPath: string): Promise<TcpProxy> => {
  const pairs = new Set<Pair>();
  const stranded = new Set<Pair>();
  let frozen = false;
  const hold = ({ near, far }: Pair): void => {
    near.pause();
    far.pause();
  };
  const server = createServer((near) => {
    const far = connect(socketPath);
    const pair = { near, far };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      // A stranded connection does not see the other side close either.
      if (stranded.has(pair)) return;
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.once('error', end);
      from.once('close', end);
    }
    if (frozen) hold(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    freeze: () => {
      frozen = true;
      pairs.forEach(hold);
    },
    thaw: () => {
      frozen = false;
      for (const { near, far } of pairs) {
        near.resume();
        far.resume();
      }
    },
    freezeConnections: () => {
      for (const pair of pairs) {
        hold(pair);
        stranded.add(pair);
      }
      pairs.clear();
    },
    close: async () => {
      for (const { near, far } of [...pairs, ...stranded]) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
};
