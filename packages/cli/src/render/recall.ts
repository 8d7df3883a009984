import type { Hit, RecallResult } from '@recollect/core'
import { factName, isMistake } from './fact.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import { when } from './time.ts'
import { traceTree } from './trace.ts'
import { tree } from './tree.ts'
import type { View } from './view.ts'

const DIGITS = 2

/** The answer, the hits, and the trace when there is one. */
export function renderRecall(result: RecallResult, view: View): string {
  const { answer, hits, evidence, next, trace } = result
  const { colors, text } = view
  const { recall } = text.output
  const head =
    evidence === 'none'
      ? safe(answer.text)
      : `${colors.bold(safe(answer.text))}${colors.dim(text.dates.note(recall.evidence[evidence]))}`
  // That nothing is known says already that nothing was found.
  const none = evidence === 'none' ? [] : [recall.none]
  const list = hits.length === 0 ? none : [table(hits.map((hit, i) => row(hit, i, view)))]
  const more = next === null ? [] : [text.output.lists.more(next)]
  return [head, ...list, ...more, ...(trace ? ['', tree(traceTree(result, trace, view))] : [])].join('\n')
}

function row({ card, score, saidAt, quote, active, outdated }: Hit, index: number, view: View): string[] {
  const { text, colors } = view
  const kind = card === null ? '' : factName(card, text)
  const { recall } = text.output
  const [wrong, over] = [outdated.filter(isMistake), outdated.filter((old) => !isMistake(old))]
  const values = (cards: typeof outdated) =>
    safe([...new Set(cards.map(({ value }) => value))].join(text.trace.separator))
  const isWrong = card !== null && isMistake(card)
  const notes = [
    ...(active || isWrong || wrong.length > 0 ? [] : [recall.past]),
    ...(isWrong ? [recall.mistake(safe(card.value))] : []),
    ...(wrong.length > 0 ? [recall.mistake(values(wrong))] : []),
    ...(active && over.length > 0 ? [recall.outdated(values(over))] : []),
  ]
  const past = notes.length === 0 ? '' : colors.dim(text.dates.note(notes.join(text.dates.separator)))
  return [
    `${index + 1}.`,
    score.toFixed(DIGITS),
    when(saidAt, view),
    colors.cyan(kind),
    `${safe(quote)}${past}`,
  ]
}
