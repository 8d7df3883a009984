// Runs in a process of its own, bundled by bundle-worker.ts: `<url> <worker> <stores> <updates of each> <scopes> <slots> [schema]`.
import { writeSync } from 'node:fs'
import { uuidv7Ids } from '@recollect/core'
import { postgresStore } from '../../src/index.ts'
import { addVersion } from './chains.ts'
import { dice } from './dice.ts'

const [, , url = '', worker = '', ...numbers] = process.argv
const [stores = 0, updates = 0, scopes = 0, slots = 0] = numbers.slice(0, 4).map(Number)
const schema = numbers[4] ?? 'recollect'
const ids = uuidv7Ids()
const next = dice(Number(worker))

/** One writer: a store of its own, its updates one after another. */
async function write(writer: number): Promise<void> {
  const store = postgresStore({ url, schema, poolSize: 4 })
  for (let at = 0; at < updates; at += 1) {
    const value = `${worker}/${String(writer)}/${String(at)}`
    const scope = `scope ${String(next(scopes))}`
    const slot = `slot ${String(next(slots))}`
    const version = await addVersion(store, scope, slot, { id: ids.next(Date.now()), value })
    writeSync(1, `${JSON.stringify({ scope, slot, version, value })}\n`)
  }
  await store.close()
}

await Promise.all(Array.from({ length: stores }, (_, writer) => write(writer)))
