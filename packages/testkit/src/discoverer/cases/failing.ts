import { RecollectError } from '@recollect/core'
import type { Discovery, Narration } from '@recollect/core/plugin'
import { expect } from 'vitest'
import { MODEL_FAULTS, spoil } from '../../model-server/index.ts'
import { discovererCase } from '../harness.ts'
import type { DiscovererCase, DiscovererSubject } from '../harness.ts'

const context = { nodes: [], episodes: [] }
const TYPED = /^MODEL_[A-Z_]{3,40}$/u

/** What takes a client's time alone. */
const SLOW = new Set(['silent', 'drip'])

/** How long one that was aborted may take to end. */
const PATIENCE_MS = 5000

type Came = { readonly value: Discovery | Narration } | { readonly error: unknown }
const came = (promise: Promise<Discovery | Narration>): Promise<Came> =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

/** Errors that say neither what they are nor what to do. */
const isUntyped = (one: Came) =>
  'error' in one && !(RecollectError.isInstance(one.error) && TYPED.test(one.error.code))

async function both(
  { discoverer, texts }: DiscovererSubject,
  signal?: AbortSignal,
): Promise<readonly Came[]> {
  const [text] = texts
  if (text === undefined) throw new Error('There are no texts.')
  const call = signal === undefined ? {} : { signal }
  return [
    await came(discoverer.narrate(text.original, { episodes: [], ...call })),
    await came(discoverer.discover(text.episode, text.original, { ...context, ...call })),
  ]
}

export const failingCases: readonly DiscovererCase[] = [
  discovererCase(
    'fails with a model error, if at all, whatever the server fails of',
    async (subject) => {
      for (const { name, fault, befalls } of MODEL_FAULTS) {
        const made = fault()
        if (befalls === 'embeddings' || SLOW.has(made.kind)) continue
        subject.server.misbehave([{ fault: made }])
        const outcomes = await both(subject)
        expect({ fault: name, untyped: outcomes.filter(isUntyped) }).toEqual({ fault: name, untyped: [] })
      }
    },
    true,
  ),

  discovererCase(
    'keeps nothing of a reply that is of another shape, and says so',
    async ({ discoverer, server, texts }) => {
      server.misbehave([{ task: 'knowledge_gaps', fault: { kind: 'spoiled', spoil: spoil.wrongSchema } }])
      for (const { original, episode } of texts) {
        const outcome = await came(discoverer.discover(episode, original, context))
        const { nodes = [], rejected = [] } =
          'value' in outcome && 'nodes' in outcome.value ? outcome.value : {}
        expect(nodes).toEqual([])
        expect('error' in outcome || rejected.length > 0).toBe(true)
      }
    },
    true,
  ),

  discovererCase('does nothing when it was aborted before', async (subject) => {
    const outcomes = await both(subject, AbortSignal.abort())
    expect(outcomes.map((one) => 'error' in one)).toEqual([true, true])
    expect(subject.server.requests).toEqual([])
  }),

  discovererCase(
    'ends soon when it is aborted while a model is asked',
    async ({ discoverer, server, texts }) => {
      server.misbehave([{ fault: { kind: 'silent' } }])
      const [text] = texts
      if (text === undefined) throw new Error('There are no texts.')
      const stop = new AbortController()
      const { signal } = stop
      const outcome = came(discoverer.discover(text.episode, text.original, { ...context, signal }))
      while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
      stop.abort()
      const late = new Promise<'late'>((resolve) => {
        setTimeout(resolve, PATIENCE_MS, 'late')
      })
      expect(await Promise.race([outcome, late])).toHaveProperty('error')
    },
    true,
  ),
]
