import type { RememberResult } from '@recollect/core'
import type { Remembered } from '../commands/remember/index.ts'
import { changeSentences } from './changes.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

/** Beyond this many sentences only the sum is told. */
const MOST_LINES = 50

export function renderRemembered({ results, total, stopped }: Remembered, view: View): string {
  const { remembered } = view.text.output
  const [only] = results
  if (total === 1 && only) return rememberedLines(only, view).join('\n')
  const lines = results.flatMap(({ changes }) => changeSentences(changes, view))
  const duplicates = results.filter(({ duplicate }) => duplicate).length
  const summary = remembered.summary(results.length - duplicates, lines.length, duplicates)
  const shown = lines.slice(0, MOST_LINES)
  if (lines.length > MOST_LINES) shown.push('…')
  return [...shown, summary, ...(stopped ? [remembered.stopped(results.length, total)] : [])].join('\n')
}

/** One message: what became of it, and what was not taken from it. */
export function rememberedLines({ changes, rejected, duplicate }: RememberResult, view: View): string[] {
  const { remembered } = view.text.output
  if (duplicate) return [remembered.duplicate]
  const doubts = rejected
    .filter(({ by }) => by === 'confidence')
    .map(({ draft, reason }) => remembered.rejected(safe(draft.value), reason))
  const lines = changeSentences(changes, view)
  return lines.length + doubts.length === 0 ? [remembered.kept] : [...lines, ...doubts]
}
