import type { Outcome } from '../play.ts'
import { answeredLines } from './answered.ts'
import { rememberedLines } from './remembered.ts'
import type { Style } from './style.ts'

/** One line of the conversation and what came of it. */
export function outcomeLines(outcome: Outcome, style: Style): string[] {
  const { frame, colours } = style
  const { line } = outcome
  const note = line.note === undefined ? '' : colours.dim(`   (${frame.notes[line.note]})`)
  const mark = { ask: '? ', undo: '↶ ', say: '' }[line.does]
  return [
    '',
    `${colours.bold(frame.people[line.person])}  ${mark}${line.text}${note}`,
    ...bodyOf(outcome, style).map((text) => `    ${text}`),
  ]
}

function bodyOf(outcome: Outcome, style: Style): string[] {
  if ('found' in outcome) return answeredLines(outcome.found, style)
  if ('remembered' in outcome) return rememberedLines(outcome.remembered, style)
  const { items, cards } = outcome.undone
  return [`↶ ${style.frame.undone(items, cards)}`]
}
