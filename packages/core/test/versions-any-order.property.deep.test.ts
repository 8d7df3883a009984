import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultVersioner } from '../src/plugins/index.ts'
import type { MemoryCard, RecollectOptions } from '../src/index.ts'
import type { Versioner } from '../src/plugins/index.ts'
import { moments } from '../src/facts/order.ts'
import { allCards, expectSound } from './support/invariants.ts'
import { openMemory } from './support/memory.ts'
import { expectedAt, heldAt, heldNow, instants, sentence, TOLD } from './support/reference.ts'
import type { Told } from './support/reference.ts'

async function cardsAfter(history: readonly Told[], options: Partial<RecollectOptions> = {}) {
  const { alice, clock } = await openMemory(options)
  for (const told of history) {
    clock.set(told.heardAt)
    await alice.remember({ text: sentence(told), at: told.at })
  }
  return { alice, cards: await allCards(alice) }
}

function expectAsInOrder(history: readonly Told[], cards: readonly MemoryCard[]): void {
  for (const moment of instants(history)) {
    expect([moment, heldAt(cards, moment)]).toEqual([moment, expectedAt(history, moment)])
  }
  expect(heldNow(cards)).toEqual(expectedAt(history, Infinity))
}

const asInOrder = (histories: fc.Arbitrary<readonly Told[]>, options: Partial<RecollectOptions> = {}) =>
  fc.asyncProperty(histories, async (history) => {
    const { alice, cards } = await cardsAfter(history, options)
    expectAsInOrder(history, cards)
    await expectSound(alice)
  })

const LONG = 120_000

describe('statements that arrive in any order, by a clock that runs anyhow', () => {
  it.each([
    ['a single slot, its ends and denials', TOLD.single, 300],
    ['likes and their opposites', TOLD.polarity, 150],
    ['what one has and has not', TOLD.denial, 150],
    ['values of a facet', TOLD.facet, 150],
  ])(
    'of %s come to what they come to in order, at every moment',
    async (_name, histories, numRuns) => {
      await fc.assert(asInOrder(histories, {}), { numRuns })
    },
    LONG,
  )
})

describe('statements of one moment', () => {
  const of = (verb: Told['verb'], value: string, day: number, heard = day): Told => {
    const at = Date.UTC(2025, 2, 1 + day)
    return { verb, value, facet: '', at, heardAt: Date.UTC(2025, 2, 1 + heard) }
  }

  it('keep the order in which they were heard', async () => {
    const history = [
      of('is', 'Oslo', 10),
      of('is', 'Oslo', 0),
      of('is', 'Paris', 11),
      of('was', 'Oslo', 10),
      of('is', 'Paris', 0),
      of('is', 'Paris', 10),
    ]
    const { alice, cards } = await cardsAfter(history)
    expectAsInOrder(history, cards)
    await expectSound(alice)
  })

  it('that say again what an older denial has ended since hold again', async () => {
    const history = [
      of('not', 'Rome', 0),
      of('is', 'Paris', 9, 0),
      of('is', 'Rome Trastevere', 8, 0),
      of('not', 'Rome', 8, 0),
      of('is', 'Rome Trastevere', 8, 0),
    ]
    const { alice, cards } = await cardsAfter(history)
    expectAsInOrder(history, cards)
    await expectSound(alice)
  })
})

/** Takes every statement for the newest there is. */
const withoutLateRule: Versioner = {
  plan: (state, draft, slot) => {
    const latest = Math.max(draft.eventAt, ...state.known.flatMap(moments))
    return defaultVersioner.plan(state, { ...draft, eventAt: latest, beganAt: latest, saidAt: latest }, slot)
  },
}

/** Sees neither the opposite of a value nor its denial. */
const withoutPolarity: Versioner = {
  plan: (state, draft, slot) => {
    const known = state.known.filter(
      (card) => card.versionKey === state.versionKey && card.polarity === draft.polarity,
    )
    return defaultVersioner.plan({ ...state, known }, draft, slot)
  },
}

describe('that property fails', () => {
  it.each([
    ['where late arrivals are taken for the newest', withoutLateRule, TOLD.single],
    ['where opposites do not retire each other', withoutPolarity, TOLD.polarity],
    ['where denials deny nothing', withoutPolarity, TOLD.denial],
  ])('%s', async (_name, versioner, histories) => {
    const result = await fc.check(asInOrder(histories, { versioner }), { numRuns: 200 })
    expect(result.failed).toBe(true)
  })
})
