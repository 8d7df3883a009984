import type { RejectedDraft } from '@recollect/core'
import type { Extracted, ExtractedMessage } from '../commands/extract/index.ts'
import type { PackLook } from '../commands/extract/looked-at.ts'
import { factName, factValue } from './fact.ts'
import { quote } from './quote.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

/** Why there is no card: nothing was read, no rule begins on these words, none fits, or all was dropped. */
export function verdict(
  { role, rejected, packs }: ExtractedMessage,
  enabled: boolean,
  { text }: View,
): string {
  const { verdicts } = text.extract
  if (role !== 'user') return verdicts.role(role)
  if (!enabled) return verdicts.disabled
  if (rejected.length > 0) return verdicts.dropped(rejected.length)
  if (packs.every(({ score }) => score === 0)) return verdicts.language
  return packs.every(({ anchored }) => anchored.length === 0) ? verdicts.noAnchor : verdicts.noMatch
}

/** Every draft that did not become a card, with who dropped it and why. */
export function renderRejected({ rejected, text: source }: ExtractedMessage, view: View): string[] {
  const { text, colors } = view
  const line = ({ draft, by, reason }: RejectedDraft): string[] => [
    `   ${colors.cyan(factName(draft, text))}`,
    factValue(draft, text),
    text.trace.line(safe(by), safe(reason)),
    colors.dim(safe(draft.rule)),
    quote(source, draft.span, view),
  ]
  return rejected.length === 0 ? [] : [text.extract.rejected, table(rejected.map(line))]
}

/** The packs, and how many of their rules the text touched; `explain` names those. */
export function renderPacks(
  { packs }: ExtractedMessage,
  { explain }: Pick<Extracted, 'explain'>,
  { text, colors }: View,
): string[] {
  if (packs.length === 0) return []
  const t = text.extract
  const line = ({ pack, score, rules, anchored }: PackLook): string[] => [
    `   ${pack}`,
    score === 0 ? t.notAsked : t.asked(Number(score.toFixed(2)), anchored.length, rules),
  ]
  const names = explain ? packs.flatMap(({ anchored }) => anchored) : []
  return [
    t.lookedAt,
    table(packs.map(line)),
    ...(names.length === 0 ? [] : [colors.dim(`   ${safe(names.join(' '))}`)]),
  ]
}
