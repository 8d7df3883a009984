import { BenchError } from '../io/bench-error.ts'
import { bundlesOf } from '../size/packages.ts'
import { measureAnswer } from '../speed/answer.ts'
import { measureExtraction } from '../speed/extraction.ts'
import { measureLookup } from '../speed/lookup.ts'
import type { RatioFigures } from '../speed/ratio.ts'
import { measureRecall } from '../speed/recall.ts'
import { measureRemember } from '../speed/remember.ts'
import { runStart } from '../start/run.ts'
import { mean } from '../stats/numbers.ts'
import type { Guarded } from './compare.ts'
import { measureLoops } from './extraction.ts'
import { yardstick } from './yardstick.ts'

/** Figures that are measured together, in a process of their own. */
export interface GuardPart {
  readonly name: string
  readonly guarded: readonly Guarded[]
  /** By their keys. */
  readonly measure: (programs: Programs) => Promise<Readonly<Record<string, number>>>
}

/** Built programs that are started. */
export interface Programs {
  readonly startProbe: string
}

/** Wide enough for what a busy machine does to a ratio of processor times, and far from half as much again. */
const NOISY = 0.2
/** The same where V8 is still compiling: in a process that is over in a moment, and of patterns by the hundred. */
const UNEVEN = 0.25
/**
 * Where V8 puts the code of nine hundred patterns is chance: the same code took 0.037 in one process and 0.048 in another. Recorded is the
 * middle of five.
 */
const BY_CHANCE = 0.34
/** A bundle is the same every time; a line more of a rule is no reason to stop. */
const GROWTH = 0.03

const ratio = (key: string, name: string, tolerance = NOISY): Guarded => ({
  key,
  name,
  better: 'lower',
  tolerance,
})

/** Statements are those of a recording, the same every time: one more in ten calls is no accident. */
const COUNTED = 0.02

/** Of machines that differ in what a system call or a cache costs, beside what differs from run to run. */
const ELSEWHERE = 0.34

/** Over its own statements, what they are, and over work that is none of ours: slower statements show in the last alone. */
const overBare = (name: string, measure: () => Promise<RatioFigures>): GuardPart => ({
  name,
  guarded: [
    ratio(name, `${name} over its bare statements, CPU, 500 items`),
    ratio(`${name}-statements`, `${name}, statements a call`, COUNTED),
    ratio(`${name}-work`, `1,000 times ${name} over fixed work, CPU`, ELSEWHERE),
  ],
  measure: async () => {
    const before = yardstick()
    const { cpuRatio, statementsPerCall, cpuMs } = await measure()
    return {
      [name]: cpuRatio,
      [`${name}-statements`]: statementsPerCall,
      [`${name}-work`]: (1000 * cpuMs) / mean([before, yardstick()]),
    }
  },
})

const BUNDLES = ['@recollect/core', '@recollect/extract-zh', '@recollect/extract-en'] as const
const bundleKey = (name: string, what: 'loaded' | 'whole'): string => `${name} ${what}`

const KILOBYTE = 1024

/** As long as the figure needs to stand still. */
const RULES_EFFORT = { rounds: 7, messages: 120 }

export const PARTS: readonly GuardPart[] = [
  {
    name: 'rules',
    guarded: [ratio('rules', 'extraction with 1,000 idle rules over 200, CPU')],
    measure: () => Promise.resolve({ rules: measureExtraction(RULES_EFFORT).rules.ratio }),
  },
  {
    name: 'extract',
    guarded: (['zh', 'en'] as const).flatMap((language) => [
      ratio(`extract-${language}`, `extraction (${language}) over a loop of all patterns, CPU`, BY_CHANCE),
      ratio(`extract-${language}-work`, `1,000 texts (${language}) over fixed work, CPU`, ELSEWHERE),
    ]),
    measure: () => {
      const before = yardstick()
      const { zh, en } = measureLoops()
      const fixed = mean([before, yardstick()])
      return Promise.resolve({
        'extract-zh': zh.overLoop,
        'extract-zh-work': zh.micros / fixed,
        'extract-en': en.overLoop,
        'extract-en-work': en.micros / fixed,
      })
    },
  },
  overBare('recall', measureRecall),
  overBare('remember', measureRemember),
  overBare('answer', measureAnswer),
  overBare('lookup', measureLookup),
  {
    name: 'start',
    guarded: [
      ratio('start-imports', 'core, both packs, store imported, over bare node, CPU', UNEVEN),
      ratio('start-recall', 'the same and a first recall, over bare node, CPU', UNEVEN),
    ],
    measure: async ({ startProbe }) => {
      const { kinds } = await runStart(
        { runs: 5, messages: 100 },
        startProbe,
        () => undefined,
        ({ key }) => ['bare', 'imports', 'recall'].includes(key),
      )
      const of = (key: string): number => {
        const ratio = kinds.find((kind) => kind.key === key)?.cpuRatio
        if (ratio !== undefined) return ratio
        throw new BenchError(`The start of "${key}" was not measured.`)
      }
      return { 'start-imports': of('imports'), 'start-recall': of('recall') }
    },
  },
  {
    name: 'size',
    guarded: BUNDLES.flatMap((name) =>
      (['loaded', 'whole'] as const).map((what) => ({
        key: bundleKey(name, what),
        name: `kB of ${name}, ${what}`,
        better: 'lower' as const,
        tolerance: GROWTH,
      })),
    ),
    measure: async () =>
      Object.fromEntries(
        (await bundlesOf(BUNDLES)).flatMap(({ name, loaded, whole }) => [
          [bundleKey(name, 'loaded'), loaded / KILOBYTE],
          [bundleKey(name, 'whole'), whole / KILOBYTE],
        ]),
      ),
  },
]
