import { describe, expect, it } from 'vitest'
import { TOLD, UNTOLD } from '../corpus/tastes.ts'
import { cardsOf } from '../support.ts'

/** Other rules may say more of a text, and are tested elsewhere. */
const OWN =
  /^(?:likes|dislikes|hobby|favorite_\w+|fear|preference|diet|habit|pet|owns|uses|device|os|vehicle|health|allergy|record|belief)$/u
/** Being negative goes without saying. */
const NEGATIVE = /^(?:dislikes|fear)$/u

const told = (text: string) =>
  cardsOf(text)
    .filter(({ slot, entity }) => OWN.test(slot) || entity === 'user.pet')
    .map(({ entity, slot, value, relation, polarity, tense }) =>
      [
        entity === 'user' ? '' : `${entity.replace('user.', '')} `,
        `${slot}=`,
        polarity === 'negative' && !NEGATIVE.test(slot) ? '!' : '',
        value,
        relation === 'retracts' ? ' ~' : '',
        tense === 'past' ? ' ^' : '',
      ].join(''),
    )

describe.each(Object.entries(TOLD))('%s', (_name, rows) => {
  it.each(rows)('are told by “%s”', (text, cards) => {
    expect(told(text)).toEqual(expect.arrayContaining([...cards]))
  })
})

describe('nothing of taste, habit, things or health', () => {
  it.each(UNTOLD)('is told by “%s”', (text) => {
    expect(told(text)).toEqual([])
  })
})
