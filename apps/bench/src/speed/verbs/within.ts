import { join } from 'node:path'
import { inTemporaryDirectory } from '../../library/temporary.ts'
import { QUESTIONS } from '../corpus/questions.ts'
import { fillThinly } from '../fill-thinly.ts'
import type { KindFigures } from './figures.ts'
import { readLane, timeLanes } from './lanes.ts'
import type { Lane } from './lanes.ts'
import { withOpened } from './open.ts'
import type { Opened } from './open.ts'
import type { VerbsPlan } from './plan.ts'

/** Recall in scopes of different size, all of them in one database, filled through the library. */
export function measureWithin(plan: VerbsPlan['within'], note: (line: string) => void): Promise<KindFigures> {
  return inTemporaryDirectory(async (directory) => {
    const file = join(directory, 'within.db')
    const scopes = plan.items.map((size) => ({ scope: nameOf(size), messages: size }))
    await fillThinly(file, scopes, plan.facts, note)
    return withOpened([{ file }], async ([opened]) => {
      const lanes: Lane[] = []
      for (const size of plan.items) {
        if (opened) lanes.push(await laneOf(size, opened))
      }
      return timeLanes('recall', lanes, { rounds: plan.rounds, block: 1 })
    })
  })
}

function laneOf(size: number, { recollect, replay }: Opened): Promise<Lane> {
  const memory = recollect.scope(nameOf(size))
  return readLane(
    size,
    QUESTIONS.map((question) => () => memory.recall(question)),
    replay,
  )
}

const nameOf = (size: number): string => `items-${size}`
