import { defaultVersioner } from '../../src/plugins/index.ts'
import { slotRegistry } from '../../src/extraction/index.ts'
import type { CardChange, EpochMs, MemoryCard } from '../../src/index.ts'
import type { CardDraft } from '../../src/extraction/index.ts'
import { pointsAt, standsIn } from '../../src/facts/value-match.ts'
import { inMemoryStore } from './in-memory-store.ts'
import { matchForm } from '../../src/util/normalize.ts'
import { commitDraft } from '../../src/version/commit.ts'
import type { DraftSource } from '../../src/version/source.ts'
import { aDraft } from './fixtures.ts'
import { sequentialIds } from './memory.ts'

const values = {
  form: matchForm,
  isSame: (a: string, b: string) => matchForm(a) === matchForm(b),
  pointsAt: (a: string, b: string) => pointsAt(matchForm(a), matchForm(b)),
  standsIn: (a: string, b: string) => standsIn(matchForm(a), matchForm(b)),
}

/** A scope that drafts are committed to one by one, each said in a session at a moment. */
export function drafting() {
  const store = inMemoryStore()
  const ids = sequentialIds()
  const say = (
    draft: Partial<CardDraft>,
    saidAt: EpochMs,
    source: Partial<DraftSource> = {},
  ): Promise<CardChange> =>
    store.transaction('alice', (tx) =>
      commitDraft(
        tx.cards,
        aDraft(draft),
        { itemId: null, session: 's', saidAt, ...source },
        {
          versioner: defaultVersioner,
          slots: slotRegistry(),
          values,
          now: saidAt,
          nextId: () => ids.next(saidAt),
        },
      ),
    )
  const history = (key = 'user:location'): Promise<readonly MemoryCard[]> =>
    store.read('alice', (view) => view.cards.history(key))
  const active = async (key?: string) => (await history(key)).filter((card) => card.active)
  return { say, history, active }
}
