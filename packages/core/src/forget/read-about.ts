import type { Engine } from '../engine.ts'
import { canonicalDraft, versionKey } from '../facts/keys.ts'
import { factsOf } from '../extract/extract-facts.ts'
import { detectQuestion } from '../query/detect-question.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { Detection } from '../types/question.ts'
import { normalizeText } from '../util/normalize.ts'
import { wordsIn } from './telling.ts'
import type { Words } from '../plugin/forgetting.ts'

/** A fact that words state: under which keys it may stand, and what it says. */
export interface StatedFact {
  readonly keys: readonly string[]
  readonly draft: CardDraft
}

/** Facts that words ask for: those of the slot which have the other words. */
export interface AskedFacts {
  readonly entity: string
  /** The likeliest; a name that ends in `*` stands for a family. */
  readonly slot: string
  /** Without those that name the slot as well ("number" beside "phone"). */
  readonly rest: Words
  readonly isPast: boolean
}

/** What words concern: facts they state, else facts they ask for; and the words themselves. */
export interface AboutReading {
  readonly words: Words
  readonly stated: readonly StatedFact[]
  readonly asked: AskedFacts | null
}

/** Reads words as a statement ("I live in Rome"), else as a question ("my phone number"). Pure. */
export function readAbout(engine: Engine, about: string): AboutReading {
  const words = wordsIn(engine, about)
  const { drafts } = factsOf(engine, 'user', normalizeText(about), engine.clock.now())
  // "My sister" says that there is one, in no words of its own: it asks for what is known of her.
  const said = drafts.filter(({ value }) => about.includes(value))
  const stated = said.map((draft) => ({ keys: keysOf(engine, draft), draft }))
  return { words, stated, asked: stated.length > 0 ? null : askedBy(engine, about) }
}

function keysOf({ slots }: Engine, draft: CardDraft): readonly string[] {
  const { slot } = canonicalDraft(draft, slots.get(draft.slot))
  return [...new Set([slot, draft.slot])].map((name) => versionKey(draft.entity, name))
}

function askedBy(engine: Engine, about: string): AskedFacts | null {
  for (const text of [about, `${about}?`]) {
    const { entity, slots, about: rest, time } = detect(engine, text)
    const [slot] = slots
    if (slot === undefined) continue
    const names = detect(engine, rest).slots.includes(slot)
    return {
      entity: entity === 'addressee' || entity === 'other' ? 'user' : entity,
      slot,
      rest: wordsIn(engine, names ? '' : rest),
      isPast: time === 'past',
    }
  }
  return null
}

const detect = ({ packs, clock, slots }: Engine, text: string): Detection =>
  detectQuestion(packs, normalizeText(text), { now: clock.now(), zone: clock.zone, slots })

/** Whether a card is a version of a stated fact: of its value, denied or ended as well. Pure. */
export function isVersionOf({ values }: Engine, { value, normal }: CardDraft, card: MemoryCard): boolean {
  if (value === '') return true
  if (normal !== null && normal === card.normal) return true
  return card.value !== '' && values.pointsAt(value, card.value)
}
