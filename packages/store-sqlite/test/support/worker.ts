// Runs in a process of its own, bundled by processes.ts. What it does is named by its first argument.
import { writeSync } from 'node:fs'
import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { aCard, anItem, sequentialIds } from '@recollect/testkit'
import { sqliteStore } from '../../src/index.ts'
import type { SqliteDriverName } from '../../src/index.ts'

const [, , task = '', file = '', worker = '0', count = '0', driver] = process.argv
const ids = sequentialIds()

const isDriver = (name: string | undefined): name is SqliteDriverName => name !== undefined

/** Ids of this process alone. */
const nextId = (): string => ids.next(Number(worker) * 1_000_000 + 1)

const SLOTS = ['location', 'employer', 'age'] as const

async function addVersion(tx: ScopeTransaction, slot: string, value: string): Promise<void> {
  const last = await tx.cards.latest(`user:${slot}`, '')
  if (last?.active === true) await tx.cards.update(last.id, { active: false })
  await tx.cards.insert(
    aCard({ id: nextId(), slot, value, version: (last?.version ?? 0) + 1, parentId: last?.id ?? null }),
  )
}

/** A message, its index rows and the fact it states, in one transaction. */
function remember(store: Store, key: string, slot: string): Promise<void> {
  return store.transaction('alice', async (tx) => {
    const item = await tx.items.insert(anItem({ id: nextId(), key, text: `text of ${key}` }))
    await tx.search.index(
      item.seq,
      new Map([
        ['common', 1],
        [key, 2],
      ]),
    )
    await addVersion(tx, slot, key)
  })
}

/** Writes `count` messages as fast as it can, beside its siblings. */
async function write(store: Store): Promise<void> {
  for (let at = 0; at < Number(count); at += 1) {
    await remember(store, `${worker}/${String(at)}`, SLOTS[at % SLOTS.length] ?? 'location')
  }
}

/** Writes for ever, naming each message on standard output once it is acknowledged. */
async function writeForEver(store: Store): Promise<void> {
  for (let at = Number(count); ; at += 1) {
    const key = `${worker}/${String(at)}`
    await remember(store, key, 'location')
    writeSync(1, `${key}\n`)
  }
}

const store = sqliteStore({ file, ...(isDriver(driver) && { driver }) })
try {
  // Told when to begin, so that all processes begin together.
  writeSync(1, 'ready\n')
  await new Promise((resolve) => process.stdin.once('data', resolve))
  await store.migrate()
  if (task === 'write') await write(store)
  else if (task === 'write-for-ever') await writeForEver(store)
  else await store.read('alice', (view) => view.items.count())
  await store.close()
  writeSync(1, 'done\n')
} catch (error) {
  writeSync(2, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
}
process.stdin.destroy()
