export { restoreBackup } from './restore-backup.ts';
export { readFileSealed, writeFileSealed } from './sealed-file.ts';
export { writeBackup } from './write-backup.ts';
