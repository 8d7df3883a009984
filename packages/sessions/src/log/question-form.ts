import type { Engine } from '../engine.ts'

/** Marks that only part what is said; those that stand in names and numbers (`c#`, `3.5`, `don't`, `a-b`) are kept. */
const PARTING =
  /(?<!\d)[.,:](?!\d)|(?<=\d)[.,:](?!\d)|(?<!\d)[.,:](?=\d)|(?<!\p{L})'|'(?!\p{L})|[^\P{P}.,:'#@_%&*/\\-]/gu
const SPACES = /\s+/gu
/** Chinese has no spaces of its own: those beside it come and go with the writer. */
const BESIDE_HAN = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu

/** The form in which questions are one: case, width, script, pronouns, punctuation and spaces beside Chinese do not count. Pure. */
export function questionForm({ matcher }: Pick<Engine, 'matcher'>, question: string): string {
  const form = matcher.message(question)
  const bare = form.replaceAll(PARTING, ' ').replaceAll(SPACES, ' ').replaceAll(BESIDE_HAN, '').trim()
  return bare === '' ? form : bare
}
