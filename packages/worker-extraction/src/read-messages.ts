import { RecollectError } from '@recollect/core'
import { bulkReader } from '@recollect/core/extraction'
import type { BulkReader } from '@recollect/core/extraction'
import { languagesIn } from './languages-in.ts'
import type { Reply, Task } from './task.ts'

/** Packs are made once as long as the same memory asks; what they find depends on all of its setup. */
let ready: { readonly key: string; readonly reader: Promise<BulkReader> } | null = null

/** What a thread does with a task. */
export async function readMessages({ languages, setup, texts }: Task): Promise<Reply> {
  const key = JSON.stringify([languages, setup])
  if (ready?.key !== key)
    ready = { key, reader: languagesIn(languages).then((packs) => bulkReader(packs, setup)) }
  try {
    const read = await ready.reader
    return { read: read(texts) }
  } catch (error) {
    if (RecollectError.isInstance(error)) return { refused: error.message }
    throw error
  }
}
