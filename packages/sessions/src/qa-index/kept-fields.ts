import { z } from 'zod'
import { own, sortKeys } from '@recollect/core/plugin'
import type { Json, Metadata } from '@recollect/core'
import { isPlain } from '../working/json-value.ts'

/**
 * What a file says that would not come out as it went in: names the format does not know, and other notations of those it knows. `file` is
 * written instead of what the log gives. With `here`, only while the log gives what it gave when it was read: what was edited since wins.
 */
export type KeptFields = Readonly<Record<string, { readonly file: Json; readonly here?: Json }>>

/** The key of `extra` they are kept under. */
export const KEPT = 'qaIndex'

type Fields = Readonly<Record<string, unknown>>

/** `fixed` names what no edit changes. Pure. */
export function keptFields(original: Metadata, rendered: Fields, fixed: readonly string[]): KeptFields {
  const known = new Map(Object.entries(rendered))
  const differing = Object.entries(original).filter(([name, file]) => !isSame(known.get(name), file))
  return Object.fromEntries(
    differing.map(([name, file]) => [
      name,
      fixed.includes(name) ? { file } : { file, here: asJson(known.get(name)) },
    ]),
  )
}

/** What is written for `rendered`, of which these were kept. Pure. */
export function withKept<T extends Fields>(rendered: T, kept: KeptFields): T {
  const known = new Map(Object.entries(rendered))
  const names = Object.keys(kept).sort()
  const standing = names.flatMap((name) => {
    const entry = own(kept, name)
    if (entry === undefined) return []
    const edited = entry.here !== undefined && !isSame(known.get(name) ?? null, entry.here)
    return edited ? [] : [[name, sortKeys(entry.file)] as const]
  })
  return { ...rendered, ...Object.fromEntries(standing) }
}

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sortKeys(a)) === JSON.stringify(sortKeys(b))

/** By reference: a copy by zod leaves out what is named `__proto__`, and names are data. */
const json = z.custom<Json>(isJson)
const asJson = (value: unknown): Json => (value === undefined ? null : json.parse(value))

function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson)
  if (isPlain(value)) return Object.values(value).every(isJson)
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

const schema = z.object({ file: json, here: json.optional() })

/** What was kept; nothing when it is none of ours. */
export function readKept(value: unknown): KeptFields {
  if (!isPlain(value)) return {}
  const entries = Object.entries(value).map(([name, entry]) => [name, schema.safeParse(entry)] as const)
  if (!entries.every(([, { success }]) => success)) return {}
  return Object.fromEntries(
    entries.flatMap(([name, { data }]) => {
      if (data === undefined) return []
      const { file, here } = data
      return [[name, here === undefined ? { file } : { file, here }] as const]
    }),
  )
}

export const keptIn = (extra: Metadata | null): KeptFields => readKept(extra?.[KEPT])

/** An `extra` with what is kept; null when there is nothing in it. */
export function extraWith(given: Metadata | undefined, kept: KeptFields): Metadata | null {
  const extra: Metadata = { ...given, ...(Object.keys(kept).length > 0 ? { [KEPT]: kept } : {}) }
  return Object.keys(extra).length > 0 ? extra : null
}

/** An `extra` without what is kept under the keys; undefined when nothing is left. */
export function extraWithout(extra: Metadata | null, keys: readonly string[] = [KEPT]): Metadata | undefined {
  const rest = Object.entries(extra ?? {}).filter(([name]) => !keys.includes(name))
  return rest.length > 0 ? Object.fromEntries(rest) : undefined
}
