import type { Episode } from '@recollect/core'
import type { NodeDraft } from '@recollect/core/store'
import type { Discoverer, Discovery, DiscoveryContext, Narration, Original } from '@recollect/core/plugin'

/** What is told of a conversation that has these words. */
export interface Script {
  readonly has: string
  readonly narration?: Partial<Narration>
  readonly found?: Partial<Discovery>
}

export interface FakeDiscoverer extends Discoverer {
  /** What it was asked, in order. */
  readonly asked: {
    readonly verb: 'narrate' | 'discover'
    readonly original: Original
    readonly episode?: Episode
    readonly context?: DiscoveryContext
  }[]
}

const NOTHING: Discovery = {
  reconstruction: '',
  nodes: [],
  relationships: [],
  rejected: [],
  incomplete: null,
}

/** Answers as scripted; accounts for a call of narration and two of discovery with the meter it is given. */
export function fakeDiscoverer(scripts: readonly Script[], name = 'fake@1'): FakeDiscoverer {
  const asked: FakeDiscoverer['asked'] = []
  const scriptFor = ({ text }: Original) => scripts.find(({ has }) => text.includes(has))
  const call = async ({ meter }: Pick<DiscoveryContext, 'meter'>) => {
    await meter?.before({ inputTokens: 10, costMicros: 5 })
    await meter?.after({ model: 'fake', inputTokens: 10, outputTokens: 5, costMicros: 5 })
  }
  return {
    specVersion: 1,
    name,
    asked,
    narrate: async (original, context) => {
      asked.push({ verb: 'narrate', original })
      await call(context)
      const { narration } = scriptFor(original) ?? {}
      return { title: 'A talk', summary: 'A talk.', content: original.text, sameAs: null, ...narration }
    },
    discover: async (episode, original, context) => {
      asked.push({ verb: 'discover', original, episode, context })
      await call(context)
      await call(context)
      return { ...NOTHING, ...scriptFor(original)?.found }
    },
  }
}

/** A plugin without types: says anything at all. */
export const careless = (verbs: Partial<Record<'narrate' | 'discover', () => unknown>>): Discoverer =>
  Object.assign(fakeDiscoverer([]), verbs)

/** A gap with what it needs not to say. */
export const aGap = (gap: Pick<NodeDraft, 'key' | 'value' | 'quote'> & Partial<NodeDraft>): NodeDraft => ({
  context: '',
  gapType: 'personal_fact',
  confidence: 0.9,
  ...gap,
})
