import type { LogResult, Significance } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { usageError } from '../errors/cli-error.ts'
import type { PairFields, PairSource } from '../input/pairs.ts'
import { readPairs } from '../input/pairs.ts'
import { withMemory } from '../open-memory.ts'
import { safe } from '../render/safe.ts'
import { placeOf, share } from '../render/sessions/pairs.ts'
import type { View } from '../render/view.ts'
import { field } from '../util/objects.ts'
import { runsOf } from '../util/runs.ts'

interface LogArguments {
  readonly session: string
  readonly source: PairSource
}

interface Logged {
  readonly session: string
  /** In the order in which they were given. */
  readonly results: readonly LogResult[]
}

/** Appends pairs to a session, all of them or none. */
async function log({ session, source }: LogArguments, context: Context): Promise<Logged> {
  const pairs = await readPairs(source, context)
  return withMemory(context, 'write', async ({ memory }) => ({
    session,
    results: await memory.session(session).log(pairs),
  }))
}

/** Where the pairs stand, and what became of the answers. */
function renderLogged({ session, results }: Logged, view: View): string {
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

export const spec = command({
  name: 'log',
  group: 'sessions',
  options: [
    'logSession',
    'q',
    'a',
    'user',
    'topics',
    'noTopics',
    'significance',
    'mark',
    'at',
    'channel',
    'pairsFile',
  ],
  read: (values): LogArguments => {
    const session = values.label('session')
    if (session === undefined) throw usageError((t) => t.errors.missingOption('--session'))
    return { session, source: { ...readPair(values), fields: readFields(values) } }
  },
  run: log,
  render: renderLogged,
})

function readPair(values: Values): Omit<PairSource, 'fields'> {
  const [q, a, file] = [values.text('q') ?? null, values.text('a') ?? null, values.text('file') ?? null]
  if (q !== null && file !== null) throw values.exclusive('--q', '--file')
  if (a !== null && q === null) throw usageError((t) => t.errors.missingOption('--q'))
  if (q === '-' && a === '-') throw values.exclusive('--q -', '--a -')
  return { q, a, file: file === '-' ? null : file }
}

function readFields(values: Values): PairFields {
  const topics = values.list('topics')
  return {
    ...field('user', values.label('user')),
    ...field('topics', values.denied('topics') ? [] : topics),
    ...field('significance', values.share('significance')),
    ...(values.flag('mark') ? { mark: true } : {}),
    ...field('at', values.time('at')),
    ...field('channel', values.label('channel')),
  }
}
