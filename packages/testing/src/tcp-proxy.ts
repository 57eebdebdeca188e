import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export interface TcpProxy {
  readonly port: number;
  /** Nothing gets through in either direction, and nobody is told: packets are dropped. */
  freeze(): void;
  thaw(): void;
  /** As when the other machine dies without a word: the connections of now stay silent for ever, new ones work. */
  strand(): void;
  close(): Promise<void>;
}

/** Stands between an app and the socket of its database. */
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
      // Who was stranded is not told of the other side's end either.
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
    strand: () => {
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
