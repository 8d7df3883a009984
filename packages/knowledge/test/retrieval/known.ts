import type { RecollectOptions } from '@recollect/core'
import { aGap, fakeDiscoverer } from '../discovery/fake-discoverer.ts'
import { DAY, NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'

const gaps = (key: string, value: string, quote: string, context = '') => ({
  nodes: [aGap({ key, value, quote, context })],
})

const discoverer = () =>
  fakeDiscoverer([
    {
      has: 'turned to agent planning',
      narration: { title: 'Turning to agents', summary: 'The research turned to agent planning.' },
      found: {
        ...gaps("User's research focus", 'agent planning', 'turned to agent planning', 'deciding'),
        relationships: [{ from: "User's research focus", to: 'Lantern project', type: 'part_of' }],
      },
    },
    {
      has: 'research prompt engineering',
      narration: { title: 'Prompt research', summary: 'Research of prompt engineering.' },
      found: gaps("User's research focus", 'prompt engineering', 'research prompt engineering'),
    },
    {
      has: 'project Lantern is agent planning',
      narration: { title: 'Lantern', summary: 'The Lantern project.' },
      found: gaps(
        'Lantern project',
        'agent planning for robots',
        'project Lantern is agent planning for robots',
      ),
    },
    {
      has: 'sailing',
      narration: { title: 'Boats', summary: 'Talk of sailing.' },
      found: gaps("Bob's hobby", 'sailing', 'Bob goes sailing'),
    },
  ])

const SAID: readonly (readonly string[])[] = [
  ['I research prompt engineering', 'complex instructions are hard'],
  ['project Lantern is agent planning for robots'],
  ['I turned to agent planning', 'deciding is hard'],
  ['Bob goes sailing', 'boats cost much'],
]

/** A scope that knows a few things, from four conversations of a day each; the last is told of at `NOON + 4 days`. */
export async function knownScope(options: Partial<RecollectOptions> = {}) {
  const opened = await openMemory({ discoverer: discoverer(), ...options })
  const { alice, clock } = opened
  const ids: string[][] = []
  for (const [day, texts] of SAID.entries()) {
    const at = NOON + day * DAY
    clock.set(at + DAY / 2)
    const said = await alice.remember(texts.map((text, place) => ({ text, at: at + place * 1000 })))
    ids.push(said.map(({ item }) => item.id))
    await alice.discover()
  }
  clock.set(NOON + SAID.length * DAY)
  return { ...opened, ids }
}
