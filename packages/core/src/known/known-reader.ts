import type { Engine } from '../engine.ts'
import type { Extraction } from '../plugin/extractor.ts'
import type { Known, KnownName } from '../plugin/known.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { beginning } from '../util/strings.ts'
import type { MemoryCard } from '../types/card.ts'
import type { EpochMs, MemoryItem, Role } from '../types/item.ts'
import { normalizeText } from '../util/normalize.ts'
import { genderOf } from './who-is-meant.ts'
import { mayRefer } from './read-as-known.ts'

/** So many messages of the user's before one are looked at for whom a pronoun means. */
const BACK = 3
/** So many are read to find them: others of the conversation stand between. */
const READ = 12

/** The message that is to be read. */
export interface Referring {
  readonly role: Role
  readonly session: string | null
  readonly normalized: NormalizedText
  readonly saidAt: EpochMs
}

/** What is read of a store. */
export type Looked = Pick<ScopeView, 'cards' | 'items'>
type Before = (items: Looked['items']) => Promise<readonly MemoryItem[]>

/** Names of all that are tied to the user, and the user's own, that hold: three indexed look-ups at most. */
export async function readNames({ cards }: Pick<Looked, 'cards'>): Promise<readonly KnownName[]> {
  const others = await cards.active('user.*', ['name'])
  if (others.length === 0) return []
  const [own, nicknames] = [await cards.active('user', ['name']), await cards.active('user.*', ['nickname'])]
  return [...[...others, ...own].map(nameOf), ...nicknames.flatMap((card) => nicknameOf(card, others))]
}

/** A nickname of somebody whose name is known: of several of a relation it must say of whom. */
function nicknameOf(card: MemoryCard, names: readonly MemoryCard[]): readonly KnownName[] {
  const theirs = names.filter(({ entity }) => entity === card.entity).map(({ value }) => value)
  const of = card.facet === null ? theirs : theirs.filter((name) => name === card.facet)
  const [name] = of
  return name !== undefined && of.length === 1 ? [{ ...nameOf(card), of: name }] : []
}

const nameOf = ({ value, entity, facet, lastSeenAt }: MemoryCard): KnownName => ({
  name: value,
  entity,
  gender: genderOf(entity),
  kind: entity === 'user.pet' ? facet : null,
  lastSaidAt: lastSeenAt,
})

/** Of a session (null: outside of any), newest first. */
const ofSession = (items: readonly MemoryItem[], session: string | null): readonly NormalizedText[] =>
  items
    .filter((item) => item.role === 'user' && item.session === session)
    .slice(0, BACK)
    .map(({ text }) => normalizeText(beginning(text)))

/** The user's messages that were kept last. */
const lastSaid =
  (session: string | null): Before =>
  (items) =>
    items.recent(READ, { role: 'user', ...(session === null ? {} : { session }) })

/** Those kept before one. */
export const saidBeforeSeq =
  (seq: number): Before =>
  async (items) => {
    const seqs = Array.from({ length: Math.min(READ, seq - 1) }, (_, back) => seq - 1 - back)
    const found = seqs.length === 0 ? [] : await items.bySeq(seqs, { role: 'user' })
    return [...found].sort((a, b) => b.seq - a.seq)
  }

/** What is known where a message stands; undefined where it can refer to nothing, and nothing is read for it. */
export async function knownFor(
  { packs }: Pick<Engine, 'packs'>,
  message: Referring,
  look: <T>(work: (view: Looked) => Promise<T>) => Promise<T>,
  before: Before = lastSaid(message.session),
): Promise<Known | undefined> {
  if (message.role !== 'user') return undefined
  const refers = mayRefer(packs, message.normalized)
  if (!refers.name && !refers.pronoun) return undefined
  return look(async (view) => ({
    names: await readNames(view),
    before: refers.pronoun ? ofSession(await before(view.items), message.session) : [],
  }))
}

/** The same for messages of one call: each sees the ones before it, though nothing of them is kept yet. */
export class KnownSoFar {
  readonly #engine: Pick<Engine, 'packs'>
  readonly #look: <T>(work: (view: Looked) => Promise<T>) => Promise<T>
  #stored: Promise<readonly KnownName[]> | undefined
  #told: readonly KnownName[] = []
  #said: readonly Referring[] = []

  constructor(engine: Pick<Engine, 'packs'>, look: <T>(work: (view: Looked) => Promise<T>) => Promise<T>) {
    this.#engine = engine
    this.#look = look
  }

  async at(message: Referring): Promise<Known | undefined> {
    if (message.role !== 'user') return undefined
    const refers = mayRefer(this.#engine.packs, message.normalized)
    if (!refers.name && !refers.pronoun) return undefined
    this.#stored ??= this.#look(readNames)
    const stored = await this.#stored
    return { names: [...this.#told, ...stored], before: refers.pronoun ? await this.#before(message) : [] }
  }

  /** Notes what a message says, for those after it. */
  note(message: Referring, { drafts }: Extraction): void {
    if (message.role !== 'user') return
    this.#said = [message, ...this.#said].slice(0, READ)
    const names = drafts.filter(
      ({ slot, tense, relation, polarity }) =>
        slot === 'name' && tense === 'current' && relation !== 'retracts' && polarity === 'positive',
    )
    const told = names.map(({ value, entity, facet }) => ({
      name: value,
      entity,
      gender: genderOf(entity),
      kind: entity === 'user.pet' ? facet : null,
      lastSaidAt: message.saidAt,
    }))
    if (told.length > 0) this.#told = [...told, ...this.#told]
  }

  async #before({ session }: Referring): Promise<readonly NormalizedText[]> {
    const said = this.#said.filter((one) => one.session === session).map(({ normalized }) => normalized)
    if (said.length >= BACK) return said.slice(0, BACK)
    const kept = await this.#look(({ items }) => lastSaid(session)(items))
    return [...said, ...ofSession(kept, session)].slice(0, BACK)
  }
}
