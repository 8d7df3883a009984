import type { Discoverer, Discovery } from '@recollect/core/plugin'
import { toyDiscoverer } from './toy-discoverer.ts'

export interface DiscovererMutant {
  /** The case that must fail. */
  readonly breaks: string
  readonly create: (url: string) => Discoverer
}

type Discover = Discoverer['discover']

/** The toy with its discovery changed. */
const discovering =
  (change: (toy: Discover, url: string) => Discover) =>
  (url: string): Discoverer => {
    const toy = toyDiscoverer(url)
    return { ...toy, discover: change(toy.discover, url) }
  }

/** The toy with what it finds changed. */
const finding = (change: (found: Discovery) => Discovery) =>
  discovering(
    (toy) =>
      async (...given) =>
        change(await toy(...given)),
  )

export const discovererMutants: Readonly<Record<string, DiscovererMutant>> = {
  'a name of several lines': {
    breaks: 'says what it is made of, in one short line',
    create: (url) => ({ ...toyDiscoverer(url), name: 'toy\n1' }),
  },
  'names an episode it was not shown': {
    breaks: 'narrates in words, and names an earlier episode that it was shown, or none',
    create: (url) => {
      const toy = toyDiscoverer(url)
      return { ...toy, narrate: async (...given) => ({ ...(await toy.narrate(...given)), sameAs: 'E1' }) }
    },
  },
  'confidence in percent': {
    breaks: 'proposes drafts with every field in its range',
    create: finding((found) => ({
      ...found,
      nodes: found.nodes.map((node) => ({ ...node, confidence: node.confidence * 100 })),
    })),
  },
  'cuts at the first message, and at none': {
    breaks: 'cuts, if it does, at messages there are, in order',
    create: (url) => ({ ...toyDiscoverer(url), cut: () => Promise.resolve([0, 5, 99]) }),
  },
  'sorts the messages it is given': {
    breaks: 'changes nothing it is given',
    create: discovering((toy) => (episode, original, call) => {
      Object.assign(original, { messages: original.messages.toReversed() })
      return toy(episode, original, call).finally(() => {
        Object.assign(original, { language: 'fr' })
      })
    }),
  },
  'quotes in its own words': {
    breaks: 'quotes what a user said, character by character',
    create: finding((found) => ({
      ...found,
      nodes: found.nodes.map((node) => ({ ...node, quote: `${node.quote.slice(1)} indeed` })),
    })),
  },
  'finds nothing in English': {
    breaks: 'finds what there is to find in Chinese, in English, and in both together',
    create: discovering((toy) => async (episode, original, call) => {
      const found = await toy(episode, original, call)
      return original.language === 'en' ? { ...found, nodes: [] } : found
    }),
  },
  'does not tell the meter': {
    breaks: 'asks the meter before each call of a model and tells it afterwards',
    create: discovering((toy) => (episode, original, { meter, ...call }) => {
      const half = meter && { before: meter.before, after: () => Promise.resolve() }
      return toy(episode, original, { ...call, ...(half && { meter: half }) })
    }),
  },
  'keeps quiet about calls in vain': {
    breaks: 'tells the meter of calls whose reply was of no use',
    create: (url) => {
      const toy = toyDiscoverer(url)
      return {
        ...toy,
        narrate: async (original, { meter, ...call }) => {
          const told: Parameters<NonNullable<typeof meter>['after']>[0][] = []
          const after = (usage: (typeof told)[number]) => Promise.resolve(void told.push(usage))
          const narration = await toy.narrate(original, {
            ...call,
            ...(meter && { meter: { ...meter, after } }),
          })
          for (const usage of told) await meter?.after(usage)
          return narration
        },
      }
    },
  },
  'asks three times': {
    breaks: 'narrates a short conversation with one call, and compares it with two at most',
    create: discovering((toy) => async (...given) => {
      await toy(...given)
      await toy(...given)
      return toy(...given)
    }),
  },
  'asks behind the back of the meter': {
    breaks: 'makes no call the meter does not know of',
    create: discovering((toy) => async (episode, original, call) => {
      const { signal } = call
      await toy(episode, original, { nodes: [], episodes: [], ...(signal && { signal }) })
      return toy(episode, original, call)
    }),
  },
  'goes on when the meter refuses': {
    breaks: 'makes no call when the meter refuses, and passes on why',
    create: discovering((toy) => (episode, original, { meter, ...call }) => {
      const lax = meter && {
        before: (estimate: Parameters<typeof meter.before>[0]) =>
          meter.before(estimate).catch(() => undefined),
        after: meter.after,
      }
      return toy(episode, original, { ...call, ...(lax && { meter: lax }) })
    }),
  },
  'throws what it likes': {
    breaks: 'fails with a model error, if at all, whatever the server fails of',
    create: discovering(
      (toy) =>
        (...given) =>
          toy(...given).catch((error: unknown) => {
            throw new TypeError('oops', { cause: error })
          }),
    ),
  },
  'hides what it could not read': {
    breaks: 'keeps nothing of a reply that is of another shape, and says so',
    create: discovering(
      (toy) =>
        (...given) =>
          toy(...given).catch((error: unknown) => {
            if (error instanceof Error && 'code' in error && error.code === 'MODEL_INVALID_RESPONSE')
              return { reconstruction: '', nodes: [], relationships: [], rejected: [], incomplete: null }
            throw error
          }),
    ),
  },
  'takes no notice of an abort before': {
    breaks: 'does nothing when it was aborted before',
    create: discovering(
      (toy) =>
        (episode, original, { signal, ...call }) =>
          toy(episode, original, signal?.aborted ? call : { ...call, ...(signal && { signal }) }),
    ),
  },
}
