/**
 * How a slot is worded: `{v}` is the value, `{a}` the value with its article, `{b}` and `{t}` its verb as said of "you" and of others,
 * `{S}` the subject, `{P}` its possessive, `[a|b]` the verb for "you" and for others.
 */
export interface Wording {
  /** What holds now. */
  readonly is: string
  /** What is denied; default: "not" is put by the form. */
  readonly not?: string
  /** What was. */
  readonly was: string
  /** An end of which it is not known what ended: "You have left your job." */
  readonly left?: string
  /** Noun phrase for what is unknown or counted. */
  readonly what: string
}

export const noun = (what: string, asked = `{p} ${what}`): Wording => ({
  is: `{P} ${what} is {v}.`,
  not: `{P} ${what} is not {v}.`,
  was: `{P} ${what} was {v}.`,
  what: asked,
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
/** For words that fit no sentence of their own. */
export const told = (what: string): Wording => ({
  is: `You told me about ${what}: {v}.`,
  not: `You told me about ${what}: not {v}.`,
  was: `You told me about ${what} back then: {v}.`,
  what,
})
