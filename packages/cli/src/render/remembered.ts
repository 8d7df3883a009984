import type { RememberResult } from '@recollect/core'
import { changeLine } from './change-line.ts'
import { changeSentences } from './changes.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

export interface Remembered {
  readonly scope: string
  /** Messages given. */
  readonly total: number
  /** Ctrl-C came before the last one. */
  readonly stopped: boolean
  /** Those that are stored, in order. */
  readonly results: readonly RememberResult[]
  /** Of a single message that asks something of the memory: what that comes to, in words. */
  readonly asked: string
}

/** Beyond this many sentences only the sum is told. */
const MOST_LINES = 50
/** Beyond this many batches `recollect changes` tells of them. */
const MOST_BATCHES = 5

export function renderRemembered({ results, total, stopped, asked }: Remembered, view: View): string {
  const { remembered } = view.text.output
  const [only] = results
  const undo = undoLines(results, view)
  const words = asked === '' ? [] : asked.split('\n').map(safe)
  if (total === 1 && only) return [...rememberedLines(only, view), ...words, ...undo].join('\n')
  const lines = results.flatMap(({ changes }) => changeSentences(changes, view))
  const duplicates = results.filter(({ duplicate }) => duplicate).length
  const summary = remembered.summary(results.length - duplicates, lines.length, duplicates)
  const shown = lines.slice(0, MOST_LINES)
  if (lines.length > MOST_LINES) shown.push('…')
  const left = stopped ? [remembered.stopped(results.length, total)] : []
  return [...shown, summary, ...left, ...undo].join('\n')
}

/** Messages are stored some at a time, each time as one batch. */
function undoLines(results: readonly RememberResult[], view: View): string[] {
  const [only, ...others] = results
  // A batch of one is told by its change, which the log shows.
  const ids = new Set(others.length === 0 ? [only?.change] : results.map(({ batch }) => batch))
  return ids.size > MOST_BATCHES ? [] : [...ids].flatMap((id) => (id ? [changeLine(id, view)] : []))
}

/** One message: what became of it, and what was not taken from it. */
function rememberedLines(result: RememberResult, view: View): string[] {
  const { remembered } = view.text.output
  if (result.duplicate) return [remembered.duplicate]
  const lines = [...changeSentences(result.changes, view), ...doubtLines(result, view)]
  return lines.length === 0 ? [remembered.kept] : lines
}

/** What was not sure enough to be taken. */
export const doubtLines = ({ rejected }: RememberResult, view: View): string[] =>
  rejected
    .filter(({ by }) => by === 'confidence')
    .map(({ draft, reason }) => view.text.output.remembered.rejected(safe(draft.value), reason))
