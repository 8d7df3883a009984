import type { EpochMs, Json, Metadata } from '@recollect/core'
import type { ContextVariable } from '@recollect/core/store'
import { GROUP } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { quotedUpTo } from './cut-text.ts'
import { dayOf } from './dates.ts'
import { mark } from './marks.ts'
import { quoted, safeJson, visible } from './safe-text.ts'

const FORM = 'form:'

/** Variables of a session that have not expired, those written last first. Pure. */
export const variableCandidates = (
  variables: readonly ContextVariable[],
  now: EpochMs,
  zone: string,
): readonly Candidate[] =>
  variables
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .toSorted((a, b) => b.updatedAt - a.updatedAt || (a.name < b.name ? -1 : 1))
    .map((variable) => ({
      data: { section: 'working', variable },
      place: [GROUP.working, variable.name],
      line: (most) => variableLine(variable, most, zone),
    }))

/** `- [memory form 2026-01-30] "Shipping" = {"city":"杭州"}`; a value that is too long as a text that is cut. Pure. */
function variableLine({ name, value, updatedAt }: ContextVariable, most: number, zone: string): string {
  const fields = name.startsWith(FORM) ? fieldsOf(value) : undefined
  const head = mark(fields === undefined ? 'variable' : 'form', ` ${dayOf(updatedAt, zone)}`)
  const title = fields === undefined ? name : name.slice(FORM.length)
  const json = safeJson(JSON.stringify(sorted(fields ?? value)))
  return `${head} ${quoted(visible(title))} = ${json.length <= most ? json : quotedUpTo(json, most)}`
}

/** What was filled in, of a variable that is a form. */
function fieldsOf(value: Json): Json | undefined {
  return isObject(value) ? value['fields'] : undefined
}

const isObject = (value: Json): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stores give fields back in an order of their own. */
function sorted(value: Json): Json {
  if (!isObject(value)) return Array.isArray(value) ? value.map((inner: Json) => sorted(inner)) : value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
