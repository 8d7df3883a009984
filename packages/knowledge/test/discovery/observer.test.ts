import { expect, it } from 'vitest'
import { NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { aGap, fakeDiscoverer } from './fake-discoverer.ts'

it('an observer is told of episodes, verdicts and calls, and of no text', async () => {
  const told: string[] = []
  const keep = (name: string, value: number, attributes: unknown) =>
    void told.push(`${name} ${String(value)} ${JSON.stringify(attributes ?? {})}`)
  const nodes = [
    aGap({ key: 'my home', value: 'Rome', quote: 'live in Rome' }),
    aGap({ key: 'my boat', value: 'a yacht', quote: 'own a yacht' }),
  ]
  const { alice } = await openMemory({
    discoverer: fakeDiscoverer([{ has: 'Rome', found: { nodes } }]),
    observer: { count: keep, span: keep },
  })
  await alice.remember({ text: 'I live in Rome', at: NOON - 9 * 3_600_000 })
  await alice.discover()
  expect(told.filter((line) => line.startsWith('recollect.discovery'))).toEqual([
    'recollect.discovery.episode 0 {"error":null}',
    'recollect.discovery.episodes 1 {"state":"discovered","error":null}',
    'recollect.discovery.nodes 1 {"verdict":"new"}',
    'recollect.discovery.nodes 1 {"verdict":"quarantined"}',
    'recollect.discovery.quarantined 1 {}',
    'recollect.discovery.calls 3 {}',
    'recollect.discovery.run 0 {"episodes":1,"owed":0,"stopped":null}',
  ])
  expect(told.join('\n')).not.toMatch(/Rome|yacht/u)
})
