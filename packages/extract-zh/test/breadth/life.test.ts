import { describe, expect, it } from 'vitest'
import { TOLD, UNTOLD } from '../corpus/life.ts'
import { cardsOf } from '../support.ts'

/** Other rules may say more of a text, and are tested elsewhere. */
const OWN =
  /^(?:name|nickname|age|gender|birthday|zodiac|height|weight|appearance|personality|nationality|ethnicity|language|religion|location|hometown|living_situation|occupation|employer|school|education|major|income|relationship_status|tenure|affiliation|skill|experience|user_type)$/u

const told = (text: string) =>
  cardsOf(text)
    .filter(({ slot }) => OWN.test(slot))
    .map(({ entity, slot, value, relation, polarity }) =>
      [
        `${entity.replace(/^user\./u, '')} ${slot}=`,
        polarity === 'negative' ? '!' : '',
        value,
        relation === 'retracts' ? ' ~' : '',
      ].join(''),
    )

describe.each(Object.entries(TOLD))('%s', (_name, rows) => {
  it.each(rows)('is told by “%s”', (text, cards) => {
    expect(told(text)).toEqual(expect.arrayContaining([...cards]))
  })
})

describe('nothing of a life', () => {
  it.each(UNTOLD)('is told by “%s”', (text) => {
    expect(told(text)).toEqual([])
  })
})
