import { createRecollect } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { transfer } from '@recollect/transfer'
import { packs } from '../../library/packs.ts'
import { openReplay } from '../replay.ts'
import type { Replay } from '../replay.ts'
import { recordSql } from '../statement-log.ts'

/** A database opened twice: by the library, and for its statements alone. */
export interface Opened {
  readonly recollect: Recollect
  readonly replay: Replay
}

export type Open<T> = T & Opened

/** Opens every file as it comes, every write on the disk before it is acknowledged, and closes all when `work` is done. */
export async function withOpened<T extends { readonly file: string }, R>(
  places: readonly T[],
  work: (opened: readonly Open<T>[]) => Promise<R>,
): Promise<R> {
  const opened: Open<T>[] = []
  try {
    for (const place of places) opened.push({ ...place, ...(await openBoth(place.file)) })
    return await work(opened)
  } finally {
    for (const { recollect, replay } of opened) {
      replay.close()
      await recollect.close()
    }
  }
}

async function openBoth(file: string): Promise<Opened> {
  const { value: recollect, calls } = await recordSql(() =>
    createRecollect({ plugins: [transfer()], store: sqliteStore({ file }), languages: packs() }),
  )
  return { recollect, replay: openReplay(file, calls) }
}
