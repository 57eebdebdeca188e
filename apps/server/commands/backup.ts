import { writeBackupFile } from '../src/boot/storage/backup.ts';
import { readConfig } from '../src/env.ts';

/** Usage: npm run backup -- <new file>. Encrypted if BACKUP_KEY is set. */
const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Usage: npm run backup -- <new file>');
  const config = readConfig(process.env, []);
  const rows = await writeBackupFile(config, path, new Date());
  console.log(`${rows} rows are in ${path}.`);
  if (config.backupKey === undefined)
    console.log(
      'It is not encrypted, and the installation’s key (SECRET_KEY, or secret.key beside the data) is not in it: keep that one too, elsewhere. With BACKUP_KEY both are taken care of.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
