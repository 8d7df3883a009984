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
  const rows = table(hits.map((hit, i) => row(hit, i, view))).split('\n')
  const list = hits.length === 0 ? none : hits.flatMap((hit, i) => [rows[i] ?? '', ...toldOfIn(hit, view)])
  const more = next === null ? [] : [text.output.lists.more(next)]
  return [head, ...list, ...more, ...(trace ? ['', tree(traceTree(result, trace, view))] : [])].join('\n')
}

/** The episodes that tell of a piece of knowledge, where they were asked for. */
function toldOfIn({ episodes = [] }: Hit, { text, colors }: View): string[] {
  const titles = episodes.map(({ title }) => safe(title))
  const { tellOfIt } = text.knowledge.hits
  return titles.length === 0
    ? []
    : [colors.dim(`    ${text.trace.line(tellOfIt, titles.join(text.trace.separator))}`)]
}

/** What a hit is about, and what it says of it. */
function hitParts({ card, node, episode, quote }: Hit, { text }: View): readonly [string, string] {
  if (node !== undefined) return [safe(node.key), `${safe(node.value)}${text.dates.note(`“${safe(quote)}”`)}`]
  if (episode !== undefined) return [text.knowledge.hits.episode, safe(quote || episode.title)]
  return [card === null ? '' : factName(card, text), safe(quote)]
}

function row(hit: Hit, index: number, view: View): string[] {
  const { card, score, saidAt, active, outdated } = hit
  const { text, colors } = view
  const [kind, words] = hitParts(hit, view)
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
  return [`${index + 1}.`, score.toFixed(DIGITS), when(saidAt, view), colors.cyan(kind), `${words}${past}`]
}
