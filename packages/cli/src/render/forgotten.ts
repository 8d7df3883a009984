import type { Forgotten } from '../commands/forget/index.ts'
import { changeLine } from './change-line.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

/** What is gone, and how to bring it back where that is still possible. */
export function renderForgotten({ items, cards, change, undoUntil, node }: Forgotten, view: View): string {
  const { output, knowledge } = view.text
  const gone = node === undefined ? output.forgot(items, cards) : knowledge.nodes.forgot(safe(node))
  return [gone, ...(undoUntil === null || change === null ? [] : [changeLine(change, view)])].join('\n')
}
