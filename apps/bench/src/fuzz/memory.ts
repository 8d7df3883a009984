import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import type { Ids, Observer, Recollect, Store } from '@recollect/core'
import type { Discoverer, Original } from '@recollect/core/plugin'
import { packs } from '../library/packs.ts'
import { NOON } from './values.ts'

/** A memory with everything in it that a verb may need, and nothing random. */
export const openMemory = (store: Store, observer?: Observer): Promise<Recollect> =>
  createRecollect({
    plugins: [sessions(), knowledge({ discoverer: quotingDiscoverer }), timeline(), transfer()],
    store,
    languages: packs(),
    clock: { now: () => NOON, zone: 'Asia/Shanghai' },
    ids: countedIds(),
    stopwatch: { elapsed: () => 0 },
    ...(observer === undefined ? {} : { observer }),
  })

/** UUID-shaped, counted from 1. */
function countedIds(): Ids {
  let count = 0
  return {
    next: () => {
      count += 1
      return `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`
    },
  }
}

/** Takes the first words of up to two messages of an episode for private knowledge. */
const quotingDiscoverer: Discoverer = {
  specVersion: 1,
  name: 'quoting@1',
  narrate: async (original) => ({
    title: 'A talk',
    summary: 'A talk.',
    content: original.text,
    sameAs: null,
  }),
  discover: async (_episode, original) => ({
    reconstruction: '',
    nodes: draftsOf(original),
    relationships: [{ from: 'topic 1', to: 'topic 2', type: 'related' }],
    rejected: [],
    incomplete: null,
  }),
}

const draftsOf = ({ messages }: Original) =>
  messages
    .filter(({ role }) => role === 'user')
    .slice(0, 2)
    .map(({ text }, i) => ({
      key: `topic ${String(i + 1)}`,
      value: text.slice(0, 60),
      context: '',
      gapType: 'personal_fact' as const,
      confidence: 0.9,
      quote: text.slice(0, 60),
    }))
