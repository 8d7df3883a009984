import type { Role } from '@recollect/core'
import { label } from './names.ts'
import type { Read } from './names.ts'
import { roleOf } from './roles.ts'

/** What a record tells of who speaks in it. */
export interface Voice {
  /** `unknown`: it names one that is none; null: it names none. */
  readonly role: Role | 'unknown' | null
  /** What stands for a role and is none: perhaps a name. */
  readonly word: string | undefined
  /** Of the speaker. */
  readonly name: string | undefined
  /** Whose conversation it is. */
  readonly owner: string | undefined
}

export function voiceOf(read: Read, around?: Read): Voice {
  const given = read('role')
  const role = isNone(given) ? hinted(read) : (roleOf(given) ?? 'unknown')
  return {
    role,
    word: role === 'unknown' ? label(given) : undefined,
    // Beside a role `user` is whose turn is answered, too.
    name: nameOf(read('speaker')) ?? (role === null ? nameOf(read('user')) : undefined),
    owner: label(read('owner')) ?? label(around?.('owner')) ?? label(around?.('user')),
  }
}

const isNone = (given: unknown): boolean =>
  given === undefined || (typeof given === 'string' && given.trim() === '')

/** A kind of record, or a speaker, may be called as a role is. */
const hinted = (read: Read): Role | null =>
  roleOf(read('type')) ?? roleOf(read('from')) ?? roleOf(read('speaker')) ?? null

/** A role is no name. */
const nameOf = (value: unknown): string | undefined =>
  roleOf(value) === undefined ? label(value) : undefined
