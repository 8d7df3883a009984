import { describe, expect, it } from 'vitest'
import { aCard } from '../../../test/support/fixtures.ts'
import { toyPack } from '../../../test/support/rules.ts'
import { valueForms } from '../../facts/value-match.ts'
import { matchForm } from '../../util/normalize.ts'
import type { Likeness } from '../../plugin/pack-words.ts'
import type { LanguagePack } from '../../plugin/language-pack.ts'
import { likenessIn } from './near-duplicates.ts'

const values = valueForms(matchForm, (word) => [word])
const packWith = (told: Likeness | null): LanguagePack => {
  const pack = toyPack()
  return {
    ...pack,
    answers: { ...pack.answers, compare: () => told },
    lexicon: { ...pack.lexicon, synonyms: new Map([['猫', ['kitty', 'cat']]]) },
  }
}
const compare = (asked: string, stored: string, told: Likeness | null = null) =>
  likenessIn([packWith(told)], values, {})(asked, aCard({ value: stored }))

describe('a value that a question names and one that is known', () => {
  it('are the same when their words are, whatever a pack says', () => {
    expect(compare('paris', 'Paris', 'different')).toBe('same')
  })

  it.each(['same', 'different', 'unclear'] as const)('are what a pack says: %s', (told) => {
    expect(compare('oslo', 'Paris', told)).toBe(told)
  })

  it('are different when no pack can tell', () => {
    expect(compare('oslo', 'Paris')).toBe('different')
  })

  it('are not told apart across scripts by their words', () => {
    expect(compare('beijing', '北京')).toBe('unclear')
  })

  it('are the same across scripts when one translates the other', () => {
    expect(compare('猫', 'cat')).toBe('same')
    expect(compare('猫', 'dog')).toBe('unclear')
  })

  it('are compared where one has no letters at all', () => {
    expect(compare('over 40', '34')).toBe('different')
  })
})
