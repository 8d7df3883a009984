import { SCOPE } from '../../speed/prepare-scope.ts'
import { median, round, sum } from '../../stats/numbers.ts'
import { millis } from '../../stats/time.ts'
import { connected } from '../server/connected.ts'
import { withDatabase } from '../server/databases.ts'
import { withMemory } from '../server/memory.ts'
import { emptyTables, inSchema, tablesOf } from '../server/tables.ts'
import { copyIn, copyOut } from './copy.ts'
import type { TableDump } from './copy.ts'
import { exportLines } from './lines.ts'

export interface ImportFigures {
  readonly messages: number
  /** What an import writes, all tables together. */
  readonly rows: number
  readonly megabytes: number
  /** Medians over the rounds, in seconds. */
  readonly importSeconds: number
  readonly copySeconds: number
  readonly messagesPerSecond: number
  readonly importRowsPerSecond: number
  readonly copyRowsPerSecond: number
  /** The speed of the import over that of the copy. */
  readonly share: number
}

export interface ImportPlan {
  readonly messages: number
  readonly rounds: number
}

/**
 * An import of one scope against `COPY` of the rows it writes into the same tables, which are empty each time; the two take turns. Both
 * are one transaction, kept when it has ended.
 */
export async function measureImport(adminUrl: string, plan: ImportPlan): Promise<ImportFigures> {
  const lines = await exportLines(plan.messages)
  return withDatabase(adminUrl, (database) =>
    withMemory(database.url, (recollect) =>
      connected(database.adminUrl, async (client) => {
        const work = () => recollect.scope(SCOPE).import(lines)
        await work()
        const dumps = await dump(client)
        const [imports, copies]: [number[], number[]] = [[], []]
        for (let round = 0; round < plan.rounds; round++) {
          await emptyTables(client)
          copies.push(await millis(() => copyAll(client, dumps)))
          await emptyTables(client)
          imports.push(await millis(work))
        }
        return importFigures(plan.messages, dumps, imports, copies)
      }),
    ),
  )
}

async function dump(client: Parameters<typeof copyOut>[0]): Promise<readonly TableDump[]> {
  const dumps: TableDump[] = []
  for (const table of await tablesOf(client)) dumps.push(await copyOut(client, inSchema(table)))
  return dumps.filter(({ rows }) => rows > 0)
}

async function copyAll(client: Parameters<typeof copyIn>[0], dumps: readonly TableDump[]): Promise<void> {
  await client.query('begin')
  for (const one of dumps) await copyIn(client, one)
  await client.query('commit')
}

export function importFigures(
  messages: number,
  dumps: readonly Pick<TableDump, 'rows' | 'bytes'>[],
  imports: readonly number[],
  copies: readonly number[],
): ImportFigures {
  const [importSeconds, copySeconds] = [median(imports) / 1000, median(copies) / 1000]
  const rows = sum(dumps.map((one) => one.rows))
  return {
    messages,
    rows,
    megabytes: round(sum(dumps.map(({ bytes }) => bytes)) / 1024 ** 2, 1),
    importSeconds: round(importSeconds, 3),
    copySeconds: round(copySeconds, 3),
    messagesPerSecond: Math.round(messages / importSeconds),
    importRowsPerSecond: Math.round(rows / importSeconds),
    copyRowsPerSecond: Math.round(rows / copySeconds),
    share: round(copySeconds / importSeconds),
  }
}
