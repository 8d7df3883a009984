import { describe, expect, it } from 'vitest'
import { TOLD, UNTOLD } from '../corpus/preferences.ts'
import { cardsOf } from '../support.ts'

/** The slots of taste and habit: other rules may say more of a text, and are tested elsewhere. */
const OWN = /^(?:likes|dislikes|hobby|favorite_\w+|fear|preference|diet|habit)$/u
/** Being negative goes without saying. */
const NEGATIVE = /^(?:dislikes|fear)$/u

const told = (text: string) =>
  cardsOf(text)
    .filter(({ slot }) => OWN.test(slot))
    .map(({ entity, slot, value, relation, polarity, tense }) =>
      [
        entity === 'user' ? '' : `${entity} `,
        relation === 'sets' ? '' : `${relation} `,
        `${slot}=${value}`,
        polarity === 'negative' && !NEGATIVE.test(slot) ? ' (not)' : '',
        tense === 'past' ? ' (past)' : '',
      ].join(''),
    )

describe.each(Object.entries(TOLD))('%s', (_name, rows) => {
  it.each(rows)('are told by “%s”', (text, cards) => {
    expect(told(text)).toEqual(cards)
  })
})

describe('nothing of taste or habit', () => {
  it.each(UNTOLD)('is told by “%s”', (text) => {
    expect(told(text)).toEqual([])
  })
})
