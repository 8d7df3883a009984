import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { ScopedMemory } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { afterAll, describe, expect, it } from 'vitest'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 5, 10)

let now = START
const recollect = await createRecollect({
  plugins: [sessions()],
  store: sqliteStore({ file: ':memory:' }),
  languages: [english(), chinese()],
  clock: { zone: 'UTC', now: () => (now += 1) },
})
afterAll(() => recollect.close())

/** Three ways in which what is remembered comes back to an application. */
const READERS = {
  answer: async (memory: ScopedMemory, question: string) => (await memory.answer(question)).text,
  recall: async (memory: ScopedMemory, question: string) =>
    JSON.stringify((await memory.recall(question)).hits),
  context: async (memory: ScopedMemory, question: string) =>
    (await memory.session('s').context(question)).text,
}

/** Slots no pack knows, a question for each as people ask it, and two values. */
const SLOTS: readonly (readonly [slot: string, question: string])[] = [
  ['loading-bay', 'Which loading bay is assigned to this user?'],
  ['seat-count', 'What seat count is recorded?'],
  ['invoice-contact', 'Which invoice contact is current?'],
  ['retention-rule', 'What retention rule is kept for this user?'],
  ['discount', 'Is there a discount for this user?'],
  ['parkingSpot', 'What parking spot applies?'],
  ['plan', 'Which plan is this user on?'],
  ['交接说明', '目前的交接说明是什么？'],
  ['工位', '工位在哪里？'],
  ['会员等级', '现在记录的会员等级是哪个？'],
]

describe.each(Object.entries(READERS))('what %s gives back', (reader, read) => {
  describe.each(SLOTS)('of %s', (slot, question) => {
    const open = (name: string) => recollect.scope(`${reader}:${slot}:${name}`)

    it('is what was written, and after a correction the correction alone', async () => {
      const memory = open('corrected')
      await memory.put({ slot, value: 'goldfinch-2938' })
      expect(await read(memory, question)).toContain('goldfinch-2938')
      await memory.put({ slot, value: 'slatestone-4460', relation: 'updates' })
      const after = await read(memory, question)
      expect(after).toContain('slatestone-4460')
      expect(after).not.toContain('goldfinch-2938')
    })

    it('is nothing of what was deleted, and what was written after that', async () => {
      const memory = open('deleted')
      await memory.put({ slot, value: 'birchbark-7715' })
      await memory.forget({ slot })
      expect(await read(memory, question)).not.toContain('birchbark-7715')
      await memory.put({ slot, value: 'pinecrest-6604' })
      expect(await read(memory, question)).toContain('pinecrest-6604')
      expect(await read(memory, question)).not.toContain('birchbark-7715')
    })

    it('is nothing of what expired', async () => {
      const memory = open('expired')
      await memory.put({ slot, value: 'emberglow-5183', expiresAt: now + DAY })
      expect(await read(memory, question)).toContain('emberglow-5183')
      now += 2 * DAY
      expect(await read(memory, question)).not.toContain('emberglow-5183')
    })

    it('is nothing of what belongs to somebody else, also once it was handed over', async () => {
      const [memory, other] = [open('giver'), `${reader}:${slot}:taker`]
      await memory.put({ slot, value: 'wintergreen-4471' })
      expect(await read(recollect.scope(other), question)).not.toContain('wintergreen-4471')
      await memory.move({ slot }, other)
      expect(await read(memory, question)).not.toContain('wintergreen-4471')
      expect(await read(recollect.scope(other), question)).toContain('wintergreen-4471')
    })
  })

  it('is each of two things asked for at once', async () => {
    const memory = recollect.scope(`${reader}:two`)
    await memory.put({ slot: 'flash-offer', value: 'emberglow-5183' })
    await memory.put({ slot: 'account-owner', value: 'northgate-9027' })
    for (const question of [
      'Is there a flash offer, and who is the account owner?',
      'What flash offer and account owner are set?',
    ]) {
      const text = await read(memory, question)
      expect(text).toContain('emberglow-5183')
      expect(text).toContain('northgate-9027')
    }
  })
})
