import type { Token } from '../text/tokens.ts'
import type { Front } from './front.ts'
import type { Scope } from './scope.ts'

/** Words `[from, to)` that may be a wish, with what stands before them. */
export interface Part {
  readonly tokens: readonly Token[]
  readonly from: number
  readonly to: number
  /** Where its words end with "from now on" and thanks. */
  readonly end: number
  readonly front: Front
  /** Something else is asked for in the same message: a style is that of the answer to it. */
  readonly isBesideTask: () => boolean
  /** It is put as a question. */
  readonly isAsked: boolean
}

/** What a part is found to wish. */
export interface Judged {
  readonly facet: string | null
  readonly scope: Scope | null
}

/** What its words tell of it. */
export interface Signs {
  readonly aspect: string | null
  readonly verb: string | null
  /** It tells of what an assistant does. */
  readonly isAct: boolean
  readonly ofAnswers: boolean
  readonly atHand: boolean
  readonly scope: Scope | null
  readonly isLasting: boolean
}
