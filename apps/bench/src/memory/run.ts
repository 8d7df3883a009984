import { join } from 'node:path'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { fillThinly } from '../speed/fill-thinly.ts'
import { heapPerScope, megabytes, momentFigures, recallGrowth } from './figures.ts'
import type { MomentFigures, TransferFigures } from './figures.ts'
import type { MemoryPlan } from './plan.ts'
import { weighProcess } from './weighed-process.ts'
import { SCOPE } from './work.ts'

export interface MemoryFigures {
  readonly plan: MemoryPlan
  readonly moments: readonly MomentFigures[]
  /** Kilobytes of heap that stay after the many recalls, beside those of the few. */
  readonly recallGrowth: number
  /** Kilobytes of heap. */
  readonly perScope: number
  readonly transfers: readonly [small: TransferFigures, large: TransferFigures]
}

/** Every task in a process of its own. `program` is the built probe. */
export function runMemory(
  plan: MemoryPlan,
  program: string,
  note: (line: string) => void,
): Promise<MemoryFigures> {
  return inTemporaryDirectory(async (directory) => {
    const { messages, recalls, scopes, transfers, facts } = plan
    const inFile = (name: string) => join(directory, name)
    note('One scope …')
    const one = await weighProcess(program, { does: 'one-scope', messages, recalls }, inFile('one.db'))
    note('Many scopes …')
    const many = await weighProcess(program, { does: 'many-scopes', scopes }, inFile('many.db'))
    note('Export and import …')
    return {
      plan,
      moments: momentFigures(one),
      recallGrowth: recallGrowth(one),
      perScope: heapPerScope(many, plan),
      transfers: [
        await transfer(program, inFile('small'), transfers[0], facts),
        await transfer(program, inFile('large'), transfers[1], facts),
      ],
    }
  })
}

async function transfer(
  program: string,
  place: string,
  messages: number,
  facts: number,
): Promise<TransferFigures> {
  const [from, lines, to] = [`${place}.db`, `${place}.jsonl`, `${place}-copy.db`]
  await fillThinly(from, [{ scope: SCOPE, messages }], facts)
  const exported = await weighProcess(program, { does: 'export', lines }, from)
  const imported = await weighProcess(program, { does: 'import', lines }, to)
  return {
    messages,
    export: megabytes(exported.at(-1)?.peak ?? 0),
    import: megabytes(imported.at(-1)?.peak ?? 0),
  }
}
