import type { IntentId } from './index.ts'
import { INTENTS } from './index.ts'
import type { IntentAnswer } from './intent.ts'
import { textOf } from './intent.ts'

type Answers = Readonly<Partial<Record<IntentId, IntentAnswer>>>

const answerTo = (answers: Answers, id: string): IntentAnswer | undefined =>
  Object.entries(answers).find(([key]) => key === id)?.[1]

/** Why a pack has no sentence for an intent; null when it has. */
function reasonOf(answer: IntentAnswer | undefined): string | null {
  if (answer === undefined) return 'no answer'
  return 'unsupported' in answer ? answer.unsupported : null
}

const sentencesOf = (answer: IntentAnswer | undefined): string =>
  answer === undefined || 'unsupported' in answer ? '' : answer.map(textOf).join(' · ')

/** What a pack reads, as a Markdown table: intent, the sentence in English, the pack's own sentence or why it has none. */
export function intentTable(answers: Answers): string {
  const rows = INTENTS.map(({ id, like }) => {
    const answer = answerTo(answers, id)
    const reason = reasonOf(answer)
    const said = reason === null ? sentencesOf(answer) : `— ${reason}`
    return `| \`${id}\` | ${like} | ${said.replaceAll('|', '\\|')} |`
  })
  return ['| intent | like | in this language |', '| --- | --- | --- |', ...rows].join('\n')
}

/** `fr: 55 of 59 intents; without question.what_kind (…)`. */
export function intentSummary(name: string, answers: Answers): string {
  const without = INTENTS.flatMap(({ id }) => {
    const reason = reasonOf(answerTo(answers, id))
    return reason === null ? [] : [`${id} (${reason})`]
  })
  const count = `${name}: ${String(INTENTS.length - without.length)} of ${String(INTENTS.length)} intents`
  return without.length === 0 ? count : `${count}; without ${without.join(', ')}`
}
