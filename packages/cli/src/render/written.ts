import type { WriteResult } from '@recollect/core'
import { changeLine } from './change-line.ts'
import { changeSentences } from './changes.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

/** What was written, and under which slot where that is not the name that was given. */
export type Put = WriteResult & { readonly took: { readonly given: string; readonly slot: string } | null }

/** What a direct write did, and how to take it back. */
export function renderWritten(result: WriteResult, view: View): string {
  const sentences = changeSentences([result], view)
  const told = sentences.length > 0 ? sentences : [view.text.output.remembered.kept]
  return [...told, changeLine(result.change, view)].join('\n')
}

/** The same, with the slot it went to where that has another name than the one given. */
export function renderPut(result: Put, view: View): string {
  const { took } = result
  const written = renderWritten(result, view)
  return took === null ? written : `${view.text.versions.took(safe(took.given), took.slot)}\n${written}`
}
