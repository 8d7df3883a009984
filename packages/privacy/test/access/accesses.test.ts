import { inMemoryStore } from '@recollect/store-memory'
import { aNode } from '@recollect/testkit'
import { expect, it } from 'vitest'
import { openGuarded, owner } from '../support/memories.ts'

it('notes what somebody found of knowledge', async () => {
  const store = inMemoryStore()
  const recollect = await openGuarded(store)
  const alice = recollect.as(owner('alice')).scope('alice')
  await alice.remember('John studies databases')
  await store.transaction('alice', async ({ semantic }) => {
    await semantic?.putNode(
      aNode({ key: "John's research", keyWords: 'john research', searchKeywords: ['john', 'research'] }),
    )
    await semantic?.setCutUpTo(1)
  })
  const [found] = await alice.nodes.search("John's research")
  await alice.settle()

  expect((await alice.nodes.get(found?.node.id ?? ''))?.accessedAt).toEqual(expect.any(Number))
})
