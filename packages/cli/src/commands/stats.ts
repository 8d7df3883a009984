import type { ScopeStats } from '@recollect/core'
import type { LogStats } from '@recollect/sessions'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { semanticRows } from '../render/knowledge/stats.ts'
import { grouped } from '../render/numbers.ts'
import { table } from '../render/table.ts'
import type { View } from '../render/view.ts'

interface Stats {
  readonly scope: string
  readonly memory: ScopeStats
  readonly log: LogStats
}

/** Counts of the facts and of the Q-A log of a scope. */
const stats = (_: null, context: Context): Promise<Stats> =>
  withMemory(context, 'read', async ({ memory }) => ({
    scope: memory.scope,
    memory: await memory.stats(),
    log: await memory.sessions.stats(),
  }))

const PERCENT = 100

const DIGITS = 3

const percent = (part: number): string => `${String(Math.round(part * PERCENT))} %`

/** Facts, knowledge and log in one table. */
function renderStats({ memory, log }: Stats, { text }: View): string {
  const { stats } = text.sessions
  const { vectors } = memory
  return table([
    [stats.messages, String(memory.items)],
    [stats.facts, stats.factsOf(memory.cards.active, memory.cards.total)],
    [stats.coverage, percent(memory.coverage)],
    [stats.unread, String(memory.unread)],
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

export const spec = command({
  name: 'stats',
  group: 'sessions',
  options: [],
  read: () => null,
  run: stats,
  render: renderStats,
})
