export { restoreBackup } from './restore-backup.ts';
export { readEncryptedFile, writeEncryptedFile } from './encrypted-file.ts';
export { verifyBackup } from './verify-backup.ts';
export { writeBackup } from './write-backup.ts';
