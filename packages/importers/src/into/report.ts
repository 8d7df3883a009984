import type { Role, TextRepair } from '@recollect/core'
import type { Place, SkipReason, Skipped } from '../record.ts'

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
  /**
   * Messages and facts that were kept with characters replaced or left out that no text needs, or that were read in parts because they
   * are long.
   */
  readonly repaired: {
    readonly total: number
    readonly byKind: Readonly<Partial<Record<TextRepair['kind'], number>>>
    /** The first thousand, in the order of the file. */
    readonly first: readonly Repaired[]
  }
  /** What `undo` takes: batches of messages, then changes of facts. */
  readonly changes: readonly string[]
}

/** A record of the file whose text was repaired. */
export interface Repaired {
  readonly place: Place
  readonly repairs: readonly TextRepair[]
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
  repair(place: Place, repairs: readonly TextRepair[] | undefined): void
  report(state: Pick<ImportReport, 'dryRun' | 'stopped'>): ImportReport
}

export function newTally(): Tally {
  const byReason = new Map<SkipReason, number>()
  const first: Skipped[] = []
  let total = 0
  const shown: Repaired[] = []
  const repaired = { total: 0, byKind: new Map<TextRepair['kind'], number>(), first: shown }
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
    repair: (place, repairs = []) => {
      if (repairs.length === 0) return
      repaired.total += 1
      for (const { kind } of repairs) repaired.byKind.set(kind, (repaired.byKind.get(kind) ?? 0) + 1)
      if (repaired.first.length < MOST_SHOWN) repaired.first.push({ place, repairs })
    },
    report: (state) => ({
      ...state,
      messages: tally.messages,
      facts: tally.facts,
      found: tally.found,
      ignored: tally.ignored,
      skipped: { total, byReason: Object.fromEntries(byReason), first },
      repaired: { ...repaired, byKind: Object.fromEntries(repaired.byKind) },
      changes: tally.changes,
    }),
  }
  return tally
}
