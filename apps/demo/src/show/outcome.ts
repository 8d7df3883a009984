import type { Outcome } from '../play.ts'
import { answeredLines } from './answered.ts'
import { rememberedLines } from './remembered.ts'
import type { Style } from './style.ts'

/** One line of the conversation and what came of it. */
export function outcomeLines(outcome: Outcome, style: Style): string[] {
  const { frame, colours } = style
  const { line } = outcome
  const note = line.note === undefined ? '' : colours.dim(`   (${frame.notes[line.note]})`)
  const body =
    'found' in outcome ? answeredLines(outcome.found, style) : rememberedLines(outcome.remembered, style)
  const mark = line.does === 'ask' ? '? ' : ''
  return [
    '',
    `${colours.bold(frame.people[line.person])}  ${mark}${line.text}${note}`,
    ...body.map((text) => `    ${text}`),
  ]
}
