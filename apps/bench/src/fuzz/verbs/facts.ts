import type { Values } from '../values.ts'
import { messageFilter, pageFields, read, write } from './verb.ts'
import type { VerbTable } from './verb.ts'

const KINDS = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal'] as const
const DAY = 86_400_000

const message = (v: Values) => (): unknown =>
  v.chance.often(0.5)
    ? v.text()
    : v.some(
        {
          text: v.text,
          role: v.choice('user', 'assistant', 'tool', 'system'),
          speaker: v.name,
          session: v.choice('s1', 's2', '星期一'),
          at: v.time,
          key: v.choice('k1', 'k2', '键'),
          metadata: v.json,
        },
        ['text'],
      )()

const recallOptions = (v: Values) =>
  v.some({
    limit: v.whole(1, 50),
    filter: v.some({
      ...messageFilter(v),
      kind: v.choice('item', 'card', ...KINDS),
      slot: v.name,
      entity: v.name,
    }),
    cursor: v.choice(null, 'made up'),
    trace: v.flag,
    policy: v.choice('factual', 'contextual', 'comprehensive', 'balanced'),
    includeInactive: v.flag,
    validAt: v.time,
    knownAt: v.time,
    excludeItem: v.id,
  })
const pastRecall = (v: Values) => v.some({ limit: v.whole(1, 50), trace: v.flag, includeInactive: v.flag })

const listOf = (extra: (v: Values) => Readonly<Record<string, () => unknown>>) =>
  read((v) => v.args(v.some({ ...messageFilter(v), ...pageFields(v), active: v.flag, ...extra(v) })))
const items = listOf((v) => ({ notExtractedBy: v.name }))
const cards = listOf((v) => ({ entity: v.name, slot: v.name, kind: v.choice(...KINDS) }))
const one = read((v) => [v.id()])

const fact = (v: Values) =>
  v.some(
    {
      slot: v.name,
      value: v.text,
      entity: v.choice('user', 'user.wife', 'project.x'),
      kind: v.choice(...KINDS),
      polarity: v.choice('positive', 'negative'),
      facet: v.name,
      relation: v.choice('sets', 'updates', 'retracts'),
      validFrom: v.time,
      validTo: v.time,
      expiresAt: v.time,
      confidence: v.share,
      source: v.name,
      metadata: v.json,
    },
    ['slot', 'value'],
  )

const target = (v: Values) => (): unknown =>
  v.or(() => {
    const kind = v.chance.of(['item', 'card', 'slot', 'node', 'about'])
    return { [kind]: kind === 'slot' ? v.name() : kind === 'about' ? v.query() : v.id() }
  })

/** Moments: what `at` and `diff` take. */
export const moment = (v: Values) => (): unknown =>
  v.chance.often(0.5) ? v.time() : v.some({ validAt: v.time, knownAt: v.time })()

/** Messages, facts and the log of changes. */
export const FACT_VERBS: VerbTable = {
  remember: write((v) => v.args(v.chance.often(0.25) ? v.list(message(v)) : message(v), v.some({}))),
  preview: read((v) => [message(v)()]),
  recall: read((v) => v.args(v.query, recallOptions(v))),
  whyNot: read((v) => v.args(v.id, v.query, v.some({ limit: v.whole(1, 50), includeInactive: v.flag }))),
  answer: read((v) => [v.query()]),
  'items.get': one,
  'items.list': items,
  'cards.get': one,
  'cards.list': cards,
  history: read((v) => [v.name()]),
  provenance: one,
  describe: read((v) =>
    v.args(() => v.or(() => [{ action: 'none', card: null, closed: [], reason: '' }]), v.choice('en', 'zh')),
  ),
  'at.items.get': one,
  'at.items.list': items,
  'at.cards.get': one,
  'at.cards.list': cards,
  'at.history': read((v) => [v.name()]),
  'at.recall': read((v) => v.args(v.query, pastRecall(v))),
  'at.answer': read((v) => [v.query()]),
  diff: read((v) => [moment(v)(), moment(v)()]),
  put: write((v) => [fact(v)()]),
  correct: write((v) => [v.id(), v.text()]),
  move: write((v) => [
    v.or(() => (v.chance.often(0.5) ? { card: v.id() } : { slot: v.name() })),
    v.choice('elsewhere')(),
  ]),
  undo: write((v) => v.args(v.id, v.some({ dependents: v.choice('refuse', 'undo') }))),
  'changes.get': one,
  'changes.list': read((v) => v.args(v.some(pageFields(v)))),
  repair: write((v) => v.args(v.some({ dryRun: v.flag }))),
  forget: write((v) =>
    v.args(
      target(v),
      v.some({ grace: v.choice(0, DAY), dryRun: v.flag, messages: v.choice('forget', 'keep') }),
    ),
  ),
  backfill: write((v) => v.args(v.some({ batch: v.whole(1, 100) }))),
  settle: write(),
  reembed: write((v) => v.args(v.some({ batch: v.whole(1, 100) }))),
}
