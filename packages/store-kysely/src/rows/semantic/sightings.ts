import type { NodeSighting } from '@recollect/core/store'
import { checkText } from '../../statements/checks.ts'
import { damaged } from '../columns.ts'

/** Sightings as a JSON list. Throws for text that JSON would hide from the check on statements. */
export function writeSightings(seen: readonly NodeSighting[]): string {
  return JSON.stringify(
    seen.map(({ episodeId, itemId, start, end, at }) => {
      checkText(episodeId)
      checkText(itemId)
      return { episodeId, itemId, start, end, at }
    }),
  )
}

export function readSightings(json: unknown): readonly NodeSighting[] {
  const seen = typeof json === 'string' ? parse(json) : null
  return Array.isArray(seen) && seen.every(isSighting) ? seen : damaged('seen')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged('seen')
  }
}

function isSighting(value: unknown): value is NodeSighting {
  if (typeof value !== 'object' || value === null) return false
  const of = (name: keyof NodeSighting): unknown => Reflect.get(value, name)
  const isPlace = (name: keyof NodeSighting): boolean => Number.isSafeInteger(of(name))
  return (
    typeof of('episodeId') === 'string' &&
    typeof of('itemId') === 'string' &&
    isPlace('start') &&
    isPlace('end') &&
    isPlace('at')
  )
}
