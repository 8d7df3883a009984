import { RecollectError } from '@recollect/core'
import type { Episode } from '@recollect/core'
import type { Generated, Discovery, DiscoveryContext, Original, RejectedReply } from '@recollect/core/plugin'
import { promptsOf, systemOf } from '../prompts/prompts-of.ts'
import type { Prompts } from '../prompts/types.ts'
import { knowledgeGaps } from '../replies/gaps.ts'
import type { Findings } from '../replies/gaps.ts'
import { reconstructionReply } from '../replies/reconstruction.ts'
import { proposalOf } from '../replies/sift.ts'
import { ask } from './ask.ts'
import { chunksOf } from './chunks.ts'
import type { DiscovererSettings } from './options.ts'
import {
  joined,
  linesOf,
  showConversation,
  showEarlier,
  showEpisode,
  showKnown,
  showReconstruction,
} from './show.ts'

/** What one chunk gave. */
interface Part extends Findings {
  readonly incomplete: string | null
  /** The model cannot be asked any more. */
  readonly last?: boolean
}

/** Reconstructs the episode once, from itself alone, and compares each chunk of the original with that: one call more than chunks. */
export async function compare(
  settings: DiscovererSettings,
  episode: Episode,
  original: Original,
  context: DiscoveryContext,
): Promise<Discovery> {
  if (original.messages.length === 0) return { reconstruction: '', ...together([]) }
  const prompts = promptsOf(settings.language ?? original.language)
  const reconstruction = await reconstruct(settings, prompts, episode, context)
  const before = joined(
    showEarlier(context.episodes, original.zone, prompts.labels),
    showKnown(context.nodes, original.zone, prompts.labels),
    showReconstruction(reconstruction, prompts.labels),
  )
  const chunks = chunksOf(linesOf(original, prompts.labels), settings.chunkCharacters)
  const parts: Part[] = []
  for (const lines of chunks) {
    const user = joined(before, showConversation(lines, prompts.labels))
    parts.push(
      await gapsOf(settings, prompts, user, context).catch((error: unknown) =>
        partInstead(error, chunks.length, parts),
      ),
    )
    if (parts.at(-1)?.last) break
  }
  return { reconstruction, ...together(parts) }
}

async function reconstruct(
  { model }: DiscovererSettings,
  prompts: Prompts,
  episode: Episode,
  context: DiscoveryContext,
): Promise<string> {
  const system = systemOf(prompts, 'reconstruction', reconstructionReply.name)
  const user = showEpisode(episode, prompts.labels)
  return (await ask(model, system, user, reconstructionReply, context)).value
}

async function gapsOf(
  { model }: DiscovererSettings,
  prompts: Prompts,
  user: string,
  context: DiscoveryContext,
): Promise<Part> {
  const system = systemOf(prompts, 'gaps', knowledgeGaps.name)
  return partOf(await ask(model, system, user, knowledgeGaps, context))
}

/**
 * What other chunks give is not lost for one that cannot be had: a reply that cannot be read counts for its chunk alone, and a model that
 * cannot be asked any more ends the comparison. The first call that fails so is the caller's to hear of.
 */
function partInstead(error: unknown, chunks: number, before: readonly Part[]): Part {
  if (chunks < 2 || !RecollectError.isInstance(error)) throw error
  const { code, message } = error
  if (code === 'MODEL_INVALID_RESPONSE') return unread(message)
  const stops = code === 'MODEL_UNAVAILABLE' || code === 'BUDGET_EXHAUSTED'
  if (stops && before.some(({ incomplete }) => incomplete === null)) return { ...unread(message), last: true }
  throw error
}

function partOf({ value, truncated, cut = '' }: Generated<Findings>): Part {
  if (!truncated) return { ...value, incomplete: null }
  const incomplete = `The reply was cut off after ${value.nodes.length} gaps. Raise maxTokens, or lower chunkCharacters.`
  const left: RejectedReply = {
    ...{ kind: 'reply', reason: 'truncated', detail: incomplete, proposal: proposalOf(cut) },
  }
  return { ...value, rejected: [...value.rejected, left], incomplete }
}

const unread = (message: string): Part => ({
  nodes: [],
  relationships: [],
  rejected: [{ kind: 'reply', reason: 'malformed', detail: message, proposal: '' }],
  incomplete: message,
})

/** What two chunks say alike is said once. */
function together(parts: readonly Part[]): Omit<Discovery, 'reconstruction'> {
  return {
    nodes: once(parts.flatMap(({ nodes }) => nodes)),
    relationships: once(parts.flatMap(({ relationships }) => relationships)),
    rejected: parts.flatMap(({ rejected }) => rejected),
    incomplete: parts.find(({ incomplete }) => incomplete !== null)?.incomplete ?? null,
  }
}

const once = <T>(drafts: readonly T[]): readonly T[] => [
  ...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values(),
]
