import type { MergeResult, UpkeepResult, PruneResult } from '@recollect/sessions'
import { grouped } from '../numbers.ts'
import { safe } from '../safe.ts'
import type { View } from '../view.ts'

/** What was deleted, and what it was: answers, or whole sessions. */
export type Pruned = PruneResult & { readonly what: 'answers' | 'sessions' }

/** Sessions that are named one by one. */
const SHOWN = 20

export function renderArchived(result: UpkeepResult, view: View): string {
  const { upkeep } = view.text.sessions
  return told(result, upkeep.nothingToArchive, upkeep.archived(...counts(result)), view)
}

export function renderRestored(result: UpkeepResult, view: View): string {
  const { upkeep } = view.text.sessions
  return told(result, upkeep.nothingToRestore, upkeep.restored(...counts(result)), view)
}

export function renderRescored(result: UpkeepResult, view: View): string {
  const { upkeep } = view.text.sessions
  const [dry, ids, pairs] = counts(result)
  return told(result, upkeep.nothingToRescore, upkeep.rescored(dry, pairs, ids), view)
}

export function renderMerged(result: MergeResult, view: View): string {
  const { upkeep } = view.text.sessions
  const [dry, ids, pairs] = counts(result)
  const line = upkeep.merged(dry, pairs, ids, safe(result.into), result.variables)
  return [line, ...stopped(result, view)].join('\n')
}

export function renderPruned(result: Pruned, view: View): string {
  const { upkeep } = view.text.sessions
  const [dry, ids, pairs] = counts(result)
  const bytes = grouped(result.bytes)
  const line =
    result.what === 'answers'
      ? upkeep.prunedAnswers(dry, pairs, bytes)
      : upkeep.prunedSessions(dry, ids, pairs, bytes)
  return told(result, upkeep.nothingToPrune, line, view)
}

const counts = ({ dryRun, sessions, pairs }: UpkeepResult): [dry: boolean, ids: number, pairs: number] => [
  dryRun,
  sessions.length,
  pairs,
]

/** The sum, the sessions, and whether it was stopped. */
function told(result: UpkeepResult, nothing: string, line: string, view: View): string {
  const { sessions, pairs } = result
  const none = sessions.length === 0 && pairs === 0
  const more = sessions.length - SHOWN
  return [
    none && !result.stopped ? nothing : line,
    ...sessions.slice(0, SHOWN).map((id) => `  ${safe(id)}`),
    ...(more > 0 ? [`  ${view.text.sessions.upkeep.more(more)}`] : []),
    ...stopped(result, view),
  ].join('\n')
}

const stopped = (result: UpkeepResult, { text }: View): readonly string[] =>
  result.stopped ? [text.sessions.upkeep.stopped] : []
