import type { Values } from '../values.ts'
import { pageFields, read, write } from './verb.ts'
import type { VerbTable } from './verb.ts'

const search = (v: Values) => v.args(v.query, v.some({ limit: v.whole(1, 50), minScore: v.share }))
const one = (v: Values) => [v.id()]
const STATES = ['pending', 'discovered', 'skipped', 'failed'] as const

/** Episodes and nodes. */
export const KNOWLEDGE_VERBS: VerbTable = {
  discover: write((v) =>
    v.args(
      v.some({
        dryRun: v.flag,
        limit: v.whole(1, 5),
        sample: v.whole(1, 5),
        skipped: v.flag,
        failed: v.flag,
        ongoing: v.choice(true),
      }),
    ),
  ),
  'nodes.get': read(one),
  'nodes.list': read((v) => v.args(v.some({ ...pageFields(v), from: v.time, to: v.time }))),
  'nodes.byKey': read((v) => [v.choice('topic 1', 'topic 2', '话题')()]),
  'nodes.search': read(search),
  'nodes.episodes': read(one),
  'nodes.related': read((v) => v.args(v.id, v.whole(1, 5))),
  'nodes.evolution': read(one),
  'nodes.graph': read((v) => v.args(v.some({ from: v.id, depth: v.whole(1, 5), limit: v.whole(1, 100) }))),
  'nodes.forget': write(one),
  'episodes.get': read(one),
  'episodes.list': read((v) =>
    v.args(
      v.some({ ...pageFields(v), session: v.name, state: v.choice(...STATES), from: v.time, to: v.time }),
    ),
  ),
  'episodes.search': read(search),
  'episodes.nodes': read(one),
  'episodes.forget': write(one),
  'discovery.status': read(),
  'discovery.quarantined': read((v) => v.args(v.some(pageFields(v)))),
  'discovery.dismiss': write((v) => v.args(v.list(v.id))),
  'discovery.retry': write((v) => v.args(v.list(v.id))),
  'discovery.usage': read((v) => v.args(v.time, v.time)),
  enhancedQuery: read((v) => v.args(v.query, v.some({ limit: v.whole(1, 50), semantic: v.flag }))),
}
