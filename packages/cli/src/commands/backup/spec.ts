import { command } from '../../argv/command.ts'
import { fileArgument } from '../../argv/files.ts'

export interface BackupArguments {
  /** As it was typed. */
  readonly file: string
  /** A backup that is there is checked, and none is made. */
  readonly verify: boolean
}

export const backupSpec = command({
  name: 'backup',
  group: 'safety',
  argument: { syntax: '<file>', help: 'backupFile' },
  options: ['verifyOnly'],
  read: (values): BackupArguments => ({ file: fileArgument(values), verify: values.flag('verify') }),
  load: async () => {
    const [{ backup }, { renderBackup }] = await Promise.all([
      import('./index.ts'),
      import('../../render/safety/backup.ts'),
    ])
    return { run: backup, render: renderBackup }
  },
})
