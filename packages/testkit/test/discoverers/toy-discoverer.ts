import { RecollectError } from '@recollect/core'
import type { ErrorCode } from '@recollect/core'
import type { GapType, NodeDraft, RelationshipDraft } from '@recollect/core/store'
import type { Discoverer, Discovery, ModelCall, Original } from '@recollect/core/plugin'

class ToyError extends RecollectError {
  constructor(code: ErrorCode) {
    super(code, 'The toy got no reply it can use. Try again.')
  }
}

type Ask = (task: string, text: string, call: ModelCall) => Promise<Record<string, unknown>>

/** Asks the model one question, and takes nothing for granted. */
export const asker =
  (url: string): Ask =>
  async (task, text, { signal, meter }) => {
    if (signal?.aborted) throw new ToyError('MODEL_UNAVAILABLE')
    await meter?.before({ inputTokens: text.length, costMicros: 0 })
    const stop = new AbortController()
    signal?.addEventListener('abort', () => stop.abort())
    const messages = [
      { role: 'system', content: `task: ${task} (toy@1)` },
      { role: 'user', content: text },
    ]
    const body = JSON.stringify({ model: 'scripted', messages })
    const answer = await fetch(`${url}/chat/completions`, { method: 'POST', body, signal: stop.signal })
      .then(async (response) => ({ ok: response.ok, text: await response.text() }))
      .catch(() => null)
    if (answer === null || !answer.ok) throw new ToyError('MODEL_UNAVAILABLE')
    await meter?.after({ model: 'toy', inputTokens: text.length, outputTokens: 1, costMicros: 0 })
    try {
      return Object(JSON.parse(JSON.parse(answer.text).choices[0].message.content))
    } catch {
      throw new ToyError('MODEL_INVALID_RESPONSE')
    }
  }

const isText = (value: unknown): value is string => typeof value === 'string' && /\S/u.test(value)

export const userText = ({ text }: Original): string => `⟦conversation⟧\n${text}\n⟦/conversation⟧`

/** Gaps and relationships as they are in a reply; one that is malformed makes all of it useless. */
export function read(
  reply: Record<string, unknown>,
  original: Original,
): Pick<Discovery, 'nodes' | 'relationships'> {
  const { knowledge_gaps: gaps, relationships } = reply
  if (!Array.isArray(gaps) || !Array.isArray(relationships)) throw new ToyError('MODEL_INVALID_RESPONSE')
  const said = (quote: string) =>
    original.messages.some(({ role, text }) => role === 'user' && text.includes(quote.trim()))
  const nodes = gaps
    .map(({ gap_type, key, value, context, confidence, quote }): NodeDraft => {
      const gapType: GapType = gap_type
      return { key, value, context, confidence, quote, gapType }
    })
    .filter(({ key, value, quote }) => isText(key) && isText(value) && isText(quote) && said(quote))
  return { nodes, relationships: relationships.map((one): RelationshipDraft => one) }
}

/** A discoverer as small as the contract allows. */
export function toyDiscoverer(url: string): Discoverer {
  const ask = asker(url)
  return {
    specVersion: 1,
    name: 'toy@1',
    narrate: async (original, call) => {
      const { title, summary, content } = await ask('episode_narration', userText(original), call)
      if (!isText(title) || !isText(summary) || !isText(content)) throw new ToyError('MODEL_INVALID_RESPONSE')
      return { title, summary, content, sameAs: null }
    },
    discover: async (_episode, original, call) => {
      const found = read(await ask('knowledge_gaps', userText(original), call), original)
      return { reconstruction: '', ...found, rejected: [], incomplete: null }
    },
    cut: async (original, call) => {
      const { cuts } = await ask('episode_cuts', userText(original), call)
      return Array.isArray(cuts) ? cuts : []
    },
  }
}
