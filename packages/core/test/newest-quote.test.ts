import { describe, expect, it } from 'vitest'
import { openMemory } from './support/memory.ts'

/** What is quoted of messages that no rule reads. */
async function quoted(texts: readonly string[], question: string): Promise<string | null> {
  const { recollect, alice, clock } = await openMemory()
  for (const text of texts) {
    await alice.remember(text)
    clock.set(clock.now() + 60_000)
  }
  const { answer } = await alice.recall(question)
  await recollect.close()
  return answer.quote
}

const ASIDES = Array.from({ length: 6 }, (_, at) => `Kites number ${String(at)} flew over the hill`)

describe('the quote where no card answers', () => {
  it('is of what was said last of the same thing', async () => {
    const said = ['The staging database is orca', ...ASIDES, 'Staging runs on heron since Monday']
    expect(await quoted(said, 'Which staging database is there?')).toBe(said.at(-1))
  })

  it('is of the best where what was said later is of something else', async () => {
    const said = ['The staging database is orca', ...ASIDES]
    expect(await quoted(said, 'Which staging database is there?')).toBe(said[0])
  })
})
