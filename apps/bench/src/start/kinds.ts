import type { StartTask } from './task.ts'

/** One kind of fresh process. */
export interface Kind {
  readonly key: string
  readonly name: string
  /** Null is Node by itself. */
  readonly task: StartTask | null
}

/** Databases of the kinds that open one. */
export interface Files {
  /** A file that is not there yet. */
  readonly fresh: string
  readonly filled: string
}

const ALL = ['core', 'zh', 'en', 'sqlite'] as const
const loads = (...imports: StartTask['imports']): StartTask => ({ imports, file: null, does: 'recall' })

/** Node alone, each package beside core, all of them, and all of them at work. */
export const kinds = ({ fresh, filled }: Files): readonly Kind[] => [
  { key: 'bare', name: 'node, nothing else', task: null },
  { key: 'empty', name: 'an empty module', task: loads() },
  { key: 'core', name: 'core', task: loads('core') },
  { key: 'zh', name: 'core, extract-zh', task: loads('core', 'zh') },
  { key: 'en', name: 'core, extract-en', task: loads('core', 'en') },
  { key: 'sqlite', name: 'core, store-sqlite', task: loads('core', 'sqlite') },
  { key: 'imports', name: 'all four', task: loads(...ALL) },
  {
    key: 'recall',
    name: 'all four, a database opened, first recall',
    task: { imports: ALL, file: filled, does: 'recall' },
  },
  {
    key: 'journey',
    name: 'all four, a new database, first of everything',
    task: { imports: ALL, file: fresh, does: 'everything' },
  },
]
