import type { Narration, NarrationContext, Original } from '@recollect/core/plugin'
import { promptsOf, systemOf } from '../prompts/prompts-of.ts'
import { episodeNarration } from '../replies/narration.ts'
import { ask } from './ask.ts'
import { ends } from './chunks.ts'
import type { DiscovererSettings } from './options.ts'
import { joined, labelOf, linesOf, showConversation, showEarlier, showTimes } from './show.ts'

/** Of a conversation longer than two chunks, its beginning and its end are told. */
export async function narrate(
  { model, language, chunkCharacters }: DiscovererSettings,
  original: Original,
  context: NarrationContext,
): Promise<Narration> {
  const prompts = promptsOf(language ?? original.language)
  const { labels } = prompts
  const lines = ends(linesOf(original, labels), chunkCharacters * 2, labels.leftOut)
  const user = joined(
    showTimes(original, labels),
    showEarlier(context.episodes, original.zone, labels),
    showConversation(lines, labels),
  )
  const system = systemOf(prompts, 'narration', episodeNarration.name)
  const { value } = await ask(model, system, user, episodeNarration, context)
  return { ...value, sameAs: sameAmong(context.episodes, value.sameAs) }
}

/** The episode a reply names by its label or its id; null for anything else. */
function sameAmong(episodes: NarrationContext['episodes'], named: string | null): string | null {
  const said = named?.replace(/[[\]()#\s]/gu, '').toUpperCase()
  return episodes.find(({ id }, place) => id === named || labelOf(place) === said)?.id ?? null
}
