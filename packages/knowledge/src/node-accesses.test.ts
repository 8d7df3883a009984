import { describe, expect, it } from 'vitest'
import type { NodeAccess } from '@recollect/core/store'
import { waitAccess } from './node-accesses.ts'

const found = (nodeId: string) => ({ nodeId, at: 1, relevance: 0.5 })
const none = () => new Map<string, Map<string, NodeAccess>>()

describe('what recalls found of private knowledge', () => {
  it('is counted by scope and node, with the latest time and relevance', () => {
    const accesses = none()
    waitAccess(accesses, 'alice', found('tea'))
    waitAccess(accesses, 'alice', { nodeId: 'tea', at: 2, relevance: 0.7 })
    waitAccess(accesses, 'bob', found('tea'))
    expect(accesses.get('alice')?.get('tea')).toEqual({ nodeId: 'tea', at: 2, relevance: 0.7, count: 2 })
    expect(accesses.get('bob')?.get('tea')?.count).toBe(1)
  })

  it('waits for a bounded number of nodes of a scope; those that wait are counted on', () => {
    const accesses = none()
    for (let i = 0; i < 10_001; i++) waitAccess(accesses, 'alice', found(`n${String(i)}`))
    waitAccess(accesses, 'alice', found('n0'))
    expect(accesses.get('alice')?.size).toBe(10_000)
    expect(accesses.get('alice')?.get('n0')?.count).toBe(2)
  })

  it('waits for a bounded number of scopes: where they are only read, the first makes way', () => {
    const accesses = none()
    for (let i = 0; i < 1001; i++) waitAccess(accesses, `scope${String(i)}`, found('tea'))
    expect(accesses.size).toBe(1000)
    expect([accesses.has('scope0'), accesses.has('scope1000')]).toEqual([false, true])
  })
})
