import type { Hit, RecallResult } from '@recollect/core'
import { factName } from './fact.ts'
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
      : `${colors.bold(safe(answer.text))} ${colors.dim(`(${recall.evidence[evidence]})`)}`
  const list = hits.length === 0 ? recall.none : table(hits.map((hit, i) => row(hit, i, view)))
  const more = next === null ? [] : [text.output.lists.more(next)]
  return [head, list, ...more, ...(trace ? ['', tree(traceTree(result, trace, view))] : [])].join('\n')
}

function row({ card, score, saidAt, quote, active, outdated }: Hit, index: number, view: View): string[] {
  const { text, colors } = view
  const kind = card === null ? '' : factName(card, text)
  const values = [...new Set(outdated.map(({ value }) => value))]
  const notes = [
    ...(active ? [] : [text.output.recall.past]),
    ...(active && values.length > 0 ? [text.output.recall.outdated(safe(values.join(', ')))] : []),
  ]
  const past = notes.length === 0 ? '' : ` ${colors.dim(`(${notes.join('; ')})`)}`
  return [
    `${index + 1}.`,
    score.toFixed(DIGITS),
    when(saidAt, view),
    colors.cyan(kind),
    `${safe(quote)}${past}`,
  ]
}
