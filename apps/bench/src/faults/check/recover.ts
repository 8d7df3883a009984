import { note } from '../../io/report.ts'
import { timed } from '../../stats/time.ts'
import { lookInto } from './look.ts'
import type { Ledger } from '../ledger.ts'
import type { Outcome } from '../outcome.ts'
import { keyOf, messageOf } from '../messages.ts'
import { openMemory } from '../worker/open.ts'
import type { StoreTask } from '../worker/open.ts'
import { faultsOfFile } from './file.ts'

export interface Recovery {
  readonly store: StoreTask
  readonly scope: string
  readonly ledger: Ledger
  /** The number of a message nobody has said. */
  readonly marker: number
}

/**
 * Opens the memory that a fault left behind, writes to it, and looks for everything that was acknowledged. One that does not open is
 * broken.
 */
export async function recover(recovery: Recovery): Promise<Partial<Outcome>> {
  try {
    return await look(recovery)
  } catch (error) {
    note(`What was left behind cannot be used: ${error instanceof Error ? error.message : String(error)}`)
    return { broken: 1 }
  }
}

async function look({ store, scope, ledger, marker }: Recovery): Promise<Partial<Outcome>> {
  const { ms, value: opened } = await timed(async () => {
    const recollect = await openMemory(store)
    const memory = recollect.scope(scope)
    const { item } = await memory.remember({ text: messageOf(marker), key: keyOf(marker) })
    return { recollect, memory, id: item.id }
  })
  ledger.did('remember', marker, opened.id)
  const found = await lookInto(opened.memory)
  await opened.recollect.close()
  const ofFile = store.kind === 'sqlite' ? faultsOfFile(store.file) : 0
  return { ...ledger.settle({ ...found, broken: found.broken + ofFile }), recovered: [ms] }
}
