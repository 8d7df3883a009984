import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemoryCard } from '../src/index.ts'
import { NOON, openMemory } from './support/memory.ts'
import { toyPack, readWhen, toyTimes } from './support/rules.ts'
import { runs } from './support/runs.ts'

const languages = [toyPack({ refiners: [readWhen], times: toyTimes })]
const year = (at: number | null) => (at === null ? null : new Date(at).getUTCFullYear())
const at = (y: number) => Date.UTC(y, 5, 15)
const spans = (cards: readonly MemoryCard[]) =>
  cards.map(({ value, validFrom, validTo, active }) => [value, year(validFrom), year(validTo), active])

async function told(...messages: readonly (readonly [said: number, text: string])[]) {
  const { alice } = await openMemory({ languages })
  for (const [said, text] of messages) await alice.remember({ text, at: at(said) })
  return spans(await alice.history('location'))
}

describe('facts with time words', () => {
  it('keep the words and what they mean on the card', async () => {
    const { alice } = await openMemory({ languages })
    await alice.remember({ text: 'I live in Rome since 2019', at: NOON })
    const [card] = await alice.history('location')
    expect(card).toMatchObject({
      value: 'Rome',
      when: 'since 2019',
      eventDate: { from: Date.UTC(2019, 0, 1), to: null, precision: 'year', ambiguous: false },
      validFrom: Date.UTC(2019, 0, 1),
    })
  })

  it('outrank what was said before them, however long ago they began', async () => {
    expect(await told([2023, 'I live in Paris'], [2024, 'I live in Rome since 2019'])).toEqual([
      ['Paris', 2023, 2023, false],
      ['Rome', 2023, null, true],
    ])
  })

  it('end what they follow when they say they began', async () => {
    expect(await told([2018, 'I live in Paris'], [2024, 'I moved to Rome in 2021'])).toEqual([
      ['Paris', 2018, 2021, false],
      ['Rome', 2021, null, true],
    ])
  })

  it('that are over are filed where they belong and touch nothing that holds', async () => {
    expect(await told([2020, 'I live in Rome'], [2024, 'I used to live in Paris in 2010'])).toEqual([
      ['Paris', 2010, 2011, false],
      ['Rome', 2020, null, true],
    ])
  })

  it('end when they are said to have ended', async () => {
    expect(await told([2018, 'I live in Rome'], [2024, 'I no longer live in Rome since 2021'])).toEqual([
      ['Rome', 2018, 2021, false],
      ['Rome', 2021, 2021, false],
    ])
  })

  it('never overlap under one key, whatever is said when', async () => {
    const text = fc.constantFrom(
      'I live in Rome',
      'I live in Paris since 2012',
      'I live in Oslo for 5 years',
      'I moved to Bern in 2015',
      'I moved to Rome in 2019',
      'I no longer live in Rome since 2018',
    )
    const message = fc.tuple(fc.integer({ min: 2010, max: 2024 }), text)
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 7 }), async (messages) => {
        const inOrder = [...messages].sort(([a], [b]) => a - b)
        const history = (await told(...inOrder)).filter(([, from]) => from !== null)
        history.forEach(([, from, to], i) => {
          const next = history[i + 1]?.[1]
          expect(Number(to ?? Infinity)).toBeGreaterThanOrEqual(Number(from))
          if (next !== undefined) expect(Number(to ?? Infinity)).toBeLessThanOrEqual(Number(next))
        })
        expect(history.filter(([, , , active]) => active === true).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: runs(40) },
    )
  })
})
