import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from '../../library/packs.ts'
import { inTemporaryDirectory } from '../../library/temporary.ts'
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
export function measureWithin(
  { items, rounds }: VerbsPlan['within'],
  note: (line: string) => void,
): Promise<KindFigures> {
  return inTemporaryDirectory(async (directory) => {
    const file = join(directory, 'within.db')
    await fillScopes(file, items, note)
    return withOpened([{ file }], async ([opened]) => {
      const lanes: Lane[] = []
      for (const size of items) {
        if (opened) lanes.push(await laneOf(size, opened))
      }
      return timeLanes('recall', lanes, { rounds, block: 1 })
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

async function fillScopes(
  file: string,
  items: readonly number[],
  note: (line: string) => void,
): Promise<void> {
  const store = sqliteStore({ file, durability: 'normal' })
  const recollect = await createRecollect({ store, languages: packs() })
  try {
    for (const size of items) {
      note(`Remembering ${size.toLocaleString('en-US')} messages in one scope …`)
      for (let from = 0; from < size; from += LIST) {
        await recollect.scope(nameOf(size)).remember(messages(Math.min(LIST, size - from), from))
      }
    }
  } finally {
    await recollect.close()
  }
}
