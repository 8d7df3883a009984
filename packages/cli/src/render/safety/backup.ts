import { grouped } from '../numbers.ts'
import { safe } from '../safe.ts'
import { moment } from '../time.ts'
import type { View } from '../view.ts'

export interface BackupResult {
  /** Whether it was made now; false: it was there, and was checked. */
  readonly made: boolean
  readonly file: string
  /** ISO 8601. */
  readonly at: string
  readonly bytes: number
  readonly sha256: string
  readonly scopes: number
  readonly items: number
  readonly cards: number
  readonly brokenChains: number
  readonly encrypted: boolean
}

export interface RestoredResult {
  readonly backup: BackupResult
  readonly db: string
  /** Where the database that was there is kept; null when there was none, or on a server. */
  readonly movedTo: string | null
  /** Set on a server: scopes that were copied. */
  readonly scopes: number | null
}

export function renderBackup(result: BackupResult, view: View): string {
  const { backup } = view.text.safety
  const file = safe(result.file)
  return [
    result.made
      ? backup.made(file, grouped(result.bytes))
      : backup.sound(file, moment(Date.parse(result.at), view)),
    backup.holds(result.items, result.cards, result.scopes),
    backup.digest(result.sha256),
    result.encrypted ? backup.sealed : backup.open,
    ...broken(result, view),
  ].join('\n')
}

export function renderRestoredBackup(
  { backup: from, db, movedTo, scopes }: RestoredResult,
  view: View,
): string {
  const { backup } = view.text.safety
  return [
    scopes === null
      ? backup.restored(safe(db), moment(Date.parse(from.at), view))
      : backup.restoredTo(safe(db), scopes),
    backup.holds(from.items, from.cards, from.scopes),
    ...(movedTo === null ? [] : [backup.movedTo(safe(movedTo))]),
    ...broken(from, view),
  ].join('\n')
}

const broken = ({ brokenChains }: BackupResult, { text }: View): readonly string[] =>
  brokenChains === 0 ? [] : [text.safety.backup.brokenChains(brokenChains)]
