import { measureWriters } from '../../postgres/writers/measure.ts'
import type { FaultContext } from '../context.ts'
import { total } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'

const PROCESSES = 4
const EACH = 25

/** So many clients, in four processes, that change the same facts. */
export const writeTogetherThere =
  (slots: number) =>
  async ({ server, writersProgram }: FaultContext, clients: number): Promise<Outcome> => {
    const { adminUrl } = await server()
    const writers = Math.ceil(clients / PROCESSES)
    const plan = { processes: PROCESSES, writers, updates: EACH, scopes: 1, slots }
    const figures = await measureWriters(adminUrl, writersProgram, plan)
    return total([
      {
        tries: clients,
        acknowledged: figures.acknowledged,
        lost: figures.lost,
        duplicated: figures.unacknowledged,
        broken: figures.notOneActive + figures.gaps,
        errors: figures.failed,
        recovered: [],
      },
    ])
  }
