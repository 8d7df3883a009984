/**
 * What happened, in words that change other facts than the one they state: `part` with a partner, `part_with` a thing, `leave` a job,
 * `stop` doing or having something, `change` from one value to another, `reschedule` what is planned, `become`: the value
 * takes the place of another of its slot. Of people: to `rename` one, two names are of the `same` one, what was said is of an `other` one
 * of the relation.
 */
export type LifeEvent =
  | 'marry'
  | 'engage'
  | 'part'
  | 'birth'
  | 'die'
  | 'join'
  | 'leave'
  | 'retire'
  | 'graduate'
  | 'get'
  | 'part_with'
  | 'recover'
  | 'stop'
  | 'cancel'
  | 'finish'
  | 'change'
  | 'reschedule'
  | 'become'
  | 'rename'
  | 'same'
  | 'other'

/** Who was born: as what, how many, and the words for one where nothing of the kind is known yet. */
export interface Born {
  readonly as: 'son' | 'daughter' | 'child'
  readonly many: number
  readonly words: string
}

/** An event that a message tells of; which facts it ends the memory finds out. */
export interface Effect {
  readonly event: LifeEvent
  /** Other words for what the value names: "teacher" for "teaching", "car" for "Golf". */
  readonly also?: readonly string[]
  /** True when the value is a whole clause, in which what it is about is named somewhere. */
  readonly within?: boolean
  /** Who was born, with `birth`. */
  readonly born?: Born
  /** True when the words do not say whose it is: where nothing of the user's is meant, it may be a relative's. `other`: not the user's. */
  readonly anyone?: boolean | 'other'
  /**
   * What takes the place of what is named, with `change`; the other name, with `rename` and `same`; what
   * to call one without a name, with `other`.
   */
  readonly to?: string
}
