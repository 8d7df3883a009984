import type { Operation } from '@langchain/langgraph-checkpoint'
import { describe, expect, it } from 'vitest'
import { aStore, messagesIn } from './support/store.ts'

const FIRST = { namespace: ['a'], key: 'k', value: { foo: 'bar' } }

describe('a batch of which one is refused', () => {
  it.each([
    ['an index that is a text', { ...FIRST, key: 'l', index: 'foo' }],
    ['a value that is no JSON', { ...FIRST, key: 'l', value: { at: new Date(0) } }],
    ['a namespace that is a text', { ...FIRST, namespace: 'a' }],
    ['nothing', null],
    ['a search for a number', { namespacePrefix: ['a'], query: 5 }],
    ['a search with a filter that is a list', { namespacePrefix: ['a'], filter: [1] }],
    [
      'a list of namespaces with a path that is a text',
      { matchConditions: [{ matchType: 'prefix', path: 'a' }], limit: 1, offset: 0 },
    ],
  ])('writes nothing: %s', async (_, second) => {
    const { store, memory } = await aStore()
    await expect(store.batch([FIRST, second] as unknown as Operation[])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await messagesIn(memory)).toBe(0)
  })
})
