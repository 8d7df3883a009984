// Runs in a process of its own, which ends itself at the stage that is named, as a crash would.
import { backupInStages } from '../../src/backup/backup-sqlite.ts'
import { restoreInStages } from '../../src/backup/restore-backup.ts'
import type { OnStage } from '../../src/backup/types.ts'

const [, , task = '', from = '', to = '', last = ''] = process.argv

const stage: OnStage = (reached) => {
  if (reached === last) process.kill(process.pid, 'SIGKILL')
}

/** Between two turns of the event loop: some pages are there, others are not. */
const onProgress = (done: number): void => {
  if (last === 'half' && done > 0) process.kill(process.pid, 'SIGKILL')
}

if (task === 'backup') await backupInStages({ file: from, to, onProgress }, stage)
else await restoreInStages({ from, to }, stage)
