import { bundlesOf } from '../size/packages.ts'
import { measureAnswer } from '../speed/answer.ts'
import { measureExtraction } from '../speed/extraction.ts'
import { measureLookup } from '../speed/lookup.ts'
import type { RatioFigures } from '../speed/ratio.ts'
import { measureRecall } from '../speed/recall.ts'
import { measureRemember } from '../speed/remember.ts'
import { runStart } from '../start/run.ts'
import type { Guarded } from './compare.ts'
import { extractionOverLoop } from './extraction.ts'

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
/** A bundle is the same every time; a line more of a rule is no reason to stop. */
const GROWTH = 0.03

const ratio = (key: string, name: string, tolerance = NOISY): Guarded => ({
  key,
  name,
  better: 'lower',
  tolerance,
})

const overBare = (name: string, measure: () => Promise<RatioFigures>): GuardPart => ({
  name,
  guarded: [ratio(name, `${name} over its bare statements, CPU, 500 items`)],
  measure: async () => ({ [name]: (await measure()).cpuRatio }),
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
    guarded: (['zh', 'en'] as const).map((language) =>
      ratio(`extract-${language}`, `extraction (${language}) over a loop of all patterns, CPU`, UNEVEN),
    ),
    measure: () => {
      const { zh, en } = extractionOverLoop()
      return Promise.resolve({ 'extract-zh': zh, 'extract-en': en })
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
      const of = (key: string) => kinds.find((kind) => kind.key === key)?.cpuRatio ?? Infinity
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
