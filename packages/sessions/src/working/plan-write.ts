import type { EpochMs, Json } from '@recollect/core'
import { mergePatch, sameJson } from './merge-patch.ts'
import type { Variable } from './variable.ts'

/** What is to become of one variable. */
export interface Edit {
  readonly name: string
  readonly value: Json
  /** `merge`: RFC 7396, where null removes the variable. `replace`: the value as it is. */
  readonly mode: 'merge' | 'replace'
  /** Undefined: as before, else for ever. */
  readonly expiresAt: EpochMs | null | undefined
}

export interface Planned {
  /** As they will stand, those that stay as they are among them. */
  readonly written: readonly Variable[]
  /** Those of them that differ from what is stored. */
  readonly put: readonly Variable[]
  readonly removed: readonly string[]
}

/** What edits make of the variables that are live. Pure. */
export function planWrite(
  live: ReadonlyMap<string, Variable>,
  edits: readonly Edit[],
  session: string,
  now: EpochMs,
): Planned {
  const written: Variable[] = []
  const put: Variable[] = []
  const removed: string[] = []
  for (const edit of edits) {
    const before = live.get(edit.name)
    if (edit.mode === 'merge' && edit.value === null) {
      if (before) removed.push(edit.name)
      continue
    }
    const after = editVariable(before, edit, session, now)
    written.push(after)
    if (after !== before) put.push(after)
  }
  return { written, put, removed }
}

/** The variable itself when nothing about it changes; in `merge` mode the value is no null. */
export function editVariable(
  before: Variable | undefined,
  edit: Edit,
  session: string,
  now: EpochMs,
): Variable {
  const { name } = edit
  const value = edit.mode === 'merge' ? mergePatch(before?.value, edit.value) : edit.value
  const expiresAt = edit.expiresAt === undefined ? (before?.expiresAt ?? null) : edit.expiresAt
  if (before === undefined)
    return { session, name, value, version: 1, createdAt: now, updatedAt: now, expiresAt }
  if (!sameJson(before.value, value))
    return { ...before, value, version: before.version + 1, updatedAt: now, expiresAt }
  return before.expiresAt === expiresAt ? before : { ...before, expiresAt }
}
