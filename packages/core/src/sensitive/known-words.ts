import type { Engine } from '../engine.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { Store } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import { normalizeText } from '../util/normalize.ts'
import { isSensitive } from './speaks-of.ts'

type Wording = Pick<Engine, 'packs' | 'slots' | 'termsOf'>
type Valued = Pick<MemoryCard, 'entity' | 'slot' | 'value' | 'normal'>

/** Words of the sensitive values of one scope, and the last card they were read from. */
interface Known {
  readonly words: Set<string>
  last: Pick<MemoryCard, 'id' | 'seq'> | null
}

const MOST_SCOPES = 200
const PAGE = 500
const LAST_SEQ = 2 ** 31 - 1

const read = new WeakMap<Store, Map<string, Known>>()

/** Words of a value by which a text is found to speak of it: those that say something, else all. None of what is no sensitive fact. */
export function sensitiveWords({ packs, slots, termsOf }: Wording, card: Valued): readonly string[] {
  if (!isSensitive(slots, card)) return []
  const words = [...new Set(termsOf(normalizeText(`${card.value} ${card.normal ?? ''}`).text))]
  const telling = words.filter((word) => !packs.some(({ lexicon }) => lexicon.commonWords?.has(word)))
  return telling.length > 0 ? telling : words
}

/** Those of all values a scope holds or held. Cards are only added: after the first time just the new ones are read. */
export async function knownWords(
  engine: Wording & Pick<Engine, 'store'>,
  scope: string,
  cards: CardReader,
): Promise<ReadonlySet<string>> {
  const scopes = read.get(engine.store) ?? new Map<string, Known>()
  read.set(engine.store, scopes)
  const known = await fresh(cards, scopes.get(scope))
  if (scopes.size >= MOST_SCOPES) scopes.clear()
  scopes.set(scope, known)
  for await (const some of newCards(cards, known.last)) {
    for (const card of some) for (const word of sensitiveWords(engine, card)) known.words.add(word)
    known.last = some.at(-1) ?? known.last
  }
  return known.words
}

/** Begins anew where the last card is gone: the scope may have been erased. */
async function fresh(cards: CardReader, known: Known | undefined): Promise<Known> {
  const none = { words: new Set<string>(), last: null }
  if (!known?.last) return none
  const there = await cards.get(known.last.id)
  return there?.seq === known.last.seq ? known : none
}

async function* newCards(cards: CardReader, last: Known['last']): AsyncGenerator<readonly MemoryCard[]> {
  if (last !== null) {
    yield await cards.bySeq([last.seq + 1, LAST_SEQ])
    return
  }
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<CardReader['list']>> = await cards.list({ limit: PAGE, cursor })
    yield page.rows
    cursor = page.next
  } while (cursor !== null)
}
