/** Two people, each with a memory of their own. */
export const PEOPLE = ['xiaohong', 'alex'] as const
export type Person = (typeof PEOPLE)[number]

/** One line of the conversation: told to the memory, or asked of it; or what was told last is taken back. */
export interface Line {
  readonly person: Person
  readonly does: 'say' | 'ask' | 'undo'
  readonly text: string
  /** The line whose moment it speaks of: told late, or asked of the memory as it stood then. */
  readonly when?: string
  /** What to look at, by key of the frame texts. */
  readonly note?: NoteKey
}

export type NoteKey =
  | 'chitchat'
  | 'update'
  | 'assistant'
  | 'hypothetical'
  | 'wish'
  | 'retraction'
  | 'correction'
  | 'mixed'
  | 'thirdParty'
  | 'past'
  | 'unknown'
  | 'isolated'
  | 'withdrawn'
  | 'late'
  | 'asOf'
  | 'undone'
  | 'inPlace'

type Told = (text: string, note?: NoteKey, when?: string) => Line

const speaker =
  (person: Person, does: Line['does']): Told =>
  (text, note, when) => ({
    person,
    does,
    text,
    ...(note === undefined ? {} : { note }),
    ...(when === undefined ? {} : { when }),
  })

/** Lines of one person. */
export const linesOf = (person: Person): Readonly<Record<Line['does'], Told>> => ({
  say: speaker(person, 'say'),
  ask: speaker(person, 'ask'),
  undo: speaker(person, 'undo'),
})
