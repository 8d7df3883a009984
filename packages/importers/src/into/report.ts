import type { Role } from '@recollect/core'
import type { SkipReason, Skipped } from '../record.ts'

/** What became of the records of a file. In a dry run: what would. */
export interface ImportReport {
  readonly dryRun: boolean
  /** Stopped by the signal: what is written stays, and another run goes on. */
  readonly stopped: boolean
  /** `known`: there already, under the same key; nothing was written of them. */
  readonly messages: {
    readonly read: number
    readonly kept: number
    readonly known: number
    /** Of those kept. */
    readonly byRole: Readonly<Record<Role, number>>
  }
  /** Facts that stand in the file as such. `known`: the slot has, or had, that value already. */
  readonly facts: { readonly read: number; readonly written: number; readonly known: number }
  /** Facts found in the user's own messages; in a dry run, drafts that would become facts. */
  readonly found: number
  /** Statements in the words of others that would be facts if the user had said them. They became none. */
  readonly ignored: number
  readonly skipped: {
    readonly total: number
    readonly byReason: Readonly<Partial<Record<SkipReason, number>>>
    /** The first thousand, in the order of the file. */
    readonly first: readonly Skipped[]
  }
  /** What `undo` takes: batches of messages, then changes of facts. */
  readonly changes: readonly string[]
}

const MOST_SHOWN = 1000

/** Counts up a report while records are written. */
export interface Tally {
  readonly messages: { read: number; kept: number; known: number; readonly byRole: Record<Role, number> }
  readonly facts: { read: number; written: number; known: number }
  found: number
  ignored: number
  readonly changes: string[]
  skip(record: Skipped): void
  report(state: Pick<ImportReport, 'dryRun' | 'stopped'>): ImportReport
}

export function newTally(): Tally {
  const byReason = new Map<SkipReason, number>()
  const first: Skipped[] = []
  let total = 0
  const tally: Tally = {
    messages: { read: 0, kept: 0, known: 0, byRole: { user: 0, assistant: 0, tool: 0, system: 0 } },
    facts: { read: 0, written: 0, known: 0 },
    found: 0,
    ignored: 0,
    changes: [],
    skip: (record) => {
      total += 1
      byReason.set(record.reason, (byReason.get(record.reason) ?? 0) + 1)
      if (first.length < MOST_SHOWN) first.push(record)
    },
    report: (state) => ({
      ...state,
      messages: tally.messages,
      facts: tally.facts,
      found: tally.found,
      ignored: tally.ignored,
      skipped: { total, byReason: Object.fromEntries(byReason), first },
      changes: tally.changes,
    }),
  }
  return tally
}
