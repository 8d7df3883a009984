import type { ScopedMemory } from '@recollect/core'
import type { QaTurn, Session } from '@recollect/core/store'
import { everyRow } from '@recollect/core/plugin'
import { bytesOf } from '../../src/session-row.ts'

export const allSessions = ({ sessions }: ScopedMemory): Promise<readonly Session[]> =>
  everyRow((page) => sessions.list(page))

/** Turns of a session in order, archived ones among them. */
export async function turnsIn(memory: ScopedMemory, id: string): Promise<readonly QaTurn[]> {
  const { turns } = await memory.session(id).info()
  return memory.session(id).recent(Math.max(1, turns))
}

/** What the rows of sessions say of their turns, counted from the turns. */
export async function figures(memory: ScopedMemory): Promise<{ told: unknown[]; counted: unknown[] }> {
  const [told, counted]: [unknown[], unknown[]] = [[], []]
  for (const row of await allSessions(memory)) {
    const turns = await turnsIn(memory, row.id)
    const { id, bytes, answers, archivedTurns } = row
    told.push({ id, turns: row.turns, bytes, answers, archivedTurns, sum: row.significance.toFixed(6) })
    counted.push({
      id,
      turns: turns.length,
      bytes: turns.reduce((sum, turn) => sum + bytesOf(turn), 0),
      answers: turns.filter(({ answer }) => answer !== null).length,
      archivedTurns: turns.filter(({ archived }) => archived).length,
      sum: turns.reduce((sum, { significance }) => sum + significance, 0).toFixed(6),
    })
  }
  return { told, counted }
}

/** A signal that is raised once it was asked so many times. */
export const stopAfter = (progress: number) => {
  const signal = { aborted: false, addEventListener: () => undefined }
  let seen = 0
  const onProgress = () => {
    seen += 1
    signal.aborted = seen > progress
  }
  return { signal, onProgress }
}
