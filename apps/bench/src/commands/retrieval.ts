import { join } from 'node:path'
import { z } from 'zod'
import { writeJsonl } from '../io/files.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { manualClock } from '../library/manual-clock.ts'
import { STORE_NAMES, withTemporaryRecollect } from '../library/with-recollect.ts'
import { askAll } from '../retrieval/ask.ts'
import type { Asked } from '../retrieval/ask.ts'
import { setFigures } from '../retrieval/figures.ts'
import type { SetFigures } from '../retrieval/figures.ts'
import { ingest } from '../retrieval/ingest.ts'
import { loadSet, setNames } from '../retrieval/load-set.ts'
import type { RetrievalSet } from '../retrieval/load-set.ts'
import { overviewLines, setLines } from '../retrieval/summary.ts'
import { timed } from '../stats/time.ts'

const MAX_LIMIT = 1000

export const retrievalOptions = z.object({
  data: z.string(),
  set: z.string(),
  out: z.string(),
  store: z.enum(STORE_NAMES).default('sqlite'),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(50),
  json: z.boolean().default(false),
})
export type RetrievalOptions = z.output<typeof retrievalOptions>

/** Tells conversations to the memory, asks about them, and says where the evidence came. */
export async function retrieval(options: RetrievalOptions): Promise<Report> {
  const names = setNames(options.data, options.set)
  const all: SetFigures[] = []
  for (const name of names) {
    const { figures, asked } = await runSet(loadSet(options.data, name), options)
    const file = options.set === 'all' ? join(options.out, `${name}.jsonl`) : options.out
    writeJsonl(
      file,
      asked.map(({ question, ids, evidence }) => ({ id: question.id, ids, evidence })),
    )
    if (names.length > 1) note(`${name}: done`)
    all.push(figures)
  }
  const lines = [...all.flatMap(setLines), ...(all.length > 1 ? overviewLines(all) : [])]
  return {
    figures: { store: options.store, limit: options.limit, sets: all },
    lines: [...lines, `Predictions are in ${options.out}.`],
  }
}

const scopeOf = (conversation: string) => `conversation:${conversation}`

function runSet(
  set: RetrievalSet,
  { store, limit }: RetrievalOptions,
): Promise<{ readonly figures: SetFigures; readonly asked: readonly Asked[] }> {
  const clock = manualClock(0)
  return withTemporaryRecollect({ store, clock }, async (recollect) => {
    const told = await timed(async () => {
      let messages = 0
      for (const conversation of set.conversations) {
        clock.set(0)
        messages += await ingest(recollect.scope(scopeOf(conversation.id)), clock, conversation)
      }
      return messages
    })
    const asked = await askAll(recollect, clock, set, { limit, scopeOf })
    return { figures: setFigures(set.name, { messages: told.value, ms: told.ms }, asked), asked }
  })
}
