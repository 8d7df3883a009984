/** Two people, each with a memory of their own. */
export const PEOPLE = ['xiaohong', 'alex'] as const
export type Person = (typeof PEOPLE)[number]

/** One line of the conversation: told to the memory, or asked of it. */
export interface Line {
  readonly person: Person
  readonly does: 'say' | 'ask'
  readonly text: string
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

type Told = (text: string, note?: NoteKey) => Line

const speaker =
  (person: Person, does: Line['does']): Told =>
  (text, note) =>
    note === undefined ? { person, does, text } : { person, does, text, note }

/** Lines of one person. */
export const linesOf = (person: Person): { readonly say: Told; readonly ask: Told } => ({
  say: speaker(person, 'say'),
  ask: speaker(person, 'ask'),
})
