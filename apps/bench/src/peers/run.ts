import type { Scenario } from '../labels/schema.ts'
import { inTemporaryDirectory } from '../library/temporary.ts'
import type { RetrievalSet } from '../retrieval/load-set.ts'
import type { PeerEntry } from './catalogue.ts'
import { changeFigures, scenarioSet } from './changes.ts'
import { environmentIn } from './environment.ts'
import { costFigures, failuresOf, setFigures } from './figures.ts'
import type { PeerFigures } from './figures.ts'
import { joined, measureSet } from './measure.ts'
import { startPeerModel } from './model/server.ts'
import { PeerProcess } from './process.ts'

export interface PeerPlan {
  readonly sets: readonly RetrievalSet[]
  /** Facts that change; none where the data are not this repository's. */
  readonly scenarios: readonly Scenario[]
  /** Hits asked for. */
  readonly limit: number
}

/** A system that could not be measured. */
export interface AbsentPeer {
  readonly peer: PeerEntry
  readonly why: string
}

export type PeerOutcome = PeerFigures | AbsentPeer

export interface PeerSurroundings {
  /** The program of a peer's process. */
  readonly program: string
  /** The folder a system's packages are found from. */
  readonly folderOf: (peer: PeerEntry) => Promise<string>
  readonly note: (line: string) => void
}

/** Every system in a process of its own, one after the other; one that fails says why and holds up nobody. */
export async function runPeers(
  peers: readonly PeerEntry[],
  plan: PeerPlan,
  surroundings: PeerSurroundings,
): Promise<readonly PeerOutcome[]> {
  const outcomes: PeerOutcome[] = []
  for (const peer of peers) {
    surroundings.note(`${peer.name} …`)
    try {
      outcomes.push(await runPeer(peer, plan, surroundings))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      surroundings.note(`${peer.name} is left out: ${why}`)
      outcomes.push({ peer, why })
    }
  }
  return outcomes
}

async function runPeer(
  peer: PeerEntry,
  { sets, scenarios, limit }: PeerPlan,
  { program, folderOf }: PeerSurroundings,
): Promise<PeerFigures> {
  const from = await folderOf(peer)
  const model = await startPeerModel()
  try {
    return await inTemporaryDirectory(async (directory) => {
      const child = new PeerProcess(program, { directory, environment: environmentIn(directory) })
      try {
        const { url, dimensions } = model
        const opening = { peer: peer.id, from, directory, model: { url, dimensions } }
        const { bareMb } = await child.do({ do: 'open', ...opening }, 'opened')
        const measure = (set: RetrievalSet) => measureSet(child, set, { limit, calls: () => model.calls() })
        const runs = []
        for (const set of sets) runs.push(await measure(set))
        const changes = scenarios.length === 0 ? null : await measure(scenarioSet(scenarios))
        const { peakMb, reached } = await child.do({ do: 'leave' }, 'left')
        return {
          peer,
          sets: runs.map((run) => setFigures(peer, run)),
          cost: costFigures(joined('all', runs), { bareMb, peakMb }),
          changes: changes && changeFigures(scenarios, changes.asked),
          failures: failuresOf([...runs, ...(changes ? [changes] : [])].flatMap(({ asked }) => asked)),
          reached,
        }
      } finally {
        await child.end()
      }
    })
  } finally {
    await model.close()
  }
}
