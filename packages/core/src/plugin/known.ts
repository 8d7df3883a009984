import type { EpochMs } from '../types/item.ts'
import type { NormalizedText } from './text.ts'

/** Grammatical gender a pronoun asks for. */
export type Gender = 'female' | 'male'

/** Somebody, or a pet, that the memory knows by name. */
export interface KnownName {
  /** As it was told. */
  readonly name: string
  /** The name that facts are filed under, where this is another one of theirs: a nickname. */
  readonly of?: string
  /** `user.son`; `user` for the user's own name. */
  readonly entity: string
  /** Null where the relation says none (a friend, a cousin). */
  readonly gender: Gender | null
  /** The kind of a pet (`dog`); else null. */
  readonly kind: string | null
  /** When the name was last said. */
  readonly lastSaidAt: EpochMs
}

/** Somebody a message speaks of, and where. */
export interface Mention {
  readonly entity: string
  /** The name or the word for the relation: sisters called 姐姐 and 妹妹 are two. */
  readonly word: string
  /** By which name, if by one. */
  readonly name: string | null
  /** Several at once ("my parents"). */
  readonly several: boolean
  /** Position in the normalised text. */
  readonly start: number
}

/** What the memory knows when a message is read. */
export interface Known {
  readonly names: readonly KnownName[]
  /** Texts of the user's messages just before this one in its session, newest first. */
  readonly before: readonly NormalizedText[]
}

/** A known name in a text, by its place in the normalised text. */
export interface NamePlace {
  readonly start: number
  readonly end: number
  readonly who: KnownName
}

/** A place where a pronoun stands for somebody spoken of: as a subject or an owner. */
export interface PronounPlace {
  readonly start: number
  readonly end: number
  /** Whom it can stand for. */
  readonly means: Gender | 'animal' | 'several'
  /** What stands after the phrase where the pronoun is an owner: "'s" for "her". */
  readonly ending: string
}

/** Where somebody is set apart from those known: "my other cousin", 另一个表弟. */
export interface OtherOne {
  readonly start: number
  readonly end: number
  readonly entity: string
  /** What to call one without a name: "other cousin". */
  readonly label: string
}

/**
 * How a language speaks of people who are known: a known name or a pronoun is read as the phrase for its entity ("my sister"), so that
 * rules need not know names. Texts are normalised and folded.
 */
export interface PeopleWords {
  /** The speaker's phrase for an entity: "my sister", 我姐姐, "my dog"; null for an entity without one. */
  phrase(entity: string, kind: string | null): string | null
  /** A full name as it is said among friends, in folded words: "maria" for "maria lopez". */
  shortForms(name: string): readonly string[]
  /** Whether a known name may stand in a text: cheap, and true too often rather than too seldom. */
  mayName(text: NormalizedText): boolean
  /** Whether the known name at a place is spoken of there: not where it is introduced, or is part of another name or word. */
  isSpokenOf(text: NormalizedText, folded: string, place: NamePlace): boolean
  /** Pronouns that can be replaced, in order. Cheap where there are none. */
  pronouns(folded: string): readonly PronounPlace[]
  /** Where another one of a relation is spoken of, in order. */
  others(folded: string): readonly OtherOne[]
  /** Whether a text that names nobody may go on about whom the message before it is about. Left out: never. */
  goesOn?(folded: string): boolean
  /** Relatives, friends and pets of the speaker a text names, in order. */
  mentions(folded: string): readonly Mention[]
  /** Whether a text brings in somebody without a tie to the speaker, for whom a pronoun after it may stand; known names are blanked. */
  bringsInStranger(folded: string): boolean
}
