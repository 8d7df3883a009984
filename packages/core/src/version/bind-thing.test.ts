import { describe, expect, it } from 'vitest'
import { aCard, aDraft } from '../../test/support/fixtures.ts'
import { inMemoryStore } from '../../test/support/in-memory-store.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import { valueForms } from '../facts/value-match.ts'
import { bindThing } from './bind-thing.ts'

const thing = { kind: 'fact', slot: 'named_thing' } as const
const said = aDraft({ ...thing, relation: 'updates', facet: 'rehearsal', value: 'tuesdays at 7' })
const of = (facet: string, value = 'mondays at 6'): MemoryCard =>
  aCard({ ...thing, facet, value, valueKey: value })

async function facetOf(draft: CardDraft, known: readonly MemoryCard[]): Promise<string | null> {
  const bound = await inMemoryStore().transaction('alice', async (tx) => {
    for (const card of known) await tx.cards.insert(card)
    return bindThing(
      tx.cards,
      draft,
      valueForms(
        (value) => value.toLowerCase(),
        (text) => [text],
      ),
    )
  })
  return bound.facet
}

describe('bindThing', () => {
  it('takes a thing called by fewer words for the only one that has them', async () => {
    expect(await facetOf(said, [of('choir rehearsal')])).toBe('choir rehearsal')
  })

  it('leaves it as it was said where two have them, or one is called just so', async () => {
    expect(await facetOf(said, [of('choir rehearsal'), of('band rehearsal', 'fridays at 8')])).toBe(
      'rehearsal',
    )
    expect(await facetOf(said, [of('rehearsal'), of('choir rehearsal', 'fridays at 8')])).toBe('rehearsal')
  })

  it('takes no number for a name, and no new thing for a change', async () => {
    expect(await facetOf(said, [of('choir rehearsal', 'the big one')])).toBe('rehearsal')
    expect(await facetOf({ ...said, value: 'the small one' }, [of('choir rehearsal')])).toBe('rehearsal')
    expect(await facetOf({ ...said, relation: 'sets' }, [of('choir rehearsal')])).toBe('rehearsal')
  })
})
