import { indexCounter } from '@recollect/rules'
import type { Context } from '../../context.ts'
import { isServer } from '../../database/address.ts'
import { CliError, usageError } from '../../errors/cli-error.ts'
import { mendFile } from '../../inspect/mend.ts'
import type { ItemPlace } from '../../inspect/mend.ts'
import { confirm } from '../../io/confirm.ts'
import { withMemory } from '../../open-memory.ts'
import type { OpenMemory } from '../../open-memory.ts'
import { isMendable } from './checks/chains.ts'
import type { FoundProblem } from './checks/chains.ts'
import type { Check } from './check.ts'

/** What was found and can be mended. */
export interface Mendable {
  readonly problems: readonly FoundProblem[]
  readonly orphans: number
  readonly unindexed: readonly ItemPlace[]
}

/** Mends what can be mended, after a yes and a backup: orphans go, the index is put right, chains by a change that can be undone. */
export async function repairAll(found: Mendable, yes: boolean, context: Context): Promise<readonly Check[]> {
  const problems = found.problems.filter(isMendable)
  const { orphans, unindexed } = found
  if (problems.length + orphans + unindexed.length === 0) return []
  if (!yes) await ask(context.text.safety.doctor.plan(orphans, unindexed.length, problems.length), context)
  const { db } = context.loaded.settings
  const checks: Check[] = []
  if (!isServer(db)) {
    checks.push(await backedUp(context))
    if (orphans + unindexed.length > 0)
      checks.push(...mended(await mendFile(context.loaded.settings, unindexed), context))
  }
  return withMemory(context, 'read', async (open) => [
    ...checks,
    ...(await indexed(unindexed, open, context)),
    ...(await chains(problems, open, context)),
  ])
}

async function backedUp({ text, loaded }: Context): Promise<Check> {
  const { backupSqlite } = await import('@recollect/store-sqlite')
  const { db, sqliteDriver: driver } = loaded.settings
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '')
  const { file } = await backupSqlite({ file: db, driver, to: `${db}.before-repair-${time}` })
  return { id: 'backup', status: 'ok', detail: text.safety.doctor.backedUp(file) }
}

const mended = (removed: number, { text }: Context): readonly Check[] =>
  removed === 0 ? [] : [{ id: 'repair', status: 'ok', detail: text.safety.doctor.removed(removed) }]

/** Messages whose entries were taken out are put into the index as `remember` would. */
async function indexed(
  items: readonly ItemPlace[],
  { inside: { store }, packs }: OpenMemory,
  { text }: Context,
): Promise<readonly Check[]> {
  const count = indexCounter(packs)
  for (const { scope, seq } of items) {
    await store.transaction(scope, async (tx) => {
      const [item] = await tx.items.bySeq([seq])
      if (item !== undefined) await tx.search.index(seq, count(item.text, item.speaker))
    })
  }
  if (items.length === 0) return []
  return [{ id: 'repair', status: 'ok', detail: text.safety.doctor.indexed(items.length) }]
}

/** A change of its own in each scope that has damaged chains. */
async function chains(
  problems: readonly FoundProblem[],
  { recollect }: OpenMemory,
  { text }: Context,
): Promise<readonly Check[]> {
  const { doctor } = text.output
  const checks: Check[] = []
  for (const scope of new Set(problems.map((problem) => problem.scope))) {
    const report = await recollect.scope(scope).repair()
    const detail = `${scope}: ${doctor.repaired(report.problems.filter(isMendable).length, report.repaired)}`
    const next = report.change === null ? {} : { next: doctor.undo(scope, report.change) }
    checks.push({ id: 'repair', status: 'ok', detail, ...next })
  }
  return checks
}

/** @throws CliError when nobody can be asked, or the answer is no. */
async function ask(plan: string, { io, text, json }: Context): Promise<void> {
  if (!io.stdin.isTTY || json) throw usageError((t) => t.errors.needsYesToRepair)
  if (!(await confirm(io, text.output.confirmRepair(plan), text.output.yes))) {
    throw new CliError('INTERRUPTED', (t) => t.errors.notRepaired)
  }
}
