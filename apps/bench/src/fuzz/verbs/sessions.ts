import type { Values } from '../values.ts'
import { pageFields, read, write } from './verb.ts'
import type { VerbTable } from './verb.ts'

const seq = (v: Values) => v.whole(1, 6)
const topic = (v: Values) => v.choice('deployment', 'travel', '旅行', 'home')
const session = (v: Values) => v.choice('s1', 's2', 'monday', '星期一')

const pair = (v: Values) =>
  v.some(
    {
      q: v.text,
      a: v.text,
      user: v.name,
      topics: v.list(topic(v)),
      significance: v.share,
      mark: v.flag,
      at: v.time,
      channel: v.name,
    },
    ['q'],
  )

function log(v: Values): readonly unknown[] {
  const kind = v.chance.below(4)
  if (kind === 0) return [v.list(pair(v))()]
  return kind === 1 ? v.args(v.text, v.text, v.some({ topics: v.list(topic(v)), mark: v.flag })) : [pair(v)()]
}

const search = (v: Values) =>
  v.args(v.query, v.some({ limit: v.whole(1, 50), minSignificance: v.share, session: session(v) }))
const byTopic = (v: Values) => v.args(topic(v), v.some({ ...pageFields(v), session: session(v) }))
const upkeep = (v: Values) => ({ dryRun: v.flag, batch: v.whole(1, 100) })

const form = (v: Values) =>
  v.some(
    {
      title: v.choice('profile', '资料', 'order'),
      fields: v.or.bind(v, () => ({
        city: v.text(),
        likes: [v.text(), v.text()],
        address: { city: v.text() },
      })),
      slots: v.some({ city: v.choice('location'), likes: v.choice('likes'), 'address.city': v.name }),
      at: v.time,
      ttlMs: v.whole(1, 100_000),
    },
    ['title', 'fields'],
  )

/** Of one session. */
const ONE: VerbTable = {
  'session.info': read(),
  'session.log': write(log),
  'session.turn': read((v) => [seq(v)()]),
  'session.recent': read((v) => v.args(v.whole(1, 20))),
  'session.topic': read(byTopic),
  'session.same': read((v) => v.args(v.query, v.whole(1, 20))),
  'session.search': read(search),
  'session.setSignificance': write((v) => v.args(seq(v), v.share, v.text)),
  'session.setTopics': write((v) => [seq(v)(), v.list(topic(v))()]),
  'session.forget': write((v) => [seq(v)()]),
  'session.delete': write(),
  'session.context': read((v) =>
    v.args(
      v.query,
      v.some({
        budget: v.whole(0, 500),
        include: v.list(v.choice('same', 'topic', 'recent', 'facts', 'working', 'recalled')),
      }),
    ),
  ),
  'session.working.get': read((v) => [v.choice('step', 'city', 'form:profile', '步骤')()]),
  'session.working.all': read(),
  'session.working.set': write((v) =>
    v.args(
      v.some({ step: v.json, city: v.text, 步骤: v.json }),
      v.some({
        ttlMs: v.whole(1, 100_000),
        expiresAt: v.time,
        mode: v.choice('merge', 'replace'),
        ifVersion: v.some({ step: v.whole(0, 3) }),
      }),
    ),
  ),
  'session.working.remove': write((v) => [v.choice('step', 'city', '步骤')()]),
  'session.working.submitForm': write((v) => [form(v)()]),
}

/** Of all sessions of a scope. */
const ALL: VerbTable = {
  'sessions.list': read((v) => v.args(v.some({ ...pageFields(v), archived: v.flag }))),
  'sessions.recent': read((v) => v.args(v.whole(1, 20))),
  'sessions.topic': read(byTopic),
  'sessions.same': read((v) => v.args(v.query, v.whole(1, 20))),
  'sessions.search': read(search),
  'sessions.topics': read((v) => v.args(v.some(pageFields(v)))),
  'sessions.renameTopic': write((v) => [topic(v)(), topic(v)()]),
  'sessions.stats': read(),
  'sessions.archive': write((v) =>
    v.args(v.some({ ...upkeep(v), olderThanDays: v.whole(0, 40), sessions: v.list(session(v)) })),
  ),
  'sessions.restore': write((v) => v.args(v.list(session(v)), v.some(upkeep(v)))),
  'sessions.merge': write((v) => v.args(v.list(session(v)), session(v), v.some(upkeep(v)))),
  'sessions.rescore': write((v) => v.args(v.some({ ...upkeep(v), sessions: v.list(session(v)) }))),
  'sessions.prune': write((v) => [
    v.some({ ...upkeep(v), answers: v.choice(true), sessions: v.some({ before: v.time }) })(),
  ]),
  'sessions.exportIndex': read(),
  'sessions.importIndex': write((v) => [
    v.some({
      version: v.whole(1, 2),
      structure: v.choice('sequence-indexed-qa'),
      sessions: v.list(v.json),
      index: v.json,
      metadata: v.json,
    })(),
  ]),
}

export const SESSION_VERBS: VerbTable = { ...ONE, ...ALL }
