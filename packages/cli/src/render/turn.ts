import type { Turn } from '../commands/chat/turn.ts'
import { doubtLines } from './remembered.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

/** The answer to a question, or what was made of a statement; both when a message is both. */
export function renderTurn({ answer, remembered, words }: Turn, view: View): string {
  const { output } = view.text
  if (remembered.duplicate) return output.remembered.duplicate
  const said = words === '' ? [] : words.split('\n').map(safe)
  if (answer !== null)
    return isProfile(remembered) ? safe(answer.text) : [...said, safe(answer.text)].join('\n')
  const lines = [...said, ...doubtLines(remembered, view)]
  return lines.length === 0 ? output.remembered.kept : lines.join('\n')
}

/** The answer is what is known already. */
const isProfile = ({ request }: Turn['remembered']): boolean => request?.kind === 'show'

export const renderTurns = (turns: readonly Turn[], view: View): string =>
  turns.map((turn) => renderTurn(turn, view)).join('\n')
