import type { LogResult, Significance } from '@recollect/core'
import type { Logged } from '../../commands/log/index.ts'
import { runsOf } from '../../util/runs.ts'
import { safe } from '../safe.ts'
import type { View } from '../view.ts'
import { placeOf, share } from './pairs.ts'

/** Where the pairs stand, and what became of the answers. */
export function renderLogged({ session, results }: Logged, view: View): string {
  const { logged } = view.text.sessions
  const [first, ...others] = results
  if (first === undefined) return ''
  if (others.length === 0) return renderOne(first, view)
  const answers = results.filter(({ turn }) => turn.answer !== null).length
  const runs = runsOf(results.map(({ turn }) => turn.seq))
  const shown = [...runs.slice(0, RUNS), ...(runs.length > RUNS ? ['…'] : [])]
  return logged.many(results.length, `${safe(session)}#${shown.join(view.text.trace.separator)}`, answers)
}

/** Stretches of numbers that are named one by one. */
const RUNS = 5

function renderOne({ turn, kept, scored }: LogResult, view: View): string {
  const { logged } = view.text.sessions
  const { answer, significance, topics, marked } = turn
  const why = `${share(significance)}${view.text.dates.note(reasons(scored, view))}`
  const answered =
    answer === null && kept ? logged.noAnswer : kept ? keptAs(marked, why, view) : logged.notKept(why)
  const found = topics.map(safe).join(view.text.trace.separator)
  return [logged.one(placeOf(turn)), answered, ...(found === '' ? [] : [logged.topics(found)])].join('\n')
}

const keptAs = (marked: boolean, why: string, { text: { sessions } }: View): string =>
  marked ? sessions.logged.marked(why) : sessions.logged.kept(why)

/** The components that gave something. */
function reasons(scored: Significance | null, { text }: View): string {
  const { components, byHand } = text.sessions.logged
  if (scored === null) return byHand
  const given = COMPONENTS.filter((name) => scored[name] > 0)
  const shown = (given.length > 0 ? given : COMPONENTS.slice(0, 1)).map((name) =>
    components[name](share(scored[name])),
  )
  return shown.join(text.trace.separator)
}

const COMPONENTS = ['length', 'complexity', 'technical', 'important', 'actionable'] as const
