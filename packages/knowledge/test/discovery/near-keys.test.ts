import { expect, it } from 'vitest'
import type { Embedder } from '@recollect/core'
import { NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { aGap, fakeDiscoverer } from './fake-discoverer.ts'

/** Texts that name a study lie in one direction, whatever else they say. */
const embedder: Embedder = {
  model: 'study',
  dimensions: 2,
  embed: (texts) =>
    Promise.resolve(texts.map((text) => Float32Array.from(/study|research/u.test(text) ? [1, 0.1] : [0, 1]))),
}

async function keysAfter(second: string, given: Embedder) {
  const scripts = [
    {
      has: 'optics',
      found: { nodes: [aGap({ key: "Ann's research direction", value: 'optics', quote: 'into optics' })] },
    },
    { has: 'lasers', found: { nodes: [aGap({ key: second, value: 'lasers', quote: 'into lasers' })] } },
  ]
  const { alice } = await openMemory({ discoverer: fakeDiscoverer(scripts), embedder: given })
  await alice.remember({ text: 'I am into optics', at: NOON - 9 * 3_600_000 })
  await alice.discover()
  await alice.remember({ text: 'I am into lasers', at: NOON - 5 * 3_600_000 })
  await alice.discover()
  return (await alice.nodes.list()).rows.map(({ key, value, version }) => [key, value, version])
}

it('a key that means the same, of the same person, is that of the node', async () => {
  expect(await keysAfter("Ann's study area", embedder)).toEqual([["Ann's research direction", 'lasers', 2]])
})

it('of another person, or of something else, it is not', async () => {
  expect(await keysAfter("Bob's study area", embedder)).toHaveLength(2)
  expect(await keysAfter("Ann's hobby", embedder)).toHaveLength(2)
})

it('an embedder that fails keeps nothing from being found', async () => {
  const broken = { ...embedder, embed: () => Promise.reject(new Error('down')) }
  expect(await keysAfter("Ann's study area", broken)).toHaveLength(2)
  expect(await keysAfter("ann's  Research Direction", broken)).toHaveLength(1)
})
