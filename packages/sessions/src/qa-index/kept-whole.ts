import { z } from 'zod'
import type { Metadata } from '@recollect/core'
import { readKept } from './kept-fields.ts'
import type { KeptFields } from './kept-fields.ts'

/** What a file says beside its sessions, by the part of it that says it. */
export type KeptWhole = Readonly<Record<'top' | 'metadata' | 'index' | 'by_topic', KeptFields>>

/** The key of a session's `extra` it is kept under: a scope has no place of its own for it. */
export const KEPT_WHOLE = 'qaIndexWhole'

const part = z.unknown().optional()
const stored = z.object({ top: part, metadata: part, index: part, by_topic: part }).catch({})

/** What was kept of one file, or of several, the later ones before the earlier. Pure. */
export function keptWhole(extras: readonly (Metadata | null)[]): KeptWhole {
  const all = extras.map((extra) => stored.parse(extra?.[KEPT_WHOLE]))
  const of = (name: keyof KeptWhole): KeptFields =>
    all.reduce<KeptFields>((sum, one) => ({ ...sum, ...readKept(one[name]) }), {})
  return { top: of('top'), metadata: of('metadata'), index: of('index'), by_topic: of('by_topic') }
}

/** An `extra` with it; as it is when there is nothing to keep. */
export function withKeptWhole(extra: Metadata | null, whole: KeptWhole): Metadata | null {
  const some = Object.entries(whole).filter(([, fields]) => Object.keys(fields).length > 0)
  return some.length === 0 ? extra : { ...extra, [KEPT_WHOLE]: Object.fromEntries(some) }
}
