import { z } from 'zod'
import type { Judged } from '../labels/predict.ts'
import { sum } from '../stats/numbers.ts'
import { totalsOf } from './totals.ts'

/** What a scorer counts of a file: of statements, of questions, or of scenarios. */
const score = z.object({
  tpPred: z.number().optional(),
  fp: z.number().optional(),
  tp: z.number().optional(),
  covered: z.number().optional(),
  n: z.number().optional(),
  accuracy: z.number().nullish(),
  slotAccuracy: z.number().nullish(),
  slotN: z.number().optional(),
  pass: z.number().optional(),
  activePass: z.number().optional(),
  queryPass: z.number().optional(),
})
type Score = z.output<typeof score>

type Pair = readonly [name: string, here: number, there: number | undefined]

/** Where a scorer and the counts made here differ; empty when they agree. `scores` is by name of file. */
export function differences(judged: Judged, scores: Readonly<Record<string, unknown>>): string[] {
  const files = [
    ...[...judged.statements].map(([file, outcomes]) => ({ file, pairs: statementPairs(outcomes) })),
    ...[...judged.questions].map(([file, qualities]) => ({ file, pairs: questionPairs(qualities) })),
    ...[...judged.scenarios].map(([file, quality]) => ({ file, pairs: scenarioPairs(quality) })),
  ]
  return files.flatMap(({ file, pairs }) => {
    const theirs = score.safeParse(scores[file])
    if (!theirs.success) return []
    return pairs(theirs.data)
      .filter(([, here, there]) => there !== undefined && here !== there)
      .map(([name, here, there]) => `${file}: ${name} ${here}, the scorer counts ${there}`)
  })
}

type ValueOf<M> = M extends ReadonlyMap<string, infer V> ? V : never

const statementPairs =
  (outcomes: ValueOf<Judged['statements']>) =>
  (theirs: Score): Pair[] => {
    const { right, wrong, labelsFound, covered } = totalsOf(outcomes)
    return [
      ['cards right', right, theirs.tpPred],
      ['cards wrong', wrong, theirs.fp],
      ['labels found', labelsFound, theirs.tp],
      ['facts covered', covered, theirs.covered],
    ]
  }

const counted = (share: number | null | undefined, of: number | undefined): number | undefined =>
  share === null || share === undefined || of === undefined ? undefined : Math.round(share * of)

const questionPairs =
  (qualities: ValueOf<Judged['questions']>) =>
  (theirs: Score): Pair[] => [
    ['types right', sum(qualities.map(({ typeRight }) => typeRight)), counted(theirs.accuracy, theirs.n)],
    [
      'slots right',
      sum(qualities.map(({ slotRight }) => slotRight)),
      counted(theirs.slotAccuracy, theirs.slotN),
    ],
  ]

const scenarioPairs =
  (quality: ValueOf<Judged['scenarios']>) =>
  (theirs: Score): Pair[] => [
    ['scenarios passed', quality.passed, theirs.pass],
    ['scenarios with right facts', quality.factsRight, theirs.activePass],
    ['scenarios with right answers', quality.answersRight, theirs.queryPass],
  ]
