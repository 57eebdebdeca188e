import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createTurns } from '@cadran/turns';
import { PARAMETERS } from '#parameters';

const TAG_LENGTH = 32;
const SALT_LENGTH = 16;

const derive = promisify(argon2);
/** Each hash takes 19 MiB and a core: many log-ins at once must queue and leave half of the machine to others. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
const hashing = createTurns({ places: HASHES_AT_ONCE, waiting: 200 });

/** Resolves when a hash may begin, with what is called at its end. */
type TakeTurn = () => Promise<() => void>;
let takeTurn: TakeTurn = async () => () => undefined;

/** Processes that share a machine take turns, so that they hash no more at once than one would. */
export const takeTurnsHashing = (turns: TakeTurn): void => void (takeTurn = turns);

/** Throws `TooBusyError` if a hash of the current caller would be refused now. */
export const refuseWhenBusy = (): void => hashing.refuseWhenFull();

interface Parsed {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const parse = (stored: string): Parsed | undefined => {
  const match = FORMAT.exec(stored);
  if (!match) return undefined;
  const [, memory, passes, parallelism, salt, tag] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt ?? '', 'base64'),
    tag: Buffer.from(tag ?? '', 'base64'),
  };
};

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const compute = (password: string, salt: Buffer, cost: Omit<Parsed, 'salt' | 'tag'>) =>
  hashing.run(async () => {
    const endTurn = await takeTurn();
    try {
      return await derive('argon2id', {
        message: Buffer.from(password.normalize('NFC')),
        nonce: salt,
        parallelism: cost.parallelism,
        tagLength: TAG_LENGTH,
        memory: cost.memory,
        passes: cost.passes,
      });
    } finally {
      endTurn();
    }
  });

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_LENGTH);
  const tag = await compute(password, salt, PARAMETERS);
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
};

/**
 * Of who has no password: no password matches it. Verified too when an account does not exist, so that the response time
 * is the same.
 */
export const NO_PASSWORD = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${unpadded(Buffer.alloc(SALT_LENGTH))}$${unpadded(Buffer.alloc(TAG_LENGTH))}`;

export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const parsed = parse(stored);
  if (!parsed) return false;
  const tag = await compute(password, parsed.salt, parsed);
  return tag.length === parsed.tag.length && timingSafeEqual(tag, parsed.tag);
};

export const needsRehash = (stored: string): boolean => {
  const parsed = parse(stored);
  return (
    !parsed ||
    parsed.memory < PARAMETERS.memory ||
    parsed.passes < PARAMETERS.passes ||
    parsed.parallelism < PARAMETERS.parallelism
  );
};
