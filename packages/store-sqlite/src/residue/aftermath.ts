import type { Erasure, ResidueSearch } from '@recollect/core/store'
import type { Aftermath, SqlConnection, SqlParam, Waiter } from '@recollect/store-kysely'
import type { Connections } from '../driver/connections.ts'
import { isBusy, systemCode } from '../map-error.ts'
import type { SqliteSettings } from '../options.ts'
import { emptyLog } from './empty-log.ts'
import { searchRows } from './live-rows.ts'
import { BACKUPS, LOG_IN_USE, NOT_SEARCHED, OWN_MEMORY, STILL_THERE } from './remains.ts'
import { sampleScope } from './sample.ts'
import { ByteScanner } from './scanner.ts'
import { searchFiles } from './search-files.ts'

/** A larger file is not written anew as a last resort: it takes as much memory, and whoever runs it should choose the time. */
const VACUUM_BYTES = 536_870_912

export interface FileAftermathParts {
  readonly connections: Connections
  readonly settings: SqliteSettings
  readonly waiter: Waiter
  /** Runs work that closing the store waits for. */
  readonly track: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Sees to the bytes of what was erased. `secure_delete` has overwritten the rows; the log is emptied, then the files are searched for
 * stretches of up to 500 rows of each table: their ids, hashes, texts and vectors. What another scope holds as well is no residue: of a
 * text two scopes share only the ids tell, which are unique. When something is found the file is written anew.
 */
export class FileAftermath implements Aftermath {
  readonly #parts: FileAftermathParts
  #needles: readonly Uint8Array[] = []

  constructor(parts: FileAftermathParts) {
    this.#parts = parts
  }

  async note(connection: SqlConnection, scope: SqlParam): Promise<void> {
    this.#needles = await sampleScope(connection, scope)
  }

  async finish(): Promise<Pick<Erasure, 'residue' | 'remains'>> {
    try {
      return await this.#parts.track(() => this.#finish())
    } catch (error) {
      return { residue: null, remains: [NOT_SEARCHED(systemCode(error) ?? 'unknown error'), BACKUPS] }
    }
  }

  async #finish(): Promise<Pick<Erasure, 'residue' | 'remains'>> {
    let emptied = await this.#emptyLog()
    let residue = await this.#search()
    if (residue.found > 0 && emptied && sizeOf(residue) <= VACUUM_BYTES && (await this.#vacuum())) {
      emptied = await this.#emptyLog()
      residue = await this.#search()
    }
    const remains = [...(emptied ? [] : [LOG_IN_USE]), ...(residue.found > 0 ? [STILL_THERE] : []), BACKUPS]
    return { residue, remains }
  }

  #emptyLog(): Promise<boolean> {
    const { connections, waiter, settings } = this.#parts
    return emptyLog(connections, waiter, settings.retryDeadlineMs)
  }

  async #search(): Promise<ResidueSearch> {
    const { connections, settings } = this.#parts
    const needles = this.#needles
    const { files, found } = await searchFiles(settings.file, new ByteScanner(needles))
    const suspects = needles.filter((_, place) => found.has(place))
    const held =
      suspects.length === 0
        ? 0
        : (await connections.lendReader((reader) => searchRows(reader, new ByteScanner(suspects)))).size
    return { files, searched: needles.length, found: suspects.length - held }
  }

  /** Writes the file anew, without its free space. False when others keep it from being done. */
  #vacuum(): Promise<boolean> {
    return this.#parts.connections.lendWriter(async ({ database }) => {
      try {
        database.prepare('vacuum').run()
        return true
      } catch (error) {
        if (isBusy(error) || systemCode(error) === 'SQLITE_FULL') return false
        throw error
      }
    })
  }
}

const sizeOf = ({ files }: ResidueSearch): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** A database in memory has no file to look at. */
export const memoryAftermath: Aftermath = {
  note: () => Promise.resolve(),
  finish: () => Promise.resolve({ residue: null, remains: [OWN_MEMORY] }),
}
