/** How a slot is worded: `{v}` is the value, `{S}` the subject, `{P}` its possessive, `[a|b]` the verb for "you" and for others. */
export interface Wording {
  /** What holds now. */
  readonly is: string
  /** What is denied; default: "not" is put by the form. */
  readonly not?: string
  /** What was. */
  readonly was: string
  /** Noun phrase for what is unknown or counted. */
  readonly what: string
}

export const noun = (what: string): Wording => ({
  is: `{P} ${what} is {v}.`,
  not: `{P} ${what} is not {v}.`,
  was: `{P} ${what} was {v}.`,
  what: `{p} ${what}`,
})
export const verb = (you: string, they: string, past: string, what: string, base = you): Wording => ({
  is: `{S} [${you}|${they}] {v}.`,
  not: `{S} [do not|does not] ${base} {v}.`,
  was: `{S} ${past} {v}.`,
  what,
})
export const being = (what: string, before = '', past = '[were|was]'): Wording => ({
  is: `{S} [are|is] ${before}{v}.`,
  not: `{S} [are|is] not ${before}{v}.`,
  was: `{S} ${past} ${before}{v}.`,
  what,
})
export const plainly = (what: string): Wording => ({
  is: '{S}: {v}.',
  not: '{S}: not {v}.',
  was: '{S}, before: {v}.',
  what,
})
