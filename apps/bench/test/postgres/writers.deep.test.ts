import { describe, expect, inject, it } from 'vitest'
import { connected } from '../../src/postgres/server/connected.ts'
import { rollbacksOf } from '../../src/postgres/server/rollbacks.ts'
import { withMemory } from '../../src/postgres/server/memory.ts'
import { checkChains } from '../../src/postgres/writers/check.ts'
import { startWriters } from '../../src/postgres/writers/process.ts'
import { valueOf, write } from '../../src/postgres/writers/write.ts'
import { ownDatabase } from './own-database.ts'

const TASK = { url: '', process: 0, writers: 2, updates: 6, scopes: 1, slots: 2 } as const
const TIMEOUT = 60_000

describe.runIf(inject('postgres').available)('writers', () => {
  const database = ownDatabase()
  const values = new Set([0, 1].flatMap((writer) => [0, 1, 2, 3, 4, 5].map((n) => valueOf(0, writer, n))))

  it('leave whole chains behind, and what is wrong with chains is found', { timeout: TIMEOUT }, async () => {
    const result = await withMemory(database.current.url, (recollect) => write(recollect, TASK))
    expect(result).toMatchObject({ failed: [] })
    expect(result.times).toHaveLength(12)
    const { adminUrl } = database.current
    const whole = { keys: 2, versions: 12, notOneActive: 0, gaps: 0, lost: 0, unacknowledged: 0 }
    expect(await checkChains(adminUrl, values)).toMatchObject(whole)
    expect(await rollbacksOf(adminUrl)).toEqual({ rollbacks: 0, deadlocks: 0 })

    const [, ...told] = values
    expect(await checkChains(adminUrl, new Set([...told, 'state 9.9.9']))).toMatchObject({
      lost: 1,
      unacknowledged: 1,
    })
    const first = `(select scope, version_key from recollect.memory_cards order by version_key limit 1)`
    const damage = (sql: string) => connected(adminUrl, (client) => client.query(sql))
    await damage(`delete from recollect.memory_cards where version = 2 and (scope, version_key) = ${first}`)
    expect(await checkChains(adminUrl, values)).toMatchObject({ ...whole, versions: 11, gaps: 1, lost: 1 })
    await damage(`update recollect.memory_cards set is_active = false where (scope, version_key) = ${first}`)
    expect(await checkChains(adminUrl, values)).toMatchObject({ notOneActive: 1, gaps: 1 })
  })

  it('tell of updates that failed', { timeout: TIMEOUT }, async () => {
    const failing = withMemory(database.current.url, async (recollect) => {
      await recollect.close()
      return write(recollect, { ...TASK, writers: 1, updates: 1 })
    })
    const { failed, times } = await failing
    expect(times).toEqual([])
    expect(failed).toMatchObject([{ value: valueOf(0, 0, 0) }])
  })

  it('whose process ends before its time are told of with what it said', async () => {
    await expect(startWriters('/nowhere/program.mjs', TASK)).rejects.toThrow(/Cannot find module/u)
  })
})
