import { join } from 'node:path'
import { z } from 'zod'
import { writeJsonl } from '../io/files.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { STORE_NAMES } from '../library/with-recollect.ts'
import { stepsToLeaveOut } from '../retrieval/ablation/left-out.ts'
import { selectBaselines } from '../retrieval/baselines/select.ts'
import type { SetFigures } from '../retrieval/figures.ts'
import { loadSet, setNames } from '../retrieval/load-set.ts'
import { headlineOf } from '../retrieval/report/headline.ts'
import { writeResults } from '../retrieval/report/results-file.ts'
import { commandOf } from '../retrieval/report/command.ts'
import { runSet } from '../retrieval/run-set.ts'
import { summaryLines } from '../retrieval/summary.ts'

const MAX_LIMIT = 1000
const ALL = 'all'
const flag = z.boolean().default(false)

export const retrievalOptions = z.object({
  /** Default: the project's own sets. */
  data: z.string().optional(),
  set: z.string().default(ALL),
  out: z.string().default(join('out', 'retrieval')),
  store: z.enum(STORE_NAMES).default('sqlite'),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(50),
  /** Names with commas; by itself, all. */
  baselines: z.union([z.string(), z.boolean()]).default(false),
  dated: flag,
  ablation: flag,
  without: z.string().optional(),
  results: flag,
  json: flag,
})
export type RetrievalOptions = z.output<typeof retrievalOptions>

const OWN_DATA = repositoryPath('apps', 'bench', 'data', 'retrieval')

/** Tells conversations to the memory, asks about them, and says where the evidence came. */
export async function retrieval(options: RetrievalOptions): Promise<Report> {
  const { data = OWN_DATA, store, limit, out } = options
  const run = {
    store,
    limit,
    baselines: baselinesOf(options),
    leftOut: leftOutOf(options),
    onProgress: note,
  }
  const names = setNames(data, options.set)
  const all: SetFigures[] = []
  for (const name of names) {
    const { figures, asked } = await runSet(loadSet(data, name), run)
    writeJsonl(
      predictionsFile(options, name),
      asked.map(({ question, ids, evidence }) => ({ id: question.id, ids, evidence })),
    )
    all.push(figures)
  }
  const written = options.results
    ? writeResults(repositoryPath('apps', 'bench'), all, {
        command: commandOf(options),
        origin: options.data === undefined ? 'own' : 'brought',
      })
    : []
  return {
    figures: { store, limit, sets: all },
    headline: headlineOf(all),
    lines: [
      ...summaryLines(all),
      `Predictions are in ${out}.`,
      ...written.map((file) => `Figures were written into ${file}.`),
    ],
  }
}

/** A file for one set that was named, a folder else. */
const predictionsFile = ({ set, out }: RetrievalOptions, name: string): string =>
  set === ALL || !out.endsWith('.jsonl') ? join(out, `${name}.jsonl`) : out

const baselinesOf = ({ baselines, dated }: RetrievalOptions) =>
  baselines === false ? [] : selectBaselines(baselines === true ? ALL : baselines, dated)

const leftOutOf = ({ ablation, without }: RetrievalOptions) =>
  without !== undefined ? stepsToLeaveOut(without) : ablation ? stepsToLeaveOut(ALL) : []
