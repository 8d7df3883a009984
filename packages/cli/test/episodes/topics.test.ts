import { describe, expect, it } from 'vitest'
import { CONVERSATIONS } from './conversations.ts'
import type { SaidLine } from './conversations.ts'
import { episodesOf, openAt, START } from './support.ts'

const MINUTE = 60_000

/** Positions at which episodes begin, without the first. */
async function cutsOf(lines: readonly SaidLine[]): Promise<readonly number[]> {
  const { alice } = await openAt(START)
  const said = await alice.remember(
    lines.map(({ who, text }, at) => ({
      text,
      role: who === 'U' ? ('user' as const) : ('assistant' as const),
      session: 's',
      at: START + at * MINUTE,
    })),
  )
  const positions = new Map(said.map(({ item }, at) => [item.id, at]))
  await alice.discover({ ongoing: true })
  const [, ...later] = await episodesOf(alice)
  return later.map(({ itemIds }) => positions.get(itemIds[0] ?? '') ?? -1)
}

const markedIn = (lines: readonly SaidLine[], mark: SaidLine['topic']): readonly number[] =>
  lines.flatMap(({ topic }, at) => (topic === mark ? at : []))

describe('topics', () => {
  it.each(Object.entries(CONVERSATIONS))('end episodes where a reader says so: %s', async (_name, lines) => {
    expect(await cutsOf(lines)).toEqual(markedIn(lines, 'new'))
  })
})
