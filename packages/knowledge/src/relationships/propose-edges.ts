import type { Engine } from '../engine.ts'
import type { RelationshipDraft, RelationshipType, StoredNode } from '@recollect/core/store'
import { membersOf } from '../discovery/checks/read-fields.ts'
import { isRefusal } from '../discovery/checks/read-draft.ts'
import type { Refusal } from '../discovery/checks/read-draft.ts'
import { keyForm, keyWords } from '../evolution/key-form.ts'
import { endsOf, pairKey, strengthOf } from './strength.ts'
import { readRelationship } from './read-relationship.ts'

type Node = Omit<StoredNode, 'scope'>

/** An edge an episode shows. */
export interface ProposedEdge {
  readonly draft: Required<RelationshipDraft>
  readonly from: string
  readonly to: string
  readonly type: RelationshipType
  readonly strength: number
  readonly description: string | null
}

export interface RefusedEdge extends Refusal {
  readonly draft: RelationshipDraft | null
  readonly given: unknown
}

export interface ProposedEdges {
  readonly edges: readonly ProposedEdge[]
  readonly refused: readonly RefusedEdge[]
}

/** Pairs an episode may relate; the strongest are taken. Typed ones count too, and go first. */
const MOST_PAIRS = 60
/** Typed proposals of one reply that are looked at. */
const MOST_TYPED = 200

/**
 * The edges an episode shows: those the model names, checked, and `related` between every other two of which the episode tells of one at
 * least, the other being one it was shown. Quadratic in `own`, which is bounded by what one reply may propose. Pure.
 */
export function proposeEdges(
  engine: Pick<Engine, 'termsOf' | 'packs' | 'matcher'>,
  own: readonly Node[],
  shown: readonly Node[],
  given: unknown,
): ProposedEdges {
  const mine = new Map(own.map((node) => [node.id, node]))
  const beside = shown.filter(({ id }) => !mine.has(id))
  const all = [...mine.values(), ...beside]
  const typed = typedEdges(engine, all, given)
  const taken = new Set(typed.edges.map(({ from, to }) => pairKey(from, to)))
  const plain = pairsOf([...mine.values()], beside)
    .filter(([a, b]) => !taken.has(pairKey(a.id, b.id)))
    .map(([a, b]) => plainEdge(engine, a, b))
    .sort((a, b) => b.strength - a.strength)
  const edges = [...typed.edges, ...plain].slice(0, MOST_PAIRS)
  return { edges, refused: typed.refused }
}

const pairsOf = (own: readonly Node[], beside: readonly Node[]): readonly (readonly [Node, Node])[] =>
  own.flatMap((a, i) => [...own.slice(i + 1), ...beside].map((b) => [a, b] as const))

/** Without a description: which episode showed it, its ids say; a title would outlive its episode. */
function plainEdge(engine: Pick<Engine, 'termsOf'>, a: Node, b: Node): ProposedEdge {
  const draft = { from: a.key, to: b.key, type: 'related', description: null } as const
  const ends = endsOf('related', a.id, b.id)
  return { draft, type: 'related', ...ends, description: null, strength: strengthOf(engine, a, b) }
}

function typedEdges(
  engine: Pick<Engine, 'termsOf' | 'packs' | 'matcher'>,
  nodes: readonly Node[],
  given: unknown,
): ProposedEdges {
  const find = finderOf(engine, nodes)
  const edges = new Map<string, ProposedEdge>()
  const refused: RefusedEdge[] = []
  for (const one of membersOf(given, MOST_TYPED).members) {
    const edge = typedEdge(engine, find, one)
    if ('reason' in edge) refused.push(edge)
    else {
      const key = `${edge.type} ${edge.from} ${edge.to}`
      if (!edges.has(key)) edges.set(key, edge)
    }
  }
  return { edges: [...edges.values()], refused }
}

function typedEdge(
  engine: Pick<Engine, 'termsOf'>,
  find: (key: string) => Node | undefined,
  given: unknown,
): ProposedEdge | RefusedEdge {
  const draft = readRelationship(given)
  if (isRefusal(draft)) return { ...draft, draft: null, given }
  const [a, b] = [find(draft.from), find(draft.to)]
  if (a === undefined || b === undefined) {
    const detail = `no node "${a === undefined ? draft.from : draft.to}" in this episode or beside it`
    return { reason: 'unknown_node', detail, draft, given }
  }
  if (a.id === b.id) return { reason: 'malformed', detail: 'a node is not related to itself', draft, given }
  const { type, description } = draft
  return { draft, type, ...endsOf(type, a.id, b.id), description, strength: strengthOf(engine, a, b) }
}

/** By form, then by words. */
function finderOf(
  engine: Pick<Engine, 'termsOf' | 'packs' | 'matcher'>,
  nodes: readonly Node[],
): (key: string) => Node | undefined {
  const byForm = new Map(nodes.map((node) => [node.keyForm, node]))
  const byWords = new Map(
    nodes.filter(({ keyWords: words }) => words !== '').map((node) => [node.keyWords, node]),
  )
  return (key) => byForm.get(keyForm(engine, key)) ?? byWords.get(keyWords(engine, key))
}
