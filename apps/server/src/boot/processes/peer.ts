/** One end of the channel between two processes. */
interface Channel {
  send(message: Message): void;
}

type Calls = Readonly<Record<string, (payload: never) => unknown>>;

interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
}

export type Message =
  | { readonly kind: 'ask'; readonly id: number; readonly call: string; readonly payload: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure };

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** What the other process could not do; `code` and `originalName` are those of its error. */
export class PeerError extends Error {
  override readonly name = 'PeerError';
  readonly code: unknown;
  readonly originalName: string;

  constructor({ name, message, code }: Failure) {
    super(message);
    this.code = code;
    this.originalName = name;
  }
}

const describeFailure = (error: unknown): Failure =>
  error instanceof Error
    ? { name: error.name, message: error.message, code: 'code' in error ? error.code : undefined }
    : { name: 'Error', message: String(error), code: undefined };

/** Calls between the primary and a worker: `ours` answers theirs, `ask` calls one of theirs. */
export const createPeer = <Theirs extends Calls>(channel: Channel, ours: Calls) => {
  const pending = new Map<number, Pending>();
  let last = 0;

  const answer = async (call: string, payload: unknown): Promise<unknown> => {
    const handle = ours[call];
    if (!handle) throw new Error(`No call is named ${call}.`);
    // Both ends are of one version and agree by the type of the calls.
    return handle(payload as never);
  };

  return {
    ask: <Name extends keyof Theirs & string>(
      call: Name,
      payload?: Parameters<Theirs[Name]>[0],
    ): Promise<Awaited<ReturnType<Theirs[Name]>>> => {
      const id = (last += 1);
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      pending.set(id, { resolve, reject });
      channel.send({ kind: 'ask', id, call, payload });
      return promise as Promise<Awaited<ReturnType<Theirs[Name]>>>;
    },
    receive: (message: Message): void => {
      if (message.kind === 'ask') {
        const { id } = message;
        answer(message.call, message.payload).then(
          (value) => channel.send({ kind: 'answer', id, answer: value }),
          (error: unknown) =>
            channel.send({ kind: 'failure', id, failure: describeFailure(error) }),
        );
        return;
      }
      const waiting = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'answer') waiting?.resolve(message.answer);
      else waiting?.reject(new PeerError(message.failure));
    },
    /** The other process has gone: nobody waits for it any longer. */
    close: (error: Error): void => {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    },
  };
};
