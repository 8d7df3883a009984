import { join } from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { action, JSON_FLAG, RESULTS_FLAG } from '../action.ts'
import { BenchError } from '../io/bench-error.ts'
import { readJsonl } from '../io/files.ts'
import { machineLine } from '../io/machine.ts'
import { note } from '../io/report.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'
import { scenarioSchema } from '../labels/schema.ts'
import type { PeerEntry } from '../peers/catalogue.ts'
import { installed } from '../peers/install.ts'
import { sectionsOf } from '../peers/report/sections.ts'
import { runPeers } from '../peers/run.ts'
import type { PeerPlan } from '../peers/run.ts'
import { selectPeers } from '../peers/select.ts'
import { shortened } from '../peers/shorten.ts'
import { loadSet, setNames } from '../retrieval/load-set.ts'

const ALL = 'all'
const flag = z.boolean().default(false)

export const peersOptions = z.object({
  /** Default: the project's own sets, and its scenarios. */
  data: z.string().optional(),
  set: z.string().default(ALL),
  only: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  quick: flag,
  results: flag,
  json: flag,
})
export type PeersOptions = z.output<typeof peersOptions>

const bold = (figure: string): string => `**${figure}**`
const star = (figure: string): string => `${figure}*`

const BENCH = repositoryPath('apps', 'bench')
const WORKER = join(BENCH, 'dist', 'peers-worker.js')
/** Conversations of a quick run. */
const FEW = 1

/** Whole memory systems on the same data and questions, each in a process of its own. */
export async function peers(options: PeersOptions, program = WORKER): Promise<Report> {
  const { quick, results, only, data, set } = options
  if (results && (quick || only !== undefined || data !== undefined || set !== ALL)) {
    throw new BenchError('--results writes the figures of all. Leave --quick, --only, --set and --data out.')
  }
  const outcomes = await runPeers(selectPeers(only), planOf(options), { program, folderOf, note })
  const sections = sectionsOf(outcomes, machineLine(), results ? bold : star)
  const written = results ? [writeResultsPart(BENCH, 'peers', sectionsMarkdown(sections))] : []
  return {
    figures: { limit: options.limit, systems: outcomes },
    lines: [...sectionLines(sections), ...written.map((file) => `Figures were written into ${file}.`)],
  }
}

function planOf({ data, set, limit, quick }: PeersOptions): PeerPlan {
  const folder = data ?? join(BENCH, 'data', 'retrieval')
  const sets = setNames(folder, set).map((name) => loadSet(folder, name))
  const scenarios =
    data === undefined ? readJsonl(join(BENCH, 'data', 'labels', 'updates.jsonl'), scenarioSchema) : []
  return {
    sets: quick ? sets.map((one) => shortened(one, FEW)) : sets,
    scenarios: quick ? [...scenarios.slice(0, FEW), ...scenarios.slice(-FEW)] : scenarios,
    limit,
  }
}

/** Fetched packages lie beside the sources, where what they share with this repository is found too. */
const folderOf = async ({ install, workspace }: PeerEntry): Promise<string> =>
  install === null
    ? repositoryPath(...(workspace ?? 'apps/bench').split('/'))
    : installed(install, join(BENCH, '.peers'), note)

export function addPeers(program: Command): void {
  program
    .command('peers')
    .description('whole memory systems on the same data and questions: quality, speed, model calls')
    .option(
      '--data <dir>',
      "folder with one folder a set: conversations.jsonl, questions.jsonl; default: the project's own",
    )
    .option('--set <name>', 'the set, or "all"', ALL)
    .option('--only <names>', 'some of the systems, with commas')
    .option('--limit <n>', 'hits asked for', '50')
    .option('--quick', 'few messages and questions: whether it works')
    .option(...RESULTS_FLAG)
    .option(...JSON_FLAG)
    .action(action(peersOptions, (options) => peers(options)))
}
