import type { WriteResult } from '@recollect/core'
import { changeLine } from './change-line.ts'
import { changeSentences } from './changes.ts'
import type { View } from './view.ts'

/** What a direct write did, and how to take it back. */
export function renderWritten(result: WriteResult, view: View): string {
  const sentences = changeSentences([result], view)
  const told = sentences.length > 0 ? sentences : [view.text.output.remembered.kept]
  return [...told, changeLine(result.change, view)].join('\n')
}
