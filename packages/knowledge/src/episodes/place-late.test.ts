import { describe, expect, it } from 'vitest'
import { anItem } from '../../test/support/core.ts'
import type { Episode } from '@recollect/core'
import { placeLate } from './place-late.ts'

const LIMITS = { gapMs: 10, maxMessages: 3, maxCharacters: 500 }

const episode: Episode = {
  ...{ scope: 'alice', id: 'e', title: '', summary: '', content: '', itemIds: ['a', 'b'], session: null },
  ...{
    startedAt: 10,
    endedAt: 20,
    recordedAt: 0,
    narratedBy: 'rules@1',
    discoveredBy: null,
    discoveredAt: null,
  },
  ...{ state: 'owed', attempts: 0, lastError: null, terms: [] },
}
const around = [{ episode, items: [anItem({ text: 'one' }), anItem({ text: 'two' })] }]
const at = (...times: readonly number[]) =>
  times.map((saidAt, seq) => ({ id: String(saidAt), seq, session: null, saidAt, characters: 5 }))
const placed = (...times: readonly number[]) => {
  const { joins, runs } = placeLate(at(...times), around, LIMITS)
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  return { joins: [...joins].map(([id, list]) => [id, idsOf(list)]), runs: runs.map(idsOf) }
}

describe('late messages', () => {
  it('join the episode within whose time they were said, while it has room', () => {
    expect(placed(15)).toEqual({ joins: [['e', ['15']]], runs: [] })
    expect(placed(14, 15)).toEqual({ joins: [['e', ['14']]], runs: [['15']] })
  })

  it('stay out of one that they only touch', () => {
    expect(placed(10, 20)).toEqual({ joins: [], runs: [['10', '20']] })
  })

  it('are parted where an episode began in between', () => {
    expect(placed(3, 4, 25, 26)).toEqual({
      joins: [],
      runs: [
        ['3', '4'],
        ['25', '26'],
      ],
    })
  })
})
