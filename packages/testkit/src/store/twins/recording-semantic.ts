import type { Episode } from '@recollect/core'
import type {
  EpisodeLink,
  ModelUsage,
  NodeVersion,
  Quarantined,
  SemanticRelationship,
  StoredNode,
  SemanticWriter,
} from '@recollect/core/store'
import { instead } from './instead.ts'
import type { Replay } from './replay.ts'

type Own<T> = Omit<T, 'scope'>

const otherEpisode = (episode: Own<Episode>): Own<Episode> => ({
  ...episode,
  title: `other ${episode.title}`,
  attempts: episode.attempts + 100,
  endedAt: episode.endedAt - 7,
})
const otherNode = (node: Own<StoredNode>): Own<StoredNode> => ({
  ...node,
  value: `other ${node.value}`,
  confidence: 0.001,
  accessCount: node.accessCount + 100,
})
const otherVersion = (version: NodeVersion): NodeVersion => ({
  ...version,
  value: `other ${version.value}`,
  confidence: 0.001,
})
const otherLink = (link: EpisodeLink): EpisodeLink => ({ ...link, evolved: !link.evolved })
const otherEdge = (edge: Own<SemanticRelationship>): Own<SemanticRelationship> => ({
  ...edge,
  description: `other ${edge.description ?? ''}`,
  strength: 0.001,
})
const otherRow = (row: Own<Quarantined>): Own<Quarantined> => ({ ...row, detail: `other ${row.detail}` })
const otherUsage = (usage: ModelUsage): ModelUsage => ({ ...usage, calls: usage.calls + 100 })
const otherVectors = (vectors: ReadonlyMap<string, Float32Array>) =>
  new Map([...vectors].map(([id, vector]) => [id, vector.map((value) => value + 7)]))

export function recordingSemantic(semantic: SemanticWriter, replays: Replay[]): SemanticWriter {
  const keep = (replay: (twin: SemanticWriter) => Promise<unknown>): void => {
    replays.push(async (twin) => (twin.semantic === undefined ? null : replay(twin.semantic)))
  }
  /** The write on the scope, and the same with other contents kept for its twins. */
  const both =
    <T>(write: (to: SemanticWriter, given: T) => Promise<void>, other: (given: T) => T) =>
    (given: T): Promise<void> => {
      keep((twin) => write(twin, other(given)))
      return write(semantic, given)
    }
  return instead(semantic, {
    setCutUpTo: both(
      (to, seq) => to.setCutUpTo(seq),
      (seq: number) => seq + 100,
    ),
    putEpisode: both((to, episode) => to.putEpisode(episode), otherEpisode),
    putNode: both((to, node) => to.putNode(node), otherNode),
    putVersion: both((to, version) => to.putVersion(version), otherVersion),
    link: both((to, link) => to.link(link), otherLink),
    putRelationship: both((to, edge) => to.putRelationship(edge), otherEdge),
    quarantine: both(
      (to, rows) => to.quarantine(rows),
      (rows: readonly Own<Quarantined>[]) => rows.map(otherRow),
    ),
    addUsage: both((to, usage) => to.addUsage(usage), otherUsage),
    putVectors: (kind, space, vectors) => {
      keep((twin) => twin.putVectors(kind, space, otherVectors(vectors)))
      return semantic.putVectors(kind, space, vectors)
    },
  })
}
