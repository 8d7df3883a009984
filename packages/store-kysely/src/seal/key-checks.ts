import { CipherError, RecollectError } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import type { SqlDriver, SqlQuery, SqlRow } from '../driver/sql-driver.ts'
import type { SqlFlavor } from '../flavor.ts'
import { sealedByIn } from '../repositories/scope-figures.ts'
import type { Statements } from '../statements/all-statements.ts'
import { placeOf } from './place.ts'

/** A row of `scopes` that no scope has: its name begins with a control character, and its `sealed_by` lists a sealed text for each key. */
export const KEY_CHECKS = '\u0001key checks'
const PLACE = placeOf(KEY_CHECKS, 'scopes', 'sealed_by')
const PLAIN = 'recollect'
const SEPARATOR = ' '

export interface KeyCheckParts {
  readonly driver: SqlDriver
  readonly flavor: SqlFlavor
  readonly statements: Statements
  readonly cipher: Cipher
  /** Sees to it that the schema was looked at. */
  readonly ready: () => Promise<void>
}

/** Refuses a cipher whose keys are not those the database was written with under their ids. @throws CipherError naming the key. */
export interface KeyChecks {
  /** Looks; writes nothing. */
  look(): Promise<void>
  /** Looks once, and notes the current key where it is new. */
  beforeWriting(): Promise<void>
  /** Resolves once none of it is under way: a store closes after the work that was begun. */
  settled(): Promise<void>
}

/** Of each key a text is kept that was sealed with it when it was first used. */
export function keyChecks(parts: KeyCheckParts): KeyChecks {
  const { driver, flavor, statements, cipher, ready } = parts
  const scope = flavor.scopeKey?.(KEY_CHECKS) ?? 0
  const find = statements.scopes.find.with({ name: KEY_CHECKS, scope })
  let noted: Promise<void> | undefined
  const prepare = async () => {
    await ready()
    await note(parts, find)
  }
  return {
    look: () => driver.read(KEY_CHECKS, find, async (_, rows) => void checked(cipher, rows)),
    beforeWriting: () =>
      (noted ??= prepare().catch((error: unknown) => {
        noted = undefined
        throw error
      })),
    settled: async () => {
      await noted?.catch(() => undefined)
    },
  }
}

/** A replica that is read alone, and a database that knows the key, are not written to. */
async function note(
  { driver, flavor, statements: { scopes }, cipher }: KeyCheckParts,
  find: SqlQuery,
): Promise<void> {
  const isKnown = (kept: readonly string[]) =>
    kept.some((sealed) => cipher.keyOf(sealed) === cipher.currentKey)
  if (await driver.read(KEY_CHECKS, find, (_, rows) => Promise.resolve(isKnown(checked(cipher, rows)))))
    return
  await driver.write(KEY_CHECKS, find, async (connection, rows) => {
    const kept = checked(cipher, rows)
    if (isKnown(kept)) return
    const name = KEY_CHECKS
    const sealedBy = [...kept, cipher.seal(PLACE, PLAIN)].join(SEPARATOR)
    const scope = flavor.scopeKey?.(name) ?? null
    if (rows.length > 0) await connection.send(scopes.setSealedBy.with({ name, sealedBy }))
    else if (scope === null) await connection.rows(scopes.insert.with({ name, sealedBy }))
    else await connection.send(scopes.insertKnown.with({ name, scope, sealedBy }))
  })
}

/** What is kept of each key, once none of them was found to be another. */
function checked(cipher: Cipher, [row]: readonly SqlRow[]): readonly string[] {
  const kept = (row === undefined ? null : sealedByIn(row))?.split(SEPARATOR) ?? []
  for (const sealed of kept) refuseOthers(cipher, sealed)
  return kept
}

/** A key that is not in the ring any more is no concern: what it sealed says so when it is read. */
function refuseOthers(cipher: Cipher, sealed: string): void {
  try {
    cipher.open(PLACE, sealed)
  } catch (error) {
    if (!RecollectError.isInstance(error) || error.code !== 'SEAL_BROKEN') {
      if (RecollectError.isInstance(error) && error.code === 'KEY_MISSING') return
      throw error
    }
    const id = cipher.keyOf(sealed) ?? ''
    throw new CipherError(
      'KEY_MISSING',
      `Key "${id}" is not the key this database was written with under that id. Nothing was written. ` +
        `Put the right key under "${id}", or give the new one an id of its own and keep the old one in the ring.`,
    )
  }
}
