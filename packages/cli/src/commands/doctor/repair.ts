import type { Context } from '../../context.ts'
import { CliError, usageError } from '../../errors/cli-error.ts'
import { confirm } from '../../io/confirm.ts'
import { withMemory } from '../../open-memory.ts'
import { isMendable } from './checks/chains.ts'
import type { FoundProblem } from './checks/chains.ts'
import type { Check } from './check.ts'

/** Mends what can be mended of every scope that has damaged chains, after a yes; a change of its own in each. */
export async function repairScopes(
  found: readonly FoundProblem[],
  yes: boolean,
  context: Context,
): Promise<readonly Check[]> {
  const problems = found.filter(isMendable)
  if (problems.length === 0) return []
  if (!yes) await ask(problems.length, context)
  const { doctor } = context.text.output
  return withMemory(context, 'read', async ({ recollect }) => {
    const checks: Check[] = []
    for (const scope of new Set(problems.map((problem) => problem.scope))) {
      const report = await recollect.scope(scope).repair()
      const detail = `${scope}: ${doctor.repaired(report.problems.filter(isMendable).length, report.repaired)}`
      const next = report.change === null ? {} : { next: doctor.undo(scope, report.change) }
      checks.push({ id: 'repair', status: 'ok', detail, ...next })
    }
    return checks
  })
}

/** @throws CliError when nobody can be asked, or the answer is no. */
async function ask(problems: number, { io, text, json }: Context): Promise<void> {
  if (!io.stdin.isTTY || json) throw usageError((t) => t.errors.needsYesToRepair)
  if (!(await confirm(io, text.output.confirmRepair(problems), text.output.yes))) {
    throw new CliError('INTERRUPTED', (t) => t.errors.notRepaired)
  }
}
