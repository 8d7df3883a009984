import type { ClassName } from './classes.ts'

/** What the place before a predicate tells: 在网易做… where one works, 在三中读… where one learns; else where one lives. */
export type WhereOf = 'work' | 'study' | 'home'

/** One line of a table of frames: a predicate, what it takes, and the slot that what it takes is a value of. */
export interface Frame {
  /** Its verbs, separated by spaces. */
  readonly verbs: string
  /** The class of what follows; left out: nothing follows. */
  readonly takes?: ClassName
  /** Left out: the place before it is all it tells. */
  readonly slot?: string
  /** The value is the verb with what follows it: 送外卖. */
  readonly whole?: boolean
  readonly where?: WhereOf
  /** It says something lasting only with a place before it, or with 的 at its end. */
  readonly only?: 'where' | 'de' | 'where or de'
  /** It says how long, too. */
  readonly lasts?: boolean
  /** It tells of a change, said with 了: 搬到. */
  readonly updates?: boolean
  /** A part of the body may stand before it, which is no subject: 膝盖查出来…. */
  readonly ofBody?: boolean
  /** What it is for stands before it: 记账用…. */
  readonly forWhat?: boolean
}

/** One line of a table of what is said without a verb: 湖南人, after 室友叫陈凯. */
export interface Fragment {
  /** The class of all that is said of the subject. */
  readonly is: ClassName
  readonly slot: string
  /** One of them stands in every clause that is of the class. */
  readonly anchors: string
  /** It may open a message, said of oneself without 我: 全马pb 3小时41. */
  readonly own?: boolean
  /** With 我 or 了 it is of the moment: 我太冲动了. */
  readonly passing?: boolean
  /** Of oneself it is said with 现在 only: 现在是理财经理. */
  readonly now?: boolean
  readonly updates?: boolean
}
