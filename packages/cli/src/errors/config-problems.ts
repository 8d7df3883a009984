import type { Catalogue } from '../text/index.ts'
import type { Say } from './cli-error.ts'

const PLACE = /^\s*→/u

/** What is wrong with a configuration, a line each, with the place in it and in the reader's language. */
export function configProblems(errors: readonly Say[], text: Catalogue): readonly string[] {
  const told: string[] = []
  for (const say of errors) {
    const line = say(text)
    const last = told.length - 1
    if (PLACE.test(line) && last >= 0) told[last] = `${told[last] ?? ''} ${line.trim()}`
    else told.push(line)
  }
  return told.map(text.errors.inWords)
}
