import { join } from 'node:path'
import { z } from 'zod'
import { inMemoryStore } from '@recollect/store-memory'
import { figuresOf, outcomeOf } from '../asked/judge.ts'
import type { AskedAnswer, AskedFigures } from '../asked/judge.ts'
import { playMemory } from '../asked/play.ts'
import { ASKED_KINDS, memorySchema } from '../asked/schema.ts'
import { BenchError } from '../io/bench-error.ts'
import { namesIn, readJsonl, writeJsonl } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'
import { manualClock } from '../library/manual-clock.ts'
import { withRecollect } from '../library/with-recollect.ts'

export const askedOptions = z.object({
  /** Default: the project's own sets. */
  data: z.string().default(repositoryPath('apps', 'bench', 'data', 'asked')),
  out: z.string().default(join('out', 'asked')),
  json: z.boolean().default(false),
})

/** Asks what a person would over a memory of months: what is right, refused, false and said to be sure, or said of what was never told. */
export async function asked({ data, out }: z.output<typeof askedOptions>): Promise<Report> {
  const files = namesIn(data).filter((name) => /^memories.*\.jsonl$/u.test(name))
  if (files.length === 0) throw new BenchError(`"${data}" has no memories*.jsonl. Pass the folder that has.`)
  const sets: { readonly file: string; readonly answers: readonly AskedAnswer[] }[] = []
  for (const file of files) {
    const answers = await answersTo(join(data, file))
    writeJsonl(join(out, file), answers.map(written))
    sets.push({ file, answers })
  }
  const all = sets.flatMap(({ answers }) => answers)
  const rows = [
    ...sets.map(({ file, answers }) => row(file, figuresOf(answers))),
    ...ASKED_KINDS.map((kind) => row(kind, figuresOf(all.filter(({ question }) => question.kind === kind)))),
  ]
  const figures = sets.map(({ file, answers }) => ({ file, ...figuresOf(answers) }))
  return {
    figures: { sets: figures },
    lines: [...sectionLines([{ ...TABLE, rows }]), `Answers are in ${out}.`],
  }
}

async function answersTo(file: string): Promise<readonly AskedAnswer[]> {
  const clock = manualClock(0)
  return withRecollect({ store: inMemoryStore(), clock }, async (recollect) => {
    const answers: AskedAnswer[] = []
    for (const memory of readJsonl(file, memorySchema))
      answers.push(...(await playMemory(recollect, clock, memory)))
    return answers
  })
}

const written = (answer: AskedAnswer) => ({
  outcome: outcomeOf(answer),
  evidence: answer.evidence,
  memory: answer.memory,
  kind: answer.question.kind,
  q: answer.question.q,
  text: answer.text,
  expect: answer.question.expect,
  forbid: answer.question.forbid,
})

const TABLE = {
  title: 'Questions over a memory of months',
  head: [
    'set or kind',
    'told',
    'right',
    'told and refused',
    'false and strong, of all',
    'never told',
    'none',
  ],
  notes: ['Right and refused are shares of what was told, none of what was never told.'],
}

const row = (name: string, figures: AskedFigures) => [
  name,
  figures.told,
  share(figures.right, figures.told),
  share(figures.refused, figures.told),
  share(figures.falseStrong, figures.all),
  figures.never,
  share(figures.silent, figures.never),
]

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`
