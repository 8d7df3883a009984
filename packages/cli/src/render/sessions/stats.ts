import type { Stats } from '../../commands/stats/index.ts'
import { semanticRows } from '../knowledge/stats.ts'
import { grouped } from '../numbers.ts'
import { table } from '../table.ts'
import type { View } from '../view.ts'

const PERCENT = 100
const DIGITS = 3

const percent = (part: number): string => `${String(Math.round(part * PERCENT))} %`

/** Facts, knowledge and log in one table. */
export function renderStats({ memory, log }: Stats, { text }: View): string {
  const { stats } = text.sessions
  const { vectors } = memory
  return table([
    [stats.messages, String(memory.items)],
    [stats.facts, stats.factsOf(memory.cards.active, memory.cards.total)],
    [stats.coverage, percent(memory.coverage)],
    ...(vectors === undefined ? [] : [[stats.vectors, stats.vectorsOf(vectors.embedded, memory.items)]]),
    ...(memory.semantic === undefined ? [] : semanticRows(memory.semantic, text)),
    [stats.sessions, stats.archivedOf(log.sessions, log.archivedSessions)],
    [stats.pairs, stats.archivedOf(log.pairs, log.archivedPairs)],
    [stats.answers, String(log.storedAnswers)],
    [stats.significance, log.averageSignificance.toFixed(DIGITS)],
    [stats.compression, log.compressionRatio.toFixed(DIGITS)],
    [stats.size, stats.bytes(grouped(log.bytesPerHundredPairs))],
  ])
}
