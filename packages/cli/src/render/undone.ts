import type { TakenBack } from '../commands/undo/take-back.ts'
import type { FactShift } from '../commands/undo/shifts.ts'
import { changeLine } from './change-line.ts'
import { factName, factWithDetails } from './fact.ts'
import { quoted } from './trace-words.ts'
import type { View } from './view.ts'

const MOST_FACTS = 5

/** What was taken back, or came back; one fact by its name, several by their number and the first few names. */
export function renderUndone(taken: TakenBack, view: View): string {
  const { undone, log } = view.text.versions
  const { facts, messages, words, change } = taken
  const isBack = facts.length + Math.abs(messages) > 0 && facts.every(cameBack) && messages <= 0
  const say = isBack ? undone.back : undone.taken
  const shown = facts.map((shift) => shiftLine(shift, isBack, view))
  const [only, ...others] = shown
  const told = Math.abs(messages)
  if (only !== undefined && others.length === 0) {
    const whole = told > 1 ? view.text.dates.remark(only, log.messages(told)) : only
    return [say(whole), changeLine(change, view)].join('\n')
  }
  const counts = [
    ...(told > 0 ? [`${log.messages(told)}${words === null ? '' : ` ${quoted(words)}`}`] : []),
    ...(facts.length > 0 ? [undone.facts(facts.length)] : []),
  ]
  const sum = say(counts.length > 0 ? counts.join(log.separator) : undone.nothing)
  const lines = shown.slice(0, MOST_FACTS).map((line) => `  ${line}`)
  const more = facts.length > MOST_FACTS ? [`  ${log.more(facts.length - MOST_FACTS)}`] : []
  return [sum, ...lines, ...more, changeLine(change, view)].join('\n')
}

/** Nothing was there, or it stands below what is there now. */
const cameBack = ({ before, after }: FactShift): boolean =>
  after !== null && (before === null || before.recordedAt < after.recordedAt)

/** `home Porto → Aveiro`: of what was taken back the new value stands last, as it was told. */
function shiftLine({ before, after }: FactShift, isBack: boolean, view: View): string {
  const { undone, diff } = view.text.versions
  const [from, to] = isBack ? [before, after] : [after, before]
  const card = to ?? from
  if (card === null) return ''
  const name = factName(card, view.text)
  const value = (shown: typeof card) => factWithDetails(shown, view)
  if (to?.relation === 'retracts') return undone.ended(name, value(from ?? to))
  return undone.fact(name, from !== null && to !== null ? diff.changed(value(from), value(to)) : value(card))
}
