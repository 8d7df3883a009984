import { command } from '../../argv/command.ts'
import type { Values } from '../../argv/values.ts'
import { usageError } from '../../errors/cli-error.ts'
import type { PairFields, PairSource } from '../../input/pairs.ts'
import { field } from '../../util/objects.ts'

export interface LogArguments {
  readonly session: string
  readonly source: PairSource
}

export const logSpec = command({
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
  load: async () => {
    const [{ log }, { renderLogged }] = await Promise.all([
      import('./index.ts'),
      import('../../render/sessions/logged.ts'),
    ])
    return { run: log, render: renderLogged }
  },
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
