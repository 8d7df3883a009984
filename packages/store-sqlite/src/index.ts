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
export type { SqliteDriverName, SqliteStoreOptions } from './options.ts'
export type { LibsqlServerOptions } from './server/options.ts'
export { sqliteStore } from './sqlite-store.ts'
