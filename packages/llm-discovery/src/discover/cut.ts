import type { ModelCall, Original } from '@recollect/core/plugin'
import { ModelError } from '../model-error.ts'
import { promptsOf, systemOf } from '../prompts/prompts-of.ts'
import { episodeCuts } from '../replies/cuts.ts'
import { clip } from '../text.ts'
import { ask } from './ask.ts'
import type { DiscovererSettings } from './options.ts'
import { joined, linesOf, showConversation } from './show.ts'

/** What of a message is shown to tell what it is about. */
const MIN_SHOWN = 80

export async function cut(
  { model, language, chunkCharacters }: DiscovererSettings,
  original: Original,
  call: ModelCall,
): Promise<readonly number[]> {
  const count = original.messages.length
  if (count < 2) return []
  const prompts = promptsOf(language ?? original.language)
  const room = Math.max(MIN_SHOWN, Math.floor((chunkCharacters * 2) / count))
  const lines = linesOf(original, prompts.labels).map((line) => clip(line, room))
  const user = joined(showConversation(lines, prompts.labels))
  const system = systemOf(prompts, 'cuts', episodeCuts.name)
  const { value, truncated } = await ask(model, system, user, episodeCuts, call)
  const wrong = truncated
    ? 'is cut off'
    : value.some((at) => at >= count || at < 0)
      ? 'names none of them'
      : null
  if (wrong === null) return value
  throw new ModelError(
    'MODEL_INVALID_RESPONSE',
    `What "${model.model}" says of where episodes begin among ${count} messages ${wrong}. Cut by rules, or try again.`,
  )
}
