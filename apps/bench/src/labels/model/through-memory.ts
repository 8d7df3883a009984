import { createRecollect } from '@recollect/core'
import { defaultVersioner } from '@recollect/core/plugin'
import { knowledge } from '@recollect/knowledge'
import { inMemoryStore } from '@recollect/store-memory'
import type { LanguagePack, Recollect, ScopedMemory } from '@recollect/core'
import type { CardDraft } from '@recollect/core/extraction'
import type {
  Discoverer,
  ModelExtractor,
  ModelReading,
  ModelReadingContext,
  UnreadMessage,
} from '@recollect/core/plugin'
import { BenchError } from '../../io/bench-error.ts'
import { allRows } from '../../library/all-rows.ts'
import { manualClock } from '../../library/manual-clock.ts'
import { countBy } from '../../stats/numbers.ts'
import { READ_AT } from '../reader.ts'

/** A message the memory would have a model read, and what it is read against. */
export interface Wanted {
  /** As it was said; the message is what the memory made of it. */
  readonly text: string
  readonly message: UnreadMessage
  readonly context: ModelReadingContext
}

/** What a memory keeps of what a model reads. */
export interface Kept<T> {
  readonly answers: T
  /** By text; those a model is not asked about have none. */
  readonly drafts: ReadonlyMap<string, readonly CardDraft[]>
  /** What was set aside, by reason. */
  readonly setAside: Readonly<Record<string, number>>
}

/**
 * Tells each text to a scope of its own, in a memory whose rules read nothing, and has a model read what the memory would ask it: the
 * choice of messages and every check of a fact are the product's. First it is only noted what would be asked, so that `ask` can ask for
 * many texts at once.
 */
export async function throughMemory<T extends { readonly readings: readonly ModelReading[] }>(
  languages: readonly LanguagePack[],
  texts: readonly string[],
  ask: (wanted: readonly Wanted[]) => Promise<T>,
): Promise<Kept<T>> {
  const wanted: Wanted[] = []
  const readings = new Map<string, ModelReading>()
  const versioned: CardDraft[] = []
  let text = ''
  const modelExtractor: ModelExtractor = {
    ...{ specVersion: 1, name: 'relay' },
    read: (messages, { zone, slots, language, known }) => {
      const context = { zone, slots, language, known }
      wanted.push(...messages.map((message) => ({ text, message, context })))
      return Promise.resolve(messages.flatMap(({ itemId }) => readings.get(itemId) ?? []))
    },
  }
  const recollect = await listening(languages, modelExtractor, (draft) => versioned.push(draft))
  try {
    const told = texts.map((said, number) => ({ said, memory: recollect.scope(`statement:${number}`) }))
    for (const { said, memory } of told) {
      text = said
      await memory.remember({ role: 'user', text })
      await discover(memory, true)
    }
    const answers = await ask([...wanted])
    for (const reading of answers.readings) readings.set(reading.itemId, reading)
    const drafts = new Map<string, readonly CardDraft[]>()
    const reasons: string[] = []
    for (const { said, memory } of told) {
      await discover(memory, false)
      drafts.set(said, versioned.splice(0))
      const aside = await allRows((page) => memory.discovery.quarantined(page))
      reasons.push(...aside.map(({ reason }) => reason))
    }
    return { answers, drafts, setAside: countBy(reasons) }
  } finally {
    await recollect.close()
  }
}

/** A memory whose rules read nothing, and that reports each draft it versions: one that has passed every check. */
const listening = (
  languages: readonly LanguagePack[],
  modelExtractor: ModelExtractor,
  hear: (draft: CardDraft) => void,
): Promise<Recollect> =>
  createRecollect({
    ...{ store: inMemoryStore(), clock: manualClock(READ_AT), languages: languages.map(withoutRules) },
    versioner: {
      plan: (state, draft, slot) => {
        hear(draft)
        return defaultVersioner.plan(state, draft, slot)
      },
    },
    plugins: [knowledge({ discoverer: SILENT, modelExtractor, extractFacts: true })],
  })

async function discover(memory: ScopedMemory, dryRun: boolean): Promise<void> {
  const { reports } = await memory.discover({ ongoing: true, dryRun })
  const error = reports.find((report) => report.error !== null)?.error
  if (error) throw new BenchError(`The memory could not read a statement: ${error.code}: ${error.message}`)
}

const withoutRules = (pack: LanguagePack): LanguagePack => ({
  ...pack,
  rules: [],
  extractor: { extract: () => ({ drafts: [], rejected: [] }) },
})

/** Facts are read where episodes are compared; nothing else is measured here. */
const SILENT: Discoverer = {
  ...{ specVersion: 1, name: 'silent' },
  narrate: () =>
    Promise.resolve({ title: 'statement', summary: 'statement', content: 'statement', sameAs: null }),
  discover: () =>
    Promise.resolve({ reconstruction: '', nodes: [], relationships: [], rejected: [], incomplete: null }),
}
