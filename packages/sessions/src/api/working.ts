import type { EpochMs, RememberResult, TimeInput } from '@recollect/core'
import type { StandardSchema } from '@recollect/core/plugin'
import type { ContextVariable } from '@recollect/core/store'

/** How variables of a working memory are written. */
export interface SetOptions {
  /** How long the variables written are to last, in milliseconds from now; or until when. Left out: as before, else for ever. */
  readonly ttlMs?: number
  /** Until when they last; null: for ever. Not together with `ttlMs`. */
  readonly expiresAt?: TimeInput | null
  /** `merge` (default): objects field by field, null removes a field (RFC 7396). `replace`: the value as it is, null included. */
  readonly mode?: 'merge' | 'replace'
  /** Version each variable named must have (0: must not be there). @throws SessionError `VERSION_CONFLICT`; nothing is written then. */
  readonly ifVersion?: Readonly<Record<string, number>>
}

/** A variable that was removed to keep a session's working memory within its cap. */
export interface EvictedVariable {
  readonly name: string
  readonly version: number
  readonly bytes: number
  readonly updatedAt: EpochMs
}

/** What a write to the working memory did. */
export interface WorkingWrite {
  /** Variables as they stand now; those whose value did not change keep their version. */
  readonly written: readonly ContextVariable[]
  /** Names that were removed by null or by `remove`. */
  readonly removed: readonly string[]
  /** The oldest, removed to make room. */
  readonly evicted: readonly EvictedVariable[]
  /** UTF-8 bytes of names and JSON values, and how many there may be (`sessions.workingMaxBytes`). */
  readonly bytes: number
  readonly maxBytes: number
}

/** A form that a person filled in. */
export interface FormInput {
  readonly title: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Checks the fields, and may change them: any Standard Schema (zod, valibot, arktype). */
  readonly schema?: StandardSchema
  /**
   * Field → slot (`address.city` for a field in a field): its value becomes a fact of that slot, of any name; each member of a list one,
   * where the slot has several values. Fields not named here give the facts that the packs find in them.
   */
  readonly slots?: Readonly<Record<string, string>>
  /** When it was filled in; now when it is left out. */
  readonly at?: TimeInput
  readonly ttlMs?: number
}

/** What a submitted form became: a variable, messages and facts. */
export interface FormResult extends WorkingWrite {
  /** `form:<title>`: `{ fields, timestamp }`, fields merged with those of an earlier submission. */
  readonly variable: ContextVariable
  /** The messages it became, one for each field that is new or changed, with the facts they gave. `recall` finds them. */
  readonly remembered: readonly RememberResult[]
  /** Shared by the changes of this call: `undo` takes the messages and facts back. The variable stays as it is. */
  readonly batch: string
}

/** Variables of one session. What has expired is as if it were not there. Reads throw `NotFoundError` before anything was written to it. */
export interface WorkingMemory {
  /** One variable; null when it is not there or has expired. */
  get(name: string): Promise<ContextVariable | null>
  /** By code point of their names. */
  all(): Promise<readonly ContextVariable[]>
  /**
   * Writes variables; in one transaction, so that two writers of different fields lose nothing of each other's.
   * @throws InvalidInputError for a value that is no JSON (32 levels deep at most), or larger than the cap by itself; SessionError
   * `SESSION_MERGING` while the session is being merged into another. Nothing is written then.
   */
  set(values: Readonly<Record<string, unknown>>, options?: SetOptions): Promise<WorkingWrite>
  /** Removes variables by name. @throws NotFoundError when one of them is not there; nothing is removed then. */
  remove(...names: readonly string[]): Promise<WorkingWrite>
  /**
   * Keeps a form as `form:<title>`, lets `recall` find it, and turns its fields into facts; one transaction. Fields are merged with those
   * submitted before. Of a field that changed the earlier message is found as history only, and facts that only it told are used no more;
   * so it is with a field cleared by null, empty text or an empty list. Messages stay when the variable expires or is evicted.
   * @throws FormError when the fields do not match the schema; InvalidInputError when a value is no JSON or the schema fails itself;
   * nothing is written then.
   */
  submitForm(form: FormInput): Promise<FormResult>
}
