import { IMPORT_LINES } from '../corpus/odd-values.ts'
import type { Values } from '../values.ts'
import { FACT_VERBS, moment } from './facts.ts'
import { KNOWLEDGE_VERBS } from './knowledge.ts'
import { SESSION_VERBS } from './sessions.ts'
import { read, write } from './verb.ts'
import type { VerbTable } from './verb.ts'

/** Every verb of a handle on a scope, and what it is called with. */
export const VERBS: VerbTable = {
  ...FACT_VERBS,
  ...SESSION_VERBS,
  ...KNOWLEDGE_VERBS,
  stats: read(),
  export: read(),
  import: write((v) => [v.list(v.choice(...IMPORT_LINES))()]),
  erase: write((v) => v.args(v.some({ audit: v.flag }))),
}

/** Functions that give a handle again: what they are called with. */
export const HANDLES: Readonly<Record<string, (values: Values) => readonly unknown[]>> = {
  at: (v) => [moment(v)()],
  session: (v) => [v.choice('s1', 's2', 'monday', '星期一')()],
}
