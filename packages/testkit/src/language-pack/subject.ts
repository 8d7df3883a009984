import { defaultConfig } from '@recollect/core'
import { detectQuestion, EXPANSION_KINDS, slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import type { CardDraft, Detection, Extraction, SlotRegistry } from '@recollect/core/extraction'
import { NOON } from '../fixtures/index.ts'
import type { LanguagePackOptions } from './options.ts'

const EVERY_KIND = new Set(EXPANSION_KINDS)
const ZONE = 'UTC'
const CONTEXT = { saidAt: NOON, now: NOON, at: NOON, zone: ZONE, lean: null }

/** What the sentences of a pack gave: several cases ask for the same ones. */
const GIVEN = new WeakMap<LanguagePack, Map<string, Extraction>>()

/** The pack under test, used as a memory uses it. */
export interface PackSubject {
  readonly pack: LanguagePack
  readonly options: LanguagePackOptions
  readonly slots: SlotRegistry
  extract(text: string): Extraction
  /** All that is read in a text. Of one that was asked for before, what it gave then. */
  draftsOf(text: string): readonly CardDraft[]
  /** What would be stored: drafts over the default threshold. Of a text that was asked for before, what it gave then. */
  cardsOf(text: string): readonly CardDraft[]
  detect(text: string): Detection
  /** Index terms. */
  terms(text: string): readonly string[]
  normal(text: string): string
  /** All a memory asks of a pack about a message. */
  read(text: string): readonly unknown[]
  /** The same, and what it asks about a query: those are short. */
  readAll(text: string): readonly unknown[]
}

export function subjectOf(pack: LanguagePack, options: LanguagePackOptions): PackSubject {
  const slots = slotRegistry(pack.slots)
  const { confidenceThreshold } = defaultConfig.extraction
  const given = GIVEN.get(pack) ?? new Map<string, Extraction>()
  GIVEN.set(pack, given)
  const context = { ...CONTEXT, slots }
  const extract = (text: string) => extractFacts([pack], normalizeText(text), context)
  const draftsOf = (text: string) => {
    const extraction = given.get(text) ?? extract(text)
    given.set(text, extraction)
    return extraction.drafts
  }
  const detect = (text: string) => detectQuestion([pack], normalizeText(text), context)
  const normal = (text: string) => pack.fold(normalizeText(text).text)
  const terms = (text: string) =>
    [...normalizeText(text).text.matchAll(pack.tokenizer.run)].flatMap(([run]) =>
      pack.tokenizer.cut(pack.fold(run)),
    )
  const times = (text: string) => pack.times.read(normal(text), context)
  const read = (text: string) => [
    pack.score(normalizeText(text).text),
    extract(text),
    detect(text),
    terms(text),
    times(text),
  ]
  const expand = (text: string) => pack.expander.expand(normalizeText(text), detect(text), EVERY_KIND)
  return {
    pack,
    options,
    slots,
    extract,
    detect,
    normal,
    terms,
    read,
    draftsOf,
    cardsOf: (text) => draftsOf(text).filter(({ confidence }) => confidence >= confidenceThreshold),
    readAll: (text) => [...read(text), expand(text)],
  }
}
