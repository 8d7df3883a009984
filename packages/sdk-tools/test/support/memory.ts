import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { Recollect, RecollectOptions, ScopedMemory } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { onTestFinished } from 'vitest'

/** 2025-03-01T08:00:00Z: what the clock says all the time. */
export const NOON = Date.UTC(2025, 2, 1, 8)

const languages = [english(), chinese()]

export interface Opened {
  readonly recollect: Recollect
  readonly alice: ScopedMemory
}

/** A memory of one test. */
export async function openMemory(more: Partial<RecollectOptions> = {}): Promise<Opened> {
  const clock = { zone: 'UTC', now: () => NOON }
  const own = { plugins: [sessions()], store: inMemoryStore(), languages, clock }
  const recollect = await createRecollect({ ...own, ...more })
  onTestFinished(() => recollect.close())
  return { recollect, alice: recollect.scope('alice') }
}
