import { command } from '../../argv/command.ts'
import { fileArgument } from '../../argv/files.ts'

export interface RestoreBackupArguments {
  /** As it was typed. */
  readonly file: string
  readonly yes: boolean
}

export const restoreBackupSpec = command({
  name: 'restore-backup',
  group: 'safety',
  argument: { syntax: '<file>', help: 'backupFile' },
  options: ['yes'],
  read: (values): RestoreBackupArguments => ({ file: fileArgument(values), yes: values.flag('yes') }),
  load: async () => {
    const [{ restoreTheBackup }, { renderRestoredBackup }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/backup.ts'),
    ])
    return { run: restoreTheBackup, render: renderRestoredBackup }
  },
})
