import type { Turn } from '../commands/chat/turn.ts'
import { changeSentences } from './changes.ts'
import { rememberedLines } from './remembered.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

/** The answer to a question, or what was made of a statement; both when a message is both. */
export function renderTurn({ answer, remembered }: Turn, view: View): string {
  if (answer === null) return rememberedLines(remembered, view).join('\n')
  return [...changeSentences(remembered.changes, view), safe(answer.text)].join('\n')
}

export const renderTurns = (turns: readonly Turn[], view: View): string =>
  turns.map((turn) => renderTurn(turn, view)).join('\n')
