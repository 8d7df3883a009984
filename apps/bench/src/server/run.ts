import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import type { Recollect, ScopedMemory } from '@recollect/core'
import { createServer } from '@recollect/server'
import { serve } from '@recollect/server/node'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../library/packs.ts'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { messages } from '../speed/prepare-scope.ts'
import { round } from '../stats/numbers.ts'
import { timed } from '../stats/time.ts'
import { callFigures } from './figures.ts'
import type { CallFigures } from './figures.ts'
import type { ClientsResult } from './messages.ts'
import type { ServerPlan } from './plan.ts'
import { LIMIT, questionAt, SCOPE } from './questions.ts'
import { startClients } from './start-clients.ts'

export interface ServerFigures {
  readonly plan: ServerPlan
  readonly inProcess: CallFigures
  readonly overHttp: CallFigures
  /** Throughput over HTTP over throughput in process. */
  readonly ratio: number
  readonly crowd: CallFigures
}

/**
 * `recall` in process and over HTTP in turns on one database, then a crowd of clients. `program` runs clients in a process of their own.
 */
export function runServer(
  plan: ServerPlan,
  program: string,
  note: (line: string) => void,
): Promise<ServerFigures> {
  return inTemporaryDirectory(async (directory) => {
    const recollect = await createRecollect({
      plugins: [sessions(), knowledge(), timeline()],
      store: sqliteStore({ file: join(directory, 'server.db') }),
      languages: packs(),
    })
    const memory = recollect.scope(SCOPE)
    await memory.remember(messages(plan.filled))
    try {
      return await withServer(recollect, (url) => measure(memory, url, plan, program, note))
    } finally {
      await recollect.close()
    }
  })
}

async function withServer<T>(recollect: Recollect, work: (url: string) => Promise<T>): Promise<T> {
  const server = await serve(createServer(recollect))
  try {
    return await work(server.url)
  } finally {
    await server.close()
  }
}

async function measure(
  memory: ScopedMemory,
  url: string,
  plan: ServerPlan,
  program: string,
  note: (line: string) => void,
): Promise<ServerFigures> {
  const { seconds, callers, crowd } = plan
  const [here, there]: [ClientsResult[], ClientsResult[]] = [[], []]
  for (let turn = 1; turn <= plan.rounds; turn += 1) {
    note(`Round ${String(turn)} of ${String(plan.rounds)} …`)
    here.push(await recalls(memory, callers, seconds))
    there.push(await startClients(program, { url, clients: callers, seconds, remembersEvery: 0 }))
  }
  note(`${String(crowd.clients)} clients at once …`)
  const inProcess = callFigures(here)
  const overHttp = callFigures(there)
  const together = callFigures([await startClients(program, { url, ...crowd })])
  return {
    plan,
    inProcess,
    overHttp,
    ratio: round(overHttp.perSecond / inProcess.perSecond),
    crowd: together,
  }
}

/** Callers in this process, each asking again as soon as it has its answer. */
async function recalls(memory: ScopedMemory, callers: number, seconds: number): Promise<ClientsResult> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let next = 0
  const one = async (): Promise<void> => {
    do {
      const before = performance.now()
      await memory.recall(questionAt((next += 1)), { limit: LIMIT })
      times.push(performance.now() - before)
    } while (performance.now() < end)
  }
  const { ms } = await timed(() => Promise.all(Array.from({ length: callers }, one)))
  return { times, errors: [], failed: 0, seconds: ms / 1000 }
}
