import type { Migrated } from '../commands/migrate/index.ts'
import type { View } from './view.ts'

export function renderMigrated(
  { db, before, after, grantedTo, grantedWorkerTo, partsKept, distributed }: Migrated,
  { text: { output, server } }: View,
): string {
  return [
    output.migrated(db, before ?? output.noSchema, after ?? output.noSchema),
    ...(grantedTo === null ? [] : [server.granted(grantedTo)]),
    ...(grantedWorkerTo === null ? [] : [server.grantedToWorker(grantedWorkerTo)]),
    ...(partsKept === null ? [] : [server.partsKept(partsKept)]),
    ...(distributed === null ? [] : [server.distributed(distributed.tables, distributed.changed)]),
  ].join('\n')
}
