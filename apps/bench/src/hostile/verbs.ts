import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import type { LanguagePack, ScopedMemory } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { repeated } from './texts.ts'

/** What one verb costs on one kind of text, in milliseconds of processor time. */
export interface VerbCost {
  readonly verb: VerbName
  readonly unit: string
  /** At 10 kB; 0 where the long text was cheap. */
  readonly short: number
  /** At 100 kB. */
  readonly long: number
  /** The longest stretch in which nothing else could run. */
  readonly stretch: number
}

export const LONG = 100_000
const SHORT = 10_000
const RUNS = 3

export const VERB_NAMES = ['preview', 'remember', 'recall', 'answer'] as const
export type VerbName = (typeof VERB_NAMES)[number]

type Verb = (memory: ScopedMemory, text: string) => Promise<unknown>

const VERBS: Readonly<Record<VerbName, Verb>> = {
  preview: (memory, text) => memory.preview(text),
  remember: (memory, text) => memory.remember(text),
  recall: (memory, text) => memory.recall(text),
  answer: (memory, text) => memory.answer(text),
}

/** Runs a verb on a kind of text; once more what is too dear: the machine may have had other things to do. */
export async function verbCost(
  packs: readonly LanguagePack[],
  verb: VerbName,
  unit: string,
  { cheap, most }: { readonly cheap: number; readonly most: number },
): Promise<VerbCost> {
  const long = repeated(unit, LONG)
  let best = await once(packs, verb, long)
  for (let run = 1; run < RUNS && best.ms > most; run++) {
    const again = await once(packs, verb, long)
    best = { ms: Math.min(best.ms, again.ms), stretch: Math.min(best.stretch, again.stretch) }
  }
  const short = best.ms > cheap ? (await once(packs, verb, repeated(unit, SHORT))).ms : 0
  return { verb, unit, short, long: best.ms, stretch: best.stretch }
}

async function once(packs: readonly LanguagePack[], verb: VerbName, text: string) {
  const recollect = await createRecollect({
    plugins: [sessions(), knowledge()],
    store: inMemoryStore(),
    languages: packs,
  })
  const stretches = longestStretch()
  const before = process.cpuUsage()
  await VERBS[verb](recollect.scope('hostile'), text)
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, stretch: stretches.end() }
}

/** Looks how much processor time goes by between two turns of the event loop. */
function longestStretch(): { end(): number } {
  let longest = 0
  let last = process.cpuUsage()
  const look = (): void => {
    const { user, system } = process.cpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.cpuUsage()
  }
  let running = true
  const turn = (): void => {
    look()
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    end: () => {
      running = false
      look()
      return longest
    },
  }
}
