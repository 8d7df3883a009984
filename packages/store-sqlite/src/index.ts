export { backupSqlite, restoreBackup, verifyBackup, writeBackup } from './backup/index.ts'
export type {
  Backup,
  BackupContents,
  BackupManifest,
  BackupSqliteOptions,
  RestoreBackupOptions,
  RestoredBackup,
  WriteBackupOptions,
} from './backup/index.ts'
export type { SqliteStoreOptions } from './options.ts'
export { sqliteStore } from './sqlite-store.ts'
