import { ChildProcessError } from '@cadran/processes';
import { describe, expect, it } from 'vitest';
import { createPeer, type Message } from './peer.ts';

type Calls = Readonly<{
  double: (number: number) => number;
  fail: () => void;
  wait: () => Promise<void>;
}>;

/** Two ends that hear each other as processes do: later, and a copy. */
const connect = () => {
  const deliver = (to: (message: Message) => void) => (message: Message) =>
    setImmediate(() => to(structuredClone(message)));
  const ours: Calls = {
    double: (number) => number * 2,
    fail: () => {
      throw new ChildProcessError('busy', 'The pdf process has too many jobs waiting.');
    },
    wait: () => new Promise(() => undefined),
  };
  const asking = createPeer<Calls>({ send: deliver((message) => answering.receive(message)) }, {});
  const answering = createPeer<Calls>(
    { send: deliver((message) => asking.receive(message)) },
    ours,
  );
  return asking;
};

describe('calls between processes', () => {
  it('are answered, each by its own answer', async () => {
    const asking = connect();
    const answers = await Promise.all([1, 2, 3].map((number) => asking.ask('double', number)));
    expect(answers).toEqual([2, 4, 6]);
  });

  it('fail with what the other process has thrown', async () => {
    await expect(connect().ask('fail')).rejects.toMatchObject({
      message: 'The pdf process has too many jobs waiting.',
      originalName: 'ChildProcessError',
      code: 'busy',
    });
  });

  it('fail when nobody knows the call', async () => {
    const asking = createPeer<Calls>({ send: (message) => other.receive(message) }, {});
    const other = createPeer<Calls>({ send: (message) => asking.receive(message) }, {});
    await expect(asking.ask('double', 1)).rejects.toThrow('No call is named double.');
  });

  it('fail when the other process ends meanwhile', async () => {
    const asking = connect();
    const waiting = asking.ask('wait');
    asking.close(new Error('The process has ended.'));
    await expect(waiting).rejects.toThrow('The process has ended.');
  });
});
