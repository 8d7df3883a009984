import { join } from 'node:path'
import { z } from 'zod'
import { loadContextSets } from '../context/load.ts'
import { BUDGETS, measureSet } from '../context/measure.ts'
import type { Held } from '../context/measure.ts'
import { writeJsonl } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { writeResultsPart } from '../io/results-file.ts'
import { sectionLines, sectionsMarkdown } from '../io/sections.ts'

export const contextOptions = z.object({
  /** Default: the project's own set. */
  data: z.string().optional(),
  out: z.string().default(join('out', 'context')),
  results: z.boolean().default(false),
  json: z.boolean().default(false),
})
export type ContextCommandOptions = z.output<typeof contextOptions>

const OWN_DATA = repositoryPath('apps', 'bench', 'data', 'context')
const BENCH = repositoryPath('apps', 'bench')

/** How much of what a good answer needs stands in a context, and what should not. */
export async function context({ data = OWN_DATA, out, results }: ContextCommandOptions): Promise<Report> {
  const figures = []
  for (const set of loadContextSets(data)) {
    const held = await measureSet(set)
    writeJsonl(join(out, `${set.lang}.jsonl`), held)
    figures.push(...BUDGETS.map((budget) => ({ lang: set.lang, ...figuresOf(held, budget) })))
  }
  const section = {
    title: 'Contexts',
    head: ['language', 'budget', 'needed facts', 'messages with all', 'harmful', 'facts', 'tokens a fact'],
    rows: figures.map((one) => [
      one.lang,
      one.budget,
      percent(one.needed),
      percent(one.complete),
      one.harmful,
      one.facts.toFixed(1),
      one.tokensPerFact.toFixed(1),
    ]),
    notes: [
      'Share of the facts a good answer needs that stand in the context, over all messages; facts that would make it wrong, shown as holding; ' +
        'facts in a context, and its tokens (frame included) for each, by the estimate.',
    ],
  }
  const written = results ? [writeResultsPart(BENCH, 'context', sectionsMarkdown([section]))] : []
  return {
    figures: { sets: figures },
    headline: {
      contextNeeded: Math.min(...figures.filter(({ budget }) => budget === 600).map(({ needed }) => needed)),
    },
    lines: [
      ...sectionLines([section]),
      `What each context held is in ${out}.`,
      ...written.map((file) => `Figures were written into ${file}.`),
    ],
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

function figuresOf(all: readonly Held[], budget: number) {
  const held = all.filter((one) => one.budget === budget)
  const sum = (of: (one: Held) => number) => held.reduce((total, one) => total + of(one), 0)
  const needed = sum((one) => one.needed)
  return {
    budget,
    messages: held.length,
    needed: sum((one) => one.shown) / needed,
    complete: held.filter((one) => one.missing.length === 0).length / held.length,
    harmful: sum((one) => one.harmful),
    facts: sum((one) => one.facts) / held.length,
    tokensPerFact:
      sum((one) => one.tokens) /
      Math.max(
        1,
        sum((one) => one.facts),
      ),
  }
}
