import type { FactInput } from '@recollect/core'
import { MOST_METADATA, sizeOf } from '../input/limits.ts'
import { jsonOf } from '../input/metadata.ts'
import { isPlain } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf, unreadTime } from '../input/time.ts'
import { skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'
import { label, otherCells } from './names.ts'
import type { Read } from './names.ts'
import type { FieldsContext, Row } from './row.ts'

/** What a record with a slot states. A field of it that cannot be read may turn its sense round: it is left out as a whole. */
export function factRecord(row: Row, read: Read, context: FieldsContext): ImportRecord {
  const { place } = row
  const [slot, value] = [read('slot'), read('value')]
  if (typeof slot !== 'string' || !['string', 'number', 'boolean'].includes(typeof value))
    return skipped(place, 'malformed', 'its slot or value is not a text')
  const problems: string[] = []
  const fact: FactInput = {
    slot: slot.trim(),
    value: String(value),
    ...field('entity', textOf('entity', read, problems)),
    ...field('facet', textOf('facet', read, problems)),
    ...field('kind', oneOf('kind', KINDS, read, problems)),
    ...field('polarity', oneOf('polarity', POLARITIES, read, problems)),
    ...field('relation', oneOf('relation', RELATIONS, read, problems)),
    ...field('confidence', confidenceOf(read, problems)),
    ...field('validFrom', momentOf('validFrom', read, problems)),
    ...field('validTo', momentOf('validTo', read, problems)),
    ...field('expiresAt', momentOf('expiresAt', read, problems)),
    ...field('metadata', metadataOf(row, context, problems)),
    source: label(read('source')) ?? `import:${context.from}`,
  }
  const [problem] = problems
  return problem === undefined ? { kind: 'fact', place, fact } : skipped(place, 'malformed', problem)
}

const KINDS = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal'] as const
const POLARITIES = ['positive', 'negative'] as const
const RELATIONS = ['sets', 'updates', 'retracts'] as const

const field = <K extends string, T>(name: K, value: T | undefined): Partial<Record<K, T>> => {
  const fields: Partial<Record<K, T>> = {}
  if (value !== undefined) fields[name] = value
  return fields
}

function textOf(name: 'entity' | 'facet', read: Read, problems: string[]): string | undefined {
  const given = read(name)
  if (given === undefined || typeof given === 'string') return given?.trim() || undefined
  problems.push(`its ${name} is not a text`)
  return undefined
}

function oneOf<T extends string>(
  name: 'kind' | 'polarity' | 'relation',
  words: readonly T[],
  read: Read,
  problems: string[],
): T | undefined {
  const given = read(name)
  const word = String(given).trim().toLowerCase()
  const found = words.find((one) => one === word)
  if (given !== undefined && found === undefined) problems.push(`its ${name} is none of ${words.join(', ')}`)
  return found
}

function confidenceOf(read: Read, problems: string[]): number | undefined {
  const given = label(read('confidence'))
  const confidence = given === undefined ? undefined : Number(given)
  if (read('confidence') === undefined || (confidence !== undefined && confidence >= 0 && confidence <= 1))
    return confidence
  problems.push('its confidence is no number from 0 to 1')
  return undefined
}

function momentOf(
  name: 'validFrom' | 'validTo' | 'expiresAt',
  read: Read,
  problems: string[],
): number | undefined {
  const given = read(name)
  const time = given === undefined ? undefined : timeOf(given)
  if (time === null) problems.push(unreadTime(name, given))
  return time ?? undefined
}

function metadataOf(
  { record }: Row,
  { from, lookup }: FieldsContext,
  problems: string[],
): FactInput['metadata'] {
  const given: unknown = from === 'csv' ? otherCells(record, lookup, 'fact') : (record['metadata'] ?? {})
  const about: Plain = isPlain(given) ? given : {}
  if (!isPlain(given)) problems.push('its metadata is not an object')
  else if (sizeOf(about) > MOST_METADATA) problems.push('its metadata is too large or too deep')
  return Object.keys(about).length === 0 ? undefined : jsonOf(about)
}
