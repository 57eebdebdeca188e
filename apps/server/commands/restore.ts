import { restore } from '../src/boot/storage/restore.ts';
import { readConfig } from '../src/env.ts';

/** Usage: npm run restore -- <file>, into an empty database or a new DATA_DIR. */
const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Usage: npm run restore -- <file>');
  const { takenAt, rows, withKey } = await restore(readConfig(process.env, []), path);
  console.log(`${rows} rows of ${takenAt} are back. Everybody logs in again.`);
  if (!withKey)
    console.log(
      'The backup has no key in it: bring the SECRET_KEY, or the file secret.key, that it was taken with. Without it second factors and return codes are lost.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
