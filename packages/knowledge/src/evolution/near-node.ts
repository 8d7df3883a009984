import type { Engine } from '../engine.ts'
import type { AbortSignalLike, Embedder } from '@recollect/core'
import type { SemanticReader, StoredNode } from '@recollect/core/store'
import { embed, contentTerms } from '@recollect/core/plugin'
import { nearTo } from '../retrieval/near.ts'
import { sameNames, keyForm, keyWords } from './key-form.ts'

/** Cosine of two keys from which on they are one, where names and numbers agree. */
const NEAR_KEY = 0.92

/** Nodes whose keys are compared: the nearest by what they tell, and the newest that share a word. */
const NEAREST = 10
const SHARING = 10
const WORTH_A_LOOK = 0.3

/** Reads in a snapshot, which is closed before a model is asked. */
export type Reading = <T>(work: (semantic: SemanticReader) => Promise<T>) => Promise<T>

/**
 * The node whose key means the same as this one by their vectors, or null: also without an embedder, and when it fails, which the
 * observer is told of.
 */
export async function nearNode(
  engine: Engine,
  read: Reading,
  key: string,
  signal?: AbortSignalLike,
): Promise<StoredNode | null> {
  if (engine.embedder === null) return null
  try {
    return await nearest(engine, engine.embedder, read, key, signal)
  } catch (error) {
    if (signal?.aborted === true) return null
    engine.observer?.count('recollect.discovery.embedder_failed', 1, { error: nameOf(error) })
    return null
  }
}

async function nearest(
  engine: Engine,
  embedder: Embedder,
  read: Reading,
  key: string,
  signal: AbortSignalLike | undefined,
): Promise<StoredNode | null> {
  const options = signal === undefined ? {} : { signal }
  const [own] = await embed(embedder, [key], options)
  if (own === undefined) return null
  const candidates = await read((semantic) => candidatesFor(engine, embedder, semantic, key, own))
  const alike = candidates.filter((node) => sameNames(node.key, key))
  if (alike.length === 0) return null
  const vectors = await embed(
    embedder,
    alike.map((node) => node.key),
    options,
  )
  return bestOf(alike, vectors, own)
}

async function candidatesFor(
  engine: Engine,
  { model, dimensions }: Embedder,
  semantic: SemanticReader,
  key: string,
  vector: Float32Array,
): Promise<readonly StoredNode[]> {
  const asked = { space: { model, dimensions }, vector }
  const near = await nearTo(semantic, 'node', asked, NEAREST, WORTH_A_LOOK)
  const terms = contentTerms(engine, key).slice(0, SHARING)
  const sharing = await Promise.all(terms.map((term) => semantic.find('node_term', term, SHARING)))
  return semantic.nodesById([...new Set([...near.keys(), ...sharing.flat()])])
}

/** Of equal ones the first. Pure. */
function bestOf(
  nodes: readonly StoredNode[],
  vectors: readonly Float32Array[],
  own: Float32Array,
): StoredNode | null {
  let best: StoredNode | null = null
  let most = NEAR_KEY
  for (const [at, node] of nodes.entries()) {
    const score = dot(own, vectors[at] ?? new Float32Array())
    if (score < most || (best !== null && score === most)) continue
    best = node
    most = score
  }
  return best
}

const dot = (a: Float32Array, b: Float32Array): number => b.reduce((sum, x, at) => sum + x * (a[at] ?? 0), 0)

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** By form, then by words. Of several with the same words the one that was there first. Two index look-ups. */
export async function nodeByForms(
  engine: Engine,
  semantic: SemanticReader,
  key: string,
): Promise<StoredNode | null> {
  const [byForm] = await semantic.find('node_key', keyForm(engine, key), 1)
  if (byForm !== undefined) return semantic.node(byForm)
  const words = keyWords(engine, key)
  const byWords = words === '' ? [] : await semantic.find('node_words', words, MOST)
  const first = byWords.at(-1)
  return first === undefined ? null : semantic.node(first)
}

const MOST = 1000
