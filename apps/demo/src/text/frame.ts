import type { CardChange, Evidence } from '@recollect/core'
import type { RelationshipType } from '@recollect/core/store'
import type { NoteKey, Person } from '../script/line.ts'

/** The words around the conversation, in one language. */
export interface Frame {
  readonly title: string
  readonly intro: readonly string[]
  readonly file: (path: string) => string
  readonly otherScope: (scope: string) => string
  readonly people: Readonly<Record<Person, string>>
  readonly notes: Readonly<Record<NoteKey, string>>
  readonly actions: Readonly<Record<CardChange['action'], string>>
  readonly undone: (items: number, cards: number) => string
  readonly kept: string
  readonly keptAssistant: string
  readonly dropped: (by: string, reason: string) => string
  readonly evidence: Readonly<Record<Evidence, string>>
  readonly colon: string
  /** A reason as recall gives it, in the language of the frame. */
  readonly reason: (reason: string) => string
  readonly because: string
  readonly quote: (words: string) => string
  readonly tier: string
  readonly version: (n: number) => string
  readonly denied: (value: string) => string
  readonly factsOf: (person: string) => string
  readonly columns: readonly [string, string, string, string, string]
  readonly histories: string
  readonly ended: string
  readonly tryIt: string
  readonly page: {
    readonly ready: (url: string, file: string) => readonly string[]
    readonly noBrowser: string
    readonly ended: string
  }
  readonly session: {
    readonly title: string
    readonly kept: string
    readonly notKept: string
    readonly form: (name: string, bytes: number) => string
    readonly context: (message: string, tokens: number) => string
  }
  readonly discovery: {
    readonly title: string
    readonly guess: string
    readonly evolution: string
    readonly edges: Readonly<Record<RelationshipType, string>>
  }
}
