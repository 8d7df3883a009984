import { linkSync, lstatSync, renameSync } from 'node:fs'
import { StoreError } from '@recollect/core'
import type { Clock } from '@recollect/core'
import type { Connect } from '../driver/sqlite-database.ts'
import { isDatabase } from '../open/file-checks.ts'
import { isBusy } from '../map-error.ts'
import { publish } from './partial.ts'
import { SIDES } from './sides.ts'
import { exists } from './target.ts'
import type { OnStage } from './types.ts'

const BUSY_MS = 1000

/** The place of a database that a backup is to take. */
export interface RestoreTarget {
  /** Puts a finished file there. Returns where the one that was there stands now. */
  exchange(partial: string, stage: OnStage): string | null
}

/** Refuses what is no file, and a database that somebody has open: what they wrote to it later would be lost without a word. */
export function prepareTarget(file: string, clock: Pick<Clock, 'now'>, connect: Connect): RestoreTarget {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found !== undefined && !found.isFile()) {
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `"${file}" is a link or a directory, and was left as it is. Pass the path of a database file.`,
    )
  }
  if (found !== undefined) gather(file, connect)
  return {
    exchange: (partial, stage) => {
      const left = ['', ...SIDES].filter((side) => exists(file + side))
      const aside = left.length === 0 ? null : freeName(file, clock)
      if (aside !== null) {
        gather(file, connect)
        moveAside(file, aside)
      }
      stage('moved-aside')
      if (exists(file)) renameSync(partial, file)
      else publish(partial, file)
      return aside
    },
  }
}

/** Brings the log of a database into its file, which needs that nobody else has it open. One that is too damaged stays as it is. */
function gather(file: string, connect: Connect): void {
  // SQLite would throw away the log of what it takes for an empty file.
  if (!isDatabase(file)) return
  try {
    const database = connect(file, { readonly: false, timeout: BUSY_MS })
    try {
      database.pragma('journal_mode = delete')
    } finally {
      database.close()
    }
  } catch (error) {
    if (!isBusy(error)) return
    throw new StoreError(
      'STORE_BUSY',
      `Another process has "${file}" open. Stop everything that uses it, so that nothing it writes is lost, and call again.`,
      { cause: error },
    )
  }
}

/** `memory.db.before-restore-20260301T090000Z`, with a number behind it when that is taken. */
function freeName(file: string, clock: Pick<Clock, 'now'>): string {
  const time = new Date(clock.now()).toISOString().replaceAll(/[-:]|\.\d+/gu, '')
  const base = `${file}.before-restore-${time}`
  for (let tried = 1; ; tried += 1) {
    const name = tried === 1 ? base : `${base}-${String(tried)}`
    if (!['', ...SIDES].some((side) => exists(name + side))) return name
  }
}

/** A second name for the file, so that its own is never without one; a log that could not be brought in goes along with it. */
function moveAside(file: string, aside: string): void {
  for (const side of SIDES) if (exists(file + side)) renameSync(file + side, aside + side)
  if (!exists(file)) return
  try {
    linkSync(file, aside)
  } catch {
    // The file system has no links.
    renameSync(file, aside)
  }
}
