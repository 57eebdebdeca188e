import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { type Duplex, PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

const ignore = (): undefined => undefined;

/** Ends when its source ends, also with an error. */
const pipelineTo = <T extends Duplex>(source: Readable, through: T): T => {
  pipeline(source, through).catch(ignore);
  return through;
};

const ENCRYPTED_HEADER = 'age-encryption.org/v1';

const encrypt = async (source: Readable, passphrase: string): Promise<Readable> => {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const web = Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await encrypter.encrypt(web)) as ReadableStream);
};

const decrypt = async (source: Readable, passphrase: string): Promise<Readable> => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const web = Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
  return Readable.fromWeb((await decrypter.decrypt(web)) as ReadableStream);
};

const describeError = (path: string, error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST') return `There is a file ${path} already: name another one.`;
  if (code === 'ENOENT') return `There is no folder to write ${path} to.`;
  return `${path} cannot be written: ${String(error)}`;
};

/** Compressed and, with a key, encrypted in the format of the `age` tool. Never overwrites a file. */
export const writeEncryptedFile = async (
  path: string,
  passphrase: string | undefined,
  fill: (out: Writable) => Promise<void>,
): Promise<void> => {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new Error(describeError(path, error), { cause: error });
  });
  const into = file.createWriteStream({ flush: true });
  const plain = new PassThrough();
  const packed = pipelineTo(plain, createGzip());
  const written = (async () =>
    pipeline(passphrase === undefined ? packed : await encrypt(packed, passphrase), into))();
  // A write error ends the reading too.
  written.catch((error: unknown) => plain.destroy(error as Error));
  const filled = fill(plain).then(
    () => void plain.end(),
    (error: unknown) => void plain.destroy(error as Error),
  );
  try {
    await Promise.all([written, filled]);
  } catch (error) {
    // An incomplete file could be mistaken for a backup.
    await rm(path, { force: true });
    throw error;
  }
};

const isEncrypted = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const start = Buffer.alloc(ENCRYPTED_HEADER.length);
    await file.read(start);
    return start.toString('latin1') === ENCRYPTED_HEADER;
  } finally {
    await file.close();
  }
};

export const readEncryptedFile = async (
  path: string,
  passphrase: string | undefined,
): Promise<Readable> => {
  const file = createReadStream(path);
  if (!(await isEncrypted(path))) return pipelineTo(file, createGunzip());
  if (passphrase === undefined)
    throw new Error('The backup is encrypted: set BACKUP_KEY to its key.');
  try {
    return pipelineTo(await decrypt(file, passphrase), createGunzip());
  } catch (error) {
    throw new Error('The backup cannot be opened with this BACKUP_KEY.', { cause: error });
  }
};
