import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RecollectError } from '@recollect/core'
import { allRows } from '../../library/all-rows.ts'
import { seededRandom } from '../../synthetic/random.ts'
import type { FaultContext } from '../context.ts'
import { keyOf, messageOf, ownSlots, valueOf } from '../messages.ts'
import type { DamageOutcome } from '../outcome.ts'
import { openMemory } from '../worker/open.ts'

const SCOPE = '孙八 Sun'
const MESSAGES = 80
/** Code of an error that is no error of the library. */
const UNTYPED = 'UNTYPED'

/** A whole database to be damaged, and the log it had before it was closed. */
interface Whole {
  readonly bytes: Buffer
  readonly log: Buffer
  /** The log of another one. */
  readonly foreign: Buffer
  readonly read: string
}

/** What a damage makes of the bytes of a file and of the log beside it. */
export type Damage = (whole: Whole, random: () => number) => { readonly bytes: Buffer; readonly log?: Buffer }

const flip: Damage = ({ bytes }, random) => {
  const copy = Buffer.from(bytes)
  const at = Math.floor(random() * copy.length)
  copy.writeUInt8(copy.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
  return { bytes: copy }
}

export const DAMAGES = {
  flip,
  page: ({ bytes }, random) => {
    const copy = Buffer.from(bytes)
    const page = Math.floor((random() * copy.length) / 4096)
    for (let at = page * 4096; at < (page + 1) * 4096; at += 1) copy[at] = Math.floor(random() * 256)
    return { bytes: copy }
  },
  cut: ({ bytes }, random) => ({ bytes: bytes.subarray(0, 1 + Math.floor(random() * (bytes.length - 1))) }),
  empty: ({ log }) => ({ bytes: Buffer.alloc(0), log }),
  other: (_, random) => ({
    bytes: Buffer.from(
      Array.from({ length: 1 + Math.floor(random() * 9000) }, () => Math.floor(random() * 256)),
    ),
  }),
  /** The log of another database, as far as it had been written. */
  swapped: ({ bytes, foreign }, random) => ({
    bytes,
    log: foreign.subarray(0, Math.floor(random() * (foreign.length + 1))),
  }),
  /** Its own log, from before it was last closed. */
  old: ({ bytes, log }, random) => ({ bytes, log: log.subarray(0, Math.floor(random() * (log.length + 1))) }),
} satisfies Record<string, Damage>

/** Damages copies of a file, and reads all of each through the library: what is read must be what was written, or an error says why not. */
export const damageFile =
  (damage: Damage) =>
  async ({ directory, seed }: FaultContext, tries: number): Promise<DamageOutcome> => {
    const { log: foreign } = await wholeFile(join(directory, 'other.db'), seed + 1)
    const whole = { ...(await wholeFile(join(directory, 'whole.db'), seed)), foreign }
    const random = seededRandom(seed)
    const counts = { told: 0, harmless: 0, wrong: 0 }
    let changed = 0
    for (let at = 0; at < tries; at += 1) {
      const { bytes, log } = damage(whole, random)
      const file = join(directory, 'damaged.db')
      for (const side of ['-wal', '-shm']) rmSync(file + side, { force: true })
      writeFileSync(file, bytes)
      if (log !== undefined) writeFileSync(`${file}-wal`, log)
      const before = hashOf(file)
      const read = await readAll(file)
      if (read === whole.read) counts.harmless += 1
      else if (read.startsWith('error ') && read !== `error ${UNTYPED}`) counts.told += 1
      else counts.wrong += 1
      if (read.startsWith('error ') && hashOf(file) !== before) changed += 1
    }
    return { tries, ...counts, changed }
  }

const hashOf = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''

/** All of it as text, or the code of the error that says why not. */
async function readAll(file: string): Promise<string> {
  try {
    const recollect = await openMemory({ kind: 'sqlite', file, durability: 'normal' })
    try {
      const memory = recollect.scope(SCOPE)
      const items = await allRows((page) => memory.items.list(page))
      const cards = await allRows((page) => memory.cards.list(page))
      const histories = await Promise.all(ownSlots.map((slot) => memory.history(slot)))
      return JSON.stringify([items, cards, histories])
    } finally {
      await recollect.close()
    }
  } catch (error) {
    return `error ${RecollectError.isInstance(error) ? error.code : UNTYPED}`
  }
}

async function wholeFile(file: string, seed: number): Promise<Omit<Whole, 'foreign'>> {
  const recollect = await openMemory({ kind: 'sqlite', file, durability: 'normal' })
  const memory = recollect.scope(SCOPE)
  const random = seededRandom(seed)
  for (let n = 0; n < MESSAGES; n += 1) {
    await memory.remember({ text: messageOf(n), key: keyOf(n) })
    if (n % 4 === 0)
      await memory.put({
        slot: ownSlots[Math.floor(random() * ownSlots.length)] ?? '',
        value: valueOf(n),
        relation: 'updates',
      })
  }
  copyFileSync(`${file}-wal`, `${file}.log`)
  await recollect.close()
  return { bytes: readFileSync(file), log: readFileSync(`${file}.log`), read: await readAll(file) }
}
