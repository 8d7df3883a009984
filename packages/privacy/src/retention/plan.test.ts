import { aCard, anItem, aNode, aSession, NOON } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { DAY } from './day.ts'
import { planItems } from './plan-items.ts'
import { planNodes } from './plan-nodes.ts'
import { planSessions } from './plan-sessions.ts'
import { planVersions } from './plan-versions.ts'
import { checkPolicy } from './policy.ts'

const ids = (forgotten: readonly { readonly id: string }[]) => forgotten.map(({ id }) => id)
const item = (id: string, daysAgo: number, seq: number) => ({
  ...anItem({ id, saidAt: NOON - daysAgo * DAY }),
  seq,
})

describe('messages', () => {
  const items = [item('old', 40, 1), item('held', 40, 2), item('young', 1, 3), item('new', 0, 4)]
  const cards = [aCard({ itemId: 'held', active: true }), aCard({ itemId: 'old', active: false })]

  it('go by their age, unless a fact of theirs holds', () => {
    const { forgotten } = planItems(items, cards, { messages: { afterDays: 30 } }, NOON)
    expect(forgotten).toEqual([{ record: 'item', id: 'old', reason: 'message-age' }])
  })

  it('go with what holds where the policy says so', () => {
    const policy = { messages: { afterDays: 30, keepIfActiveFact: false } }
    expect(ids(planItems(items, cards, policy, NOON).forgotten)).toEqual(['old', 'held'])
  })

  it('go beyond the quota, the oldest first, and what cannot go is counted', () => {
    const { forgotten, overQuota } = planItems(items, cards, { quota: { items: 2 } }, NOON)
    expect([ids(forgotten), overQuota]).toEqual([['old', 'young'], 0])
    expect(planItems(items, cards, { quota: { items: 0 } }, NOON)).toMatchObject({ overQuota: 1 })
  })

  it.each([
    {},
    { messages: { afterDays: 41 } },
    { quota: { items: 4 } },
    { quota: { items: 9 } },
    { quota: { nodes: 0 } },
  ])('all stay with %j', (policy) => {
    expect(planItems(items, cards, policy, NOON)).toEqual({ forgotten: [], overQuota: 0 })
  })
})

describe('versions', () => {
  const chain = [1, 2, 3, 4, 5].map((seq) => ({
    ...aCard({
      id: `v${String(seq)}`,
      active: seq === 5,
      parentId: seq === 1 ? null : `v${String(seq - 1)}`,
    }),
    seq,
  }))

  it('go from the oldest on, and what holds and what it follows on stay', () => {
    expect(ids(planVersions(chain, { versionsPerKey: 3 }, new Set()))).toEqual(['v1', 'v2'])
    expect(ids(planVersions(chain, { versionsPerKey: 1 }, new Set()))).toEqual(['v1', 'v2', 'v3'])
  })

  it('that go with their message are not counted', () => {
    expect(ids(planVersions(chain, { versionsPerKey: 3 }, new Set(['v1'])))).toEqual(['v2'])
  })

  it.each([{}, { versionsPerKey: 5 }, { versionsPerKey: 6 }])('all stay with %j', (policy) => {
    expect(planVersions(chain, policy, new Set())).toEqual([])
  })
})

describe('nodes', () => {
  const node = (id: string, updated: number, accessed: number | null) =>
    aNode({
      id,
      updatedAt: NOON - updated * DAY,
      accessedAt: accessed === null ? null : NOON - accessed * DAY,
    })
  const nodes = [node('stale', 90, 60), node('found', 90, 2), node('changed', 3, 80), node('never', 50, null)]

  it('go when nothing found or changed them for so long, the longest unused first', () => {
    expect(planNodes(nodes, { unusedNodes: { afterDays: 30 } }, NOON)).toEqual([
      { record: 'node', id: 'stale', reason: 'node-unused' },
      { record: 'node', id: 'never', reason: 'node-unused' },
    ])
    expect(ids(planNodes(nodes, { quota: { nodes: 1 } }, NOON))).toEqual(['stale', 'never', 'changed'])
  })

  it.each([{}, { unusedNodes: { afterDays: 61 } }, { quota: { nodes: 4 } }])('all stay with %j', (policy) => {
    expect(planNodes(nodes, policy, NOON)).toEqual([])
  })
})

describe('sessions', () => {
  const session = (id: string, daysAgo: number, more = {}) =>
    aSession({ id, lastAt: NOON - daysAgo * DAY, turns: 2, ...more })
  const sessions = [
    session('ancient', 400),
    session('away', 100, { archivedTurns: 2 }),
    session('idle', 100),
    session('merging', 400, { mergingInto: 'x' }),
    session('today', 0),
  ]

  it('are put away, then deleted, by the time of their last pair', () => {
    const policy = { sessions: { archiveAfterDays: 30, deleteAfterDays: 365 } }
    const planned = planSessions(sessions, policy, NOON)
    expect([ids(planned.forgotten), planned.archived]).toEqual([['ancient'], ['idle']])
  })

  it('go beyond the quota, the oldest first', () => {
    const { forgotten } = planSessions(sessions, { quota: { sessions: 2 } }, NOON)
    expect(ids(forgotten)).toEqual(['ancient', 'away'])
  })

  it.each([{}, { sessions: {} }, { sessions: { archiveAfterDays: 500 } }, { quota: { sessions: 4 } }])(
    'all stay with %j',
    (policy) => {
      expect(planSessions(sessions, policy, NOON)).toEqual({ forgotten: [], archived: [] })
    },
  )
})

it.each([
  null,
  7,
  { versionsPerKey: 0 },
  { versionsPerKey: 1.5 },
  { messages: {} },
  { messages: { afterDays: -1 } },
  { messages: { afterDays: Number.NaN } },
  { unusedNodes: 30 },
  { quota: { items: -1 } },
  { unknown: 1 },
])('a policy of %j is refused', (policy) => {
  expect(() => checkPolicy(policy)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
})
