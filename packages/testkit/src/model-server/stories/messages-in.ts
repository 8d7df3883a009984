import { askedAbout } from './episode-of.ts'

/** A message begins with its number, where it has one, and its time; further lines of it are indented. */
const MESSAGE = /^(?:#(?<number>\d{1,6}) )?\[\d{4}-/u

export interface ShownMessage {
  /** As it is numbered; else its place. */
  readonly number: number
  /** Without further lines. */
  readonly line: string
}

/** The messages of the conversation a prompt is about. */
export const messagesIn = (user: string): readonly ShownMessage[] =>
  askedAbout(user)
    .split('\n')
    .flatMap((line) => {
      const found = MESSAGE.exec(line)
      return found === null ? [] : [{ line, given: found.groups?.['number'] }]
    })
    .map(({ line, given }, place) => ({ line, number: given === undefined ? place : Number(given) }))
