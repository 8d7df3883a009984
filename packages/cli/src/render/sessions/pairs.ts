import type { Page } from '@recollect/core'
import type { QaTurn } from '@recollect/core/store'
import type { TurnHit } from '@recollect/sessions'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'

const DIGITS = 2

/** Significance and scores, 0–1. */
export const share = (value: number): string => value.toFixed(DIGITS)

/** Where a pair stands: `monday#3`. */
export const placeOf = ({ session, seq }: Pick<QaTurn, 'session' | 'seq'>): string =>
  `${safe(session)}#${String(seq)}`

export const renderPair = (turn: QaTurn, view: View): string => renderPairs([turn], view)

/** Question and answer, one below the other. */
export function renderPairs(turns: readonly QaTurn[], view: View): string {
  const heads = turns.map((turn) => head(turn, view))
  return turns.length === 0 ? view.text.output.lists.none : withAnswers(heads, turns, view)
}

export function renderPairPage({ rows, next }: Page<QaTurn>, view: View): string {
  const listed = renderPairs(rows, view)
  return next === null ? listed : `${listed}\n${view.text.output.lists.more(next)}`
}

/** Best first, with how well each fits. */
export function renderHits(hits: readonly TurnHit[], view: View): string {
  if (hits.length === 0) return view.text.output.recall.none
  const heads = hits.map(({ turn, score }, i) => [`${String(i + 1)}.`, share(score), ...head(turn, view)])
  return withAnswers(
    heads,
    hits.map(({ turn }) => turn),
    view,
  )
}

function withAnswers(
  heads: readonly (readonly string[])[],
  turns: readonly QaTurn[],
  { text, colors }: View,
): string {
  const lines = table(heads).split('\n')
  return turns
    .flatMap(({ answer, answerTokens }, i) => [
      lines[i] ?? '',
      ...(answer === null ? [] : [`    → ${safe(answer)}`]),
      ...(answer === null && answerTokens > 0 ? [colors.dim(`    → ${text.sessions.pair.notKept}`)] : []),
    ])
    .join('\n')
}

/** What stands for the significance of no answer. */
const NONE = '–'

function head(turn: QaTurn, view: View): string[] {
  const { text, colors } = view
  const { user, question, topics, answer, answerTokens, archived } = turn
  const { pair } = text.sessions
  const notes = [topics.map(safe).join(text.trace.separator), archived ? pair.archived : ''].filter(Boolean)
  const asked = user === null ? safe(question) : text.trace.line(safe(user), safe(question))
  return [
    placeOf(turn),
    when(turn.saidAt, view),
    answer === null && answerTokens === 0 && turn.significance === 0 ? NONE : share(turn.significance),
    `${asked}${notes.map((note) => colors.dim(text.dates.note(note))).join('')}`,
  ]
}
