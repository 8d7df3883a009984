import { describe, expect, it } from 'vitest'
import { anAnswerMaterial, values } from '../../../../test/support/answer-material.ts'
import { aCard } from '../../../../test/support/fixtures.ts'
import type { Likeness } from '../../../plugin/pack-words.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { Detection } from '../../../types/question.ts'
import type { AnswerMaterial } from '../answer-material.ts'
import { isThere, yesOrNo } from './yes-no.ts'

const material = (
  asked: Partial<Detection>,
  active: readonly MemoryCard[],
  history: readonly MemoryCard[] = active,
  otherwise: Likeness = 'different',
): AnswerMaterial =>
  anAnswerMaterial(
    { type: 'yes_no', slots: ['location'], ...asked },
    {
      active,
      history,
      compare: (value, card) => (values.pointsAt(value, card.value) ? 'same' : otherwise),
      numberOf: ({ value }) => (value === '0' ? 0 : null),
    },
  )
const choose = (value: string, ...given: Parameters<typeof material>) =>
  yesOrNo(material(...given), given[1], value)

const leeds = aCard({ value: 'Leeds', active: false, itemId: 'a' })
const porto = aCard({ value: 'Porto', version: 2, itemId: 'b' })

describe('a value compared with what is known', () => {
  it('is denied by what took its place', () => {
    expect(choose('Leeds', {}, [porto], [leeds, porto])).toEqual({ form: 'no', cards: [porto] })
  })

  it('is confirmed by what held once where the past is asked for', () => {
    expect(choose('Leeds', { time: 'past' }, [porto], [leeds, porto])).toEqual({
      form: 'yes',
      cards: [leeds],
    })
  })

  it('is not denied of the past by what holds now', () => {
    expect(choose('Oslo', { time: 'past' }, [porto], [leeds, porto])).toBeNull()
  })

  it('is neither confirmed nor denied by a value that may hold it', () => {
    expect(choose('Portugal', {}, [porto], [porto], 'unclear')).toEqual({ form: 'fact', cards: [porto] })
  })

  it('is not denied by a fact of another slot', () => {
    const job = aCard({ slot: 'occupation', value: 'chemist' })
    expect(choose('Acme', { slots: ['employer'] }, [job])).toBeNull()
  })

  it('is denied by the words that ended it', () => {
    const end = aCard({ slot: 'habit', value: 'smoking', relation: 'retracts', active: false })
    expect(choose('smoking', { slots: ['habit'] }, [], [end])).toEqual({ form: 'no', cards: [end] })
  })

  it('is denied by the new one of its kind', () => {
    const car = { slot: 'vehicle', facet: 'car' }
    const old = aCard({ ...car, value: 'Corolla', valueKey: 'corolla', active: false })
    const now = aCard({ ...car, value: 'Tesla', valueKey: 'tesla', relation: 'updates' })
    const bike = aCard({ slot: 'vehicle', facet: 'bike', value: 'Brompton', valueKey: 'brompton' })
    expect(choose('Corolla', { slots: ['vehicle'] }, [bike, now], [old, bike, now])?.cards).toEqual([now])
  })

  it('is confirmed when another word for it was said in the same breath', () => {
    const word = aCard({ slot: 'occupation', value: 'teacher', active: false, itemId: 'a' })
    const other = aCard({ slot: 'occupation', value: 'teach maths', itemId: 'a' })
    expect(choose('teacher', { slots: ['occupation'] }, [other], [word, other])).toEqual({
      form: 'yes',
      cards: [other],
    })
  })

  it('follows the last word when a value was confirmed and denied', () => {
    const cat = aCard({ slot: 'pet', value: 'cat', valueKey: 'cat', lastSeenAt: 1 })
    const none = aCard({ slot: 'pet', value: 'cat', valueKey: '!cat', polarity: 'negative', lastSeenAt: 2 })
    expect(choose('cat', { slots: ['pet'] }, [cat, none])).toEqual({ form: 'no', cards: [none] })
    const again = { ...cat, lastSeenAt: 3 }
    expect(choose('cat', { slots: ['pet'] }, [again, none])?.form).toBe('yes')
  })

  it('is told apart by kind: the name of the cat is not that of the dog', () => {
    const name = { entity: 'user.pet', slot: 'name' }
    const cat = aCard({ ...name, value: 'Tom', valueKey: 'tom', facet: 'cat' })
    const dog = aCard({ ...name, value: 'Rex', valueKey: 'rex', facet: 'dog' })
    expect(choose('Tom', { slots: ['name'], facet: 'dog' }, [cat, dog])).toEqual({ form: 'no', cards: [dog] })
  })
})

describe('whether somebody is there', () => {
  const asked = { slots: ['family.brother', 'family.sibling'] }
  const none = aCard({ slot: 'family.sibling', value: '0', valueKey: '0', lastSeenAt: 5 })
  const tom = aCard({ entity: 'user.brother', slot: 'name', value: 'Tom', valueKey: 'tom', lastSeenAt: 9 })

  it('is known by what is known of them', () => {
    expect(isThere({ ...material(asked, []), kin: [tom] }, [])).toEqual({ form: 'yes', cards: [tom] })
  })

  it('is denied by a number that is none, unless somebody was told of later', () => {
    expect(isThere(material(asked, [none]), [none])).toEqual({ form: 'no', cards: [none] })
    expect(isThere({ ...material(asked, [none]), kin: [tom] }, [none])?.form).toBe('yes')
    const before = { ...tom, lastSeenAt: 1 }
    expect(isThere({ ...material(asked, [none]), kin: [before] }, [none])?.form).toBe('no')
  })

  it('is not known when nothing is, and is no answer to who they are', () => {
    expect(isThere(material(asked, []), [])).toBeNull()
    expect(isThere({ ...material({ ...asked, type: 'who' }, []), kin: [tom] }, [])).toBeNull()
  })
})
