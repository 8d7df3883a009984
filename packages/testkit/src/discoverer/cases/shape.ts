import { GAP_TYPES, RELATIONSHIP_TYPES } from '@recollect/core/store'
import type { Discovery } from '@recollect/core/plugin'
import { expect } from 'vitest'
import { discovererCase } from '../harness.ts'
import type { DiscovererCase } from '../harness.ts'

const words: unknown = expect.stringMatching(/\S/u)
const context = { nodes: [], episodes: [] }

/** What does not have the shape of what a discoverer may propose. */
function malformed({ nodes, relationships, rejected }: Discovery): readonly unknown[] {
  return [
    ...nodes.filter(
      ({ key, value, context, gapType, confidence, quote }) =>
        ![key, value, quote].every((text) => typeof text === 'string' && /\S/u.test(text)) ||
        typeof context !== 'string' ||
        !GAP_TYPES.includes(gapType) ||
        !(confidence >= 0 && confidence <= 1),
    ),
    ...relationships.filter(
      ({ from, to, type }) => !(from && to && from !== to && RELATIONSHIP_TYPES.includes(type)),
    ),
    ...rejected.filter(({ reason, detail, proposal }) => !(reason && detail) || typeof proposal !== 'string'),
  ]
}

export const shapeCases: readonly DiscovererCase[] = [
  discovererCase('says what it is made of, in one short line', ({ discoverer }) => {
    expect(discoverer.specVersion).toBe(1)
    expect(discoverer.name).toMatch(/^\S.{0,199}$/u)
    return Promise.resolve()
  }),

  discovererCase(
    'narrates in words, and names an earlier episode that it was shown, or none',
    async ({ discoverer, texts }) => {
      for (const { original, episode } of texts) {
        const told = await discoverer.narrate(original, { episodes: [episode] })
        expect(told).toMatchObject({ title: words, summary: words, content: words })
        expect([episode.id, null]).toContain(told.sameAs)
      }
    },
  ),

  discovererCase('proposes drafts with every field in its range', async ({ discoverer, texts }) => {
    for (const { original, episode } of texts) {
      const found = await discoverer.discover(episode, original, context)
      expect(typeof found.reconstruction).toBe('string')
      expect([null, 'string']).toContain(found.incomplete === null ? null : typeof found.incomplete)
      expect(malformed(found)).toEqual([])
    }
  }),

  discovererCase('cuts, if it does, at messages there are, in order', async ({ discoverer, texts }) => {
    const messages = texts.flatMap(({ original }) => original.messages)
    const text = texts.map(({ original }) => original.text).join('\n')
    const cuts = (await discoverer.cut?.({ messages, text, language: 'zh', zone: 'UTC' }, {})) ?? []
    const sound = cuts.filter(
      (at, place) => Number.isInteger(at) && at > (cuts[place - 1] ?? 0) && at < messages.length,
    )
    expect(cuts).toEqual(sound)
  }),

  discovererCase('changes nothing it is given', async ({ discoverer, texts }) => {
    for (const { original, episode } of texts) {
      const before = structuredClone({ original, episode })
      await discoverer.narrate(original, { episodes: [episode] })
      await discoverer.discover(episode, original, context)
      expect({ original, episode }).toEqual(before)
    }
  }),
]
