import { knownOptions } from '@recollect/core/plugin'
import type {
  ModelExtractor,
  ModelReadingContext,
  UnreadMessage,
  RejectedReply,
} from '@recollect/core/plugin'
import { checkNumber } from '../check.ts'
import { ask } from '../discover/ask.ts'
import { lineOf } from '../discover/lines.ts'
import { checkModel } from '../discover/options.ts'
import { joined, showFacts } from '../discover/show.ts'
import { fenced, inLine } from '../prompts/fence.ts'
import { promptsOf, systemOf } from '../prompts/prompts-of.ts'
import type { Labels } from '../prompts/types.ts'
import { PROMPTS_VERSION } from '../prompts/version.ts'
import { personalFacts } from '../replies/facts.ts'
import { proposalOf } from '../replies/sift.ts'
import { clip } from '../text.ts'
import type { LlmExtractorOptions } from './options.ts'
import { readingsOf } from './readings.ts'
import { showSlots } from './slots.ts'

/** What of the messages of one call is shown: no message less than the second figure. */
const MAX_SHOWN = 24_000
const MIN_SHOWN = 400
const MAX_PARTS = 20

/**
 * An extractor that asks a language model about what the rules left unread. A fact counts where its quote stands in a message of
 * the user, and its value in the quote.
 * @throws InvalidConfigError options that cannot work
 */
export function llmExtractor(options: LlmExtractorOptions): ModelExtractor {
  const { model, confidence = 0.75 } = knownOptions('llmExtractor', options, {
    model: true,
    confidence: true,
  })
  checkModel(model)
  checkNumber('confidence', confidence, 0, 1)
  const name = `${model.model}/${PROMPTS_VERSION}`
  return Object.freeze<ModelExtractor>({
    specVersion: 1,
    name,
    async read(messages, context) {
      if (!messages.some(({ role }) => role === 'user'))
        return messages.map(({ itemId }) => ({ itemId, drafts: [], rejected: [] }))
      const { system, user } = promptFor(messages, context)
      const { value, truncated, cut = '' } = await ask(model, system, user, personalFacts, context)
      const left = truncated ? [leftOf(cut)] : []
      return readingsOf(messages, context.slots, value.facts, [...value.rejected, ...left], {
        ...{ model: model.model, name, confidence },
      })
    },
  })
}

/** Line by line below its message: `    only: my new number is 555 0142`. */
const partsOf = ({ text, unread }: UnreadMessage, { only }: Labels): string =>
  unread
    .slice(0, MAX_PARTS)
    .map(({ start, end }) => `\n    ${only} ${clip(inLine(text.slice(start, end)), MIN_SHOWN)}`)
    .join('')

function promptFor(
  messages: readonly UnreadMessage[],
  { zone, slots, language, known }: ModelReadingContext,
) {
  const prompts = promptsOf(language)
  const { labels } = prompts
  const room = Math.max(MIN_SHOWN, Math.floor(MAX_SHOWN / messages.length))
  const lines = messages.map(
    (message, number) => clip(lineOf(message, number, zone, labels), room) + partsOf(message, labels),
  )
  const shown = `${labels.messages}\n${fenced('messages', lines)}`
  return {
    system: systemOf(prompts, 'facts', personalFacts.name),
    user: joined(showSlots(slots, labels), showFacts(known, labels), shown),
  }
}

const leftOf = (cut: string): RejectedReply => ({
  ...{
    kind: 'reply',
    reason: 'truncated',
    detail: 'The reply was cut off. Raise maxTokens, or read fewer messages at once.',
  },
  proposal: proposalOf(cut),
})
