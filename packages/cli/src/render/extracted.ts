import type { Extracted, ExtractedMessage } from '../commands/extract/index.ts'
import { renderDraft } from './draft.ts'
import { renderPacks, renderRejected, verdict } from './looked-at.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

/** The cards of every message; what was looked at where there is none, and with `--explain` always. */
export function renderExtracted(extracted: Extracted, base: View): string {
  const view = { ...base, zone: extracted.zone }
  const { messages } = extracted
  const shown = messages.map((message) => renderMessage(message, extracted, view))
  const only = shown[0]
  if (messages.length === 1 && only !== undefined) return only
  return messages.map((message, i) => `${heading(message, view)}\n${shown[i] ?? ''}`).join('\n\n')
}

const heading = ({ text }: ExtractedMessage, { colors }: View): string => colors.bold(`# ${safe(text)}`)

function renderMessage(message: ExtractedMessage, extracted: Extracted, view: View): string {
  const { enabled, explain } = extracted
  const { cards, text } = message
  const drafts = cards.map((card, i) => renderDraft(card, i + 1, view, explain ? text : null))
  const none = cards.length === 0
  return [
    ...(none ? [verdict(message, enabled, view)] : drafts),
    ...(none || explain ? renderRejected(message, view) : []),
    ...(none || explain ? renderPacks(message, extracted, view) : []),
  ].join('\n')
}
