import type { ClassName } from './classes.ts'

/** What the place before a predicate tells: 在网易做… where one works, 在三中读… where one learns; else where one lives. */
export type WhereOf = 'work' | 'study' | 'home'

/** One line of a table of frames: a predicate, what it takes, and the slot that what it takes is a value of. */
export interface Frame {
  /** Its verbs, separated by spaces. */
  readonly verbs: string
  /** The class of what follows; left out: nothing follows. */
  readonly takes?: ClassName
  readonly slot: string
  /** The value is the verb with what follows it: 送外卖. */
  readonly whole?: boolean
  readonly where?: WhereOf
  /** It says something lasting only with a place before it, or with 的 at its end. */
  readonly only?: 'where' | 'de' | 'where or de'
  /** The slot of what is denied: 不碰香菜. Left out: denied it says nothing. */
  readonly denied?: string
  readonly facet?: string
  /** How long one has done it is told too. */
  readonly lasts?: boolean
}
