import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { Clock, Recollect, Store } from '@recollect/core'
import { postgresStore } from '@recollect/store-postgres'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../../library/packs.ts'
import type { WorkerTask } from './task.ts'

export type StoreTask = WorkerTask['store']

export const storeOf = (store: StoreTask): Store =>
  store.kind === 'sqlite'
    ? sqliteStore({
        file: store.file,
        durability: store.durability,
        ...(store.retryDeadlineMs === undefined ? {} : { retryDeadlineMs: store.retryDeadlineMs }),
      })
    : postgresStore({
        url: store.url,
        partitions: 2,
        poolSize: 4,
        retryDeadlineMs: 60_000,
        lockTimeoutMs: 60_000,
      })

/** Made once: making them costs more than opening a file. */
export const languages = packs()

/** A memory with both packs. */
export const openMemory = (store: StoreTask, clock?: Clock): Promise<Recollect> =>
  createRecollect({
    plugins: [sessions(), knowledge(), transfer()],
    store: storeOf(store),
    languages,
    ...(clock === undefined ? {} : { clock }),
  })
