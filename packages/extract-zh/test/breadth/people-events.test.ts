import { describe, expect, it } from 'vitest'
import { CHANGES, UNCHANGED } from '../corpus/people-changes.ts'
import { TOLD, UNTOLD } from '../corpus/people-events.ts'
import { cardsOf } from '../support.ts'

/** Other rules may say more of a text, and are tested elsewhere. */
const OWN = /^(?:family|relation)\.|^event_|^(?:experience|goal|plan|generic)$/u

const told = (text: string) =>
  cardsOf(text).map(({ entity, slot, value, relation, polarity }) =>
    [
      `${entity.replace(/^user\./u, '')} ${slot}=`,
      polarity === 'negative' ? '!' : '',
      value,
      relation === 'retracts' ? ' ~' : '',
    ].join(''),
  )

describe.each(Object.entries({ ...TOLD, ...CHANGES }))('%s', (_name, rows) => {
  it.each(rows)('are told by “%s”', (text, cards) => {
    expect(told(text)).toEqual(expect.arrayContaining([...cards]))
  })
})

describe('no happening, tie, goal or update', () => {
  it.each([...UNTOLD, ...UNCHANGED])('is told by “%s”', (text) => {
    expect(cardsOf(text).filter(({ slot }) => OWN.test(slot))).toEqual([])
  })
})
