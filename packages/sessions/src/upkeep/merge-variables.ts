import type { Engine } from '../engine.ts'
import type { EpochMs } from '@recollect/core'
import type { ContextVariable, WorkingReader, WorkingWriter } from '@recollect/core/store'
import { variablesToEvict } from '../working/make-room.ts'
import { isLive } from '../working/variable.ts'

type Variables = readonly ContextVariable[]

const liveOf = (all: Variables, now: EpochMs): Variables => all.filter((one) => isLive(one, now))

/**
 * Variables of the source as they stand in the target: those it has not, and those that were written later. A value that takes another's
 * place is a new version of it. Pure.
 */
function movedVariables(into: Variables, from: Variables, target: string, now: EpochMs): Variables {
  const there = new Map(liveOf(into, now).map((variable) => [variable.name, variable]))
  return liveOf(from, now).flatMap((variable) => {
    const other = there.get(variable.name)
    const moved = { ...variable, session: target }
    if (other === undefined) return [moved]
    if (other.updatedAt >= variable.updatedAt) return []
    const version = Math.max(other.version, variable.version) + 1
    return [{ ...moved, version, createdAt: Math.min(other.createdAt, variable.createdAt) }]
  })
}

/** Takes the working memory of a session over into another; what no longer fits goes, the oldest first. Returns how many were moved. */
export async function moveVariables(
  { clock, settings }: Engine,
  working: WorkingWriter,
  from: string,
  into: string,
): Promise<number> {
  const now = clock.now()
  const [own, there] = [await working.all(from), await working.all(into)]
  const moved = movedVariables(there, own, into, now)
  for (const variable of moved) await working.put(variable)
  for (const { name } of own) await working.remove(from, name)
  const all = liveOf(await working.all(into), now)
  for (const { name } of variablesToEvict(all, [], settings.workingMaxBytes)) await working.remove(into, name)
  return moved.length
}

/** How many variables would be moved, were the sources merged one after the other. */
export async function countMoved(
  working: WorkingReader,
  from: readonly string[],
  into: string,
  now: EpochMs,
): Promise<number> {
  let [there, count] = [await working.all(into), 0]
  for (const id of from) {
    const moved = movedVariables(there, await working.all(id), into, now)
    const names = new Set(moved.map(({ name }) => name))
    there = [...there.filter(({ name }) => !names.has(name)), ...moved]
    count += moved.length
  }
  return count
}
