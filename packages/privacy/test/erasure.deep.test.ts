import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recollect, ScopedMemory } from '@recollect/core'
import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { sqliteJobs } from '@recollect/store-sqlite/jobs'
import { hashEmbedder, plantEverything } from '@recollect/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasureReceipt, generateKey, verifyReceipt } from '../src/index.ts'

const directory = mkdtempSync(join(tmpdir(), 'recollect-erasure-'))
const file = join(directory, 'r.db')
const planted: string[] = []

/** A word of its own each time, that no language pack cuts, in one script or both. */
function secret(): string {
  const at = String(planted.length + 1000)
  const word =
    planted.length % 3 === 0 ? `秘密${at}号暗语` : `Zebra${at}quux${planted.length % 3 === 1 ? '' : '密'}`
  planted.push(word)
  return word
}

/** Tells a secret by every verb that keeps a text. */
async function tell(memory: ScopedMemory, session: string): Promise<void> {
  const { item } = await memory.remember({
    text: `My password is ${secret()} and I live in ${secret()}`,
    session,
    speaker: secret(),
    key: secret(),
    metadata: { note: secret(), [secret()]: 1 },
  })
  await memory.remember([`我住在${secret()}。`, `我喜欢${secret()}`, `I moved to ${secret()}`])
  await memory.remember({ text: `The tool said ${secret()}`, role: 'tool' })
  await memory.put({ slot: 'plan', value: secret(), source: secret(), metadata: { why: secret() } })
  const { change } = await memory.put({ slot: secret(), value: secret() })
  await memory.undo(change)
  await memory.forget({ item: item.id }, { grace: 1_000_000 })
  await memory.recall(`Where is ${secret()}?`)
  const log = memory.session(session)
  await log.log(`问题 ${secret()}？`, `Keep this answer: ${secret()}`, {
    mark: true,
    topics: [secret()],
    user: secret(),
  })
  await log.working.set({ [secret()]: { deep: [secret()] } })
  await log.working.submitForm({ title: secret(), fields: { city: secret() } })
}

let recollect: Recollect
const jobs = sqliteJobs({ file })

beforeAll(async () => {
  const store = sqliteStore({ file, durability: 'normal' })
  recollect = await createRecollect({
    plugins: [sessions(), knowledge(), transfer()],
    store,
    languages: [english(), chinese()],
    embedder: hashEmbedder(),
  })
  const [alice, bob] = [recollect.scope('alice'), recollect.scope('bob')]
  await bob.remember(['I live in Leeds', '我住在北京'])
  await bob.session('s').log('Where?', 'There.', { mark: true })
  for (let time = 0; time < 16; time += 1) await tell(alice, `session ${String(time % 5)}`)
  await alice.sessions.archive({ sessions: ['session 0', 'session 1'] })
  for (let time = 0; time < 7; time += 1) await plantEverything(store, 'alice', secret)
  await jobs.add({ kind: 'backfill', scope: 'alice', payload: { note: secret() } })
  await jobs.add({ kind: 'backfill', scope: 'bob' })
}, 120_000)

afterAll(async () => {
  await jobs.close()
  await recollect.close()
  rmSync(directory, { recursive: true, force: true })
})

const standing = (): readonly string[] => {
  const files = readdirSync(directory).map((name) => readFileSync(join(directory, name)))
  return planted.filter((text) => files.some((bytes) => bytes.includes(text)))
}

async function exported(memory: ScopedMemory): Promise<string> {
  const lines: string[] = []
  for await (const line of memory.export()) lines.push(line)
  return lines.slice(1).join('\n')
}

describe('erasing a memory that was lived in', () => {
  it('leaves none of a thousand secrets in the files or in exports, and all of the other memory', async () => {
    const [alice, bob] = [recollect.scope('alice'), recollect.scope('bob')]
    expect(planted.length).toBeGreaterThan(1000)
    expect(standing().length).toBeGreaterThan(900)
    const kept = await exported(bob)

    const report = await alice.erase({ jobs })
    expect(standing()).toEqual([])
    expect(report).toMatchObject({ jobs: 1, residue: { found: 0 } })
    expect((await jobs.list()).rows.map(({ scope }) => scope)).toEqual(['bob'])
    expect(await exported(bob)).toBe(kept)
    const all = (await Promise.all([alice, bob].map(exported))).join('\n')
    expect(planted.filter((text) => all.includes(text))).toEqual([])

    const key = generateKey()
    const receipt = JSON.stringify(erasureReceipt(report, { key }))
    expect(planted.filter((text) => receipt.includes(text))).toEqual([])
    await alice.remember('I live in York')
    const store = sqliteStore({ file })
    expect(await verifyReceipt(receipt, { key, scope: 'alice', store })).toMatchObject({ valid: true })
    expect((await verifyReceipt(receipt, { key, scope: 'bob', store })).problems).toEqual([
      'scope',
      'older-records',
    ])
    await store.close()
    expect(standing()).toEqual([])
  }, 60_000)
})
