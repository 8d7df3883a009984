import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { NormalizedText } from '../plugin/text.ts'
import type { RecallOptions } from '../api/recall.ts'
import { preparePart } from './prepare-part.ts'
import type { TraceNotes, PlannedQuery } from '../query-plan.ts'

const END = /[。！？!?\n;；]/u
const WORD = /[\p{L}\p{N}]/u

const holds = (joins: RegExp | undefined, text: string): boolean =>
  joins !== undefined && text.search(joins) > 0

/** Prepares a query for the tiers; one of several sentences part by part. */
export async function prepare(
  engine: Engine,
  scope: string,
  view: ScopeView,
  query: NormalizedText,
  options: RecallOptions,
  notes: TraceNotes | null = null,
): Promise<PlannedQuery> {
  const recall = { engine, scope, view, whole: query, options, notes }
  const end = query.text.search(END)
  const goesOn = end >= 0 && WORD.test(query.text.slice(end))
  if (engine.config.query.off.includes('decomposition')) return preparePart(recall, query)
  if (goesOn) return (await import('./prepare-parts.ts')).prepareParts(recall, query)
  const joined = engine.packs.some(({ cues, fold }) => holds(cues?.joins, fold(query.text.toLowerCase())))
  return joined
    ? (await import('./prepare-parts.ts')).prepareJoined(recall, query)
    : preparePart(recall, query)
}
