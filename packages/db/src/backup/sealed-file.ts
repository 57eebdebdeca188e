import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { type Duplex, PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

const ignore = (): undefined => undefined;

/** Ends with what it reads from, also in failure; whoever reads the end hears of it. */
const pipelineTo = <T extends Duplex>(source: Readable, through: T): T => {
  pipeline(source, through).catch(ignore);
  return through;
};

const SEALED = 'age-encryption.org/v1';

const sealed = async (source: Readable, passphrase: string): Promise<Readable> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const web = Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(web)) as ReadableStream);
};

const unsealed = async (source: Readable, passphrase: string): Promise<Readable> => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const web = Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await decrypter.decrypt(web)) as ReadableStream);
};

const refusalOf = (path: string, error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST') return `There is a file ${path} already: name another one.`;
  if (code === 'ENOENT') return `There is no folder to write ${path} to.`;
  return `${path} cannot be written: ${String(error)}`;
};

/** Compressed and, with a key, encrypted in the format of the `age` tool, which opens it too. Never over a file. */
export const writeFileSealed = async (
  path: string,
  passphrase: string | undefined,
  fill: (out: Writable) => Promise<void>,
): Promise<void> => {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new Error(refusalOf(path, error), { cause: error });
  });
  const into = file.createWriteStream({ flush: true });
  const plain = new PassThrough();
  const packed = pipelineTo(plain, createGzip());
  const written = (async () =>
    pipeline(passphrase === undefined ? packed : await sealed(packed, passphrase), into))();
  // A disk that is full ends the reading too.
  written.catch((error: unknown) => plain.destroy(error as Error));
  const filled = fill(plain).then(
    () => void plain.end(),
    (error: unknown) => void plain.destroy(error as Error),
  );
  try {
    await Promise.all([written, filled]);
  } catch (error) {
    // Half a backup would be taken for one, and stand in the way of the next.
    await rm(path, { force: true });
    throw error;
  }
};

const isSealed = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const start = Buffer.alloc(SEALED.length);
    await file.read(start);
    return start.toString('latin1') === SEALED;
  } finally {
    await file.close();
  }
};

export const readFileSealed = async (
  path: string,
  passphrase: string | undefined,
): Promise<Readable> => {
  const file = createReadStream(path);
  if (!(await isSealed(path))) return pipelineTo(file, createGunzip());
  if (passphrase === undefined)
    throw new Error('The backup is encrypted: set BACKUP_KEY to its key.');
  try {
    return pipelineTo(await unsealed(file, passphrase), createGunzip());
  } catch (error) {
    throw new Error('The backup cannot be opened with this BACKUP_KEY.', { cause: error });
  }
};
