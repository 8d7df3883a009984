import { join } from 'node:path'
import type { Recollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { inTemporaryDirectory } from '../../library/temporary.ts'
import { withRecollect } from '../../library/with-recollect.ts'
import { QUESTIONS } from '../corpus/questions.ts'
import { messages } from '../prepare-scope.ts'
import type { KindFigures } from './figures.ts'
import { readLane, timeLanes } from './lanes.ts'
import type { Lane } from './lanes.ts'
import { withOpened } from './open.ts'
import type { Opened } from './open.ts'
import type { VerbsPlan } from './plan.ts'

const LIST = 500

/** Recall in scopes of different size, all of them in one database, filled through the library. */
export function measureWithin(plan: VerbsPlan['within'], note: (line: string) => void): Promise<KindFigures> {
  return inTemporaryDirectory(async (directory) => {
    const file = join(directory, 'within.db')
    await fillScopes(file, plan, note)
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

/**
 * The first messages of each scope with their facts, the others without: made-up people say the same few things over and over, and a
 * fact that is told a thousand times over is nobody's memory.
 */
async function fillScopes(
  file: string,
  { items, facts }: VerbsPlan['within'],
  note: (line: string) => void,
): Promise<void> {
  const store = () => sqliteStore({ file, durability: 'normal' })
  await withRecollect({ store: store() }, async (recollect) => {
    for (const size of items) await fill(recollect, size, 0, Math.min(size, facts))
  })
  await withRecollect({ store: store(), config: { extraction: { enabled: false } } }, async (recollect) => {
    for (const size of items) {
      note(`Remembering ${size.toLocaleString('en-US')} messages in one scope …`)
      await fill(recollect, size, facts, size)
    }
  })
}

async function fill(recollect: Recollect, size: number, first: number, end: number): Promise<void> {
  for (let from = first; from < end; from += LIST) {
    await recollect.scope(nameOf(size)).remember(messages(Math.min(LIST, end - from), from))
  }
}
