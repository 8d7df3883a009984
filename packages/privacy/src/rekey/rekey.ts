import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { AbortSignalLike, Page, Store } from '@recollect/core'
import type { OptionNames } from '@recollect/core/plugin'
import type { RekeyPage } from '@recollect/core/store'

/** How far sealing anew is. */
export interface RekeyProgress {
  readonly scope: string
  /** Values sealed anew so far, in all scopes. */
  readonly values: number
}

/** How sealing anew goes about it. */
export interface RekeyOptions {
  /** Rows looked at in one transaction, 1–1,000. Default 200. */
  readonly limit?: number
  /** Stops it after the page under way: the promise resolves with what was done. */
  readonly signal?: AbortSignalLike
  /** Called after each page; awaited. */
  readonly onProgress?: (progress: RekeyProgress) => void | Promise<void>
}

/** What sealing anew did. */
export interface RekeyReport {
  /** Scopes that are through. */
  readonly scopes: number
  /** Values sealed anew; those that were under the current key already are not counted. */
  readonly values: number
  /** Whether all of it is through; false when the signal stopped it. */
  readonly done: boolean
}

const OPTIONS: OptionNames<RekeyOptions> = { limit: true, signal: true, onProgress: true }

const ROWS = 200
const SCOPES = 500

/**
 * Seals what a scope holds with the current key, page by page. Memory can be used meanwhile; interrupted, begin again.
 * @throws CipherError `KEY_MISSING` when the ring lacks the key of a value: that page is as it was, those before it are done.
 * @throws InvalidConfigError when the store has no cipher.
 */
export async function rekeyScope(
  store: Store,
  scope: string,
  options: RekeyOptions = {},
): Promise<RekeyReport> {
  const { limit = ROWS, signal, onProgress } = knownOptions('rekeyScope', options, OPTIONS)
  const rekeyPage = rekeyOf(store)
  let values = 0
  let cursor: string | null = null
  do {
    if (signal?.aborted === true) return { scopes: 0, values, done: false }
    const page: RekeyPage = await rekeyPage(scope, { limit, cursor })
    values += page.values
    cursor = page.next
    await onProgress?.({ scope, values })
  } while (cursor !== null)
  return { scopes: 1, values, done: true }
}

/** The same for every scope of a store. For operators: it crosses scopes. */
export async function rekeyAll(store: Store, options: RekeyOptions = {}): Promise<RekeyReport> {
  knownOptions('rekeyAll', options, OPTIONS)
  rekeyOf(store)
  let [scopes, values] = [0, 0]
  for await (const scope of scopesOf(store)) {
    const before = values
    const report = await rekeyScope(store, scope, {
      ...options,
      onProgress: (progress) => options.onProgress?.({ scope, values: before + progress.values }),
    })
    values += report.values
    if (!report.done) return { scopes, values, done: false }
    scopes += 1
  }
  return { scopes, values, done: true }
}

async function* scopesOf(store: Store): AsyncGenerator<string> {
  let cursor: string | null = null
  do {
    const page: Page<string> = await store.scopes({ limit: SCOPES, cursor })
    yield* page.rows
    cursor = page.next
  } while (cursor !== null)
}

function rekeyOf(store: Store): NonNullable<Store['rekey']> {
  const rekey = store.rekey?.bind(store)
  if (rekey !== undefined) return rekey
  throw new InvalidConfigError(
    `Store "${store.name}" has no cipher, so nothing in it is sealed. Open it with the cipher it is written with.`,
  )
}
