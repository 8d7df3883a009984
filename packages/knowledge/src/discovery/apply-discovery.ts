import type { Finding, FoundRelationship } from '../api.ts'
import type { Engine } from '../engine.ts'
import type { Episode, EpochMs } from '@recollect/core'
import type { NodeDraft, StoredNode } from '@recollect/core/store'
import { applyStatement } from '../evolution/apply-statement.ts'
import { nodeByForms } from '../evolution/near-node.ts'
import { keyForm } from '../evolution/key-form.ts'
import { applyEdges } from '../relationships/apply-edges.ts'
import { proposeEdges } from '../relationships/propose-edges.ts'
import type { ProposedEdges, RefusedEdge } from '../relationships/propose-edges.ts'
import type { CheckedNodes, Proven, Refused } from './checks/check-nodes.ts'
import { quarantineRows, setAside } from './quarantine-rows.ts'
import type { ReadReply } from './read-reply.ts'
import { draftIn, edgeIn } from './shown-drafts.ts'
import type { SpaceLedger } from './space.ts'

/** What is to be written of one episode. */
export interface Findings {
  readonly episode: Episode
  readonly discoverer: string
  readonly reply: ReadReply
  readonly checked: CheckedNodes
  /** By the form of a key: the node a vector says it means. */
  readonly near: ReadonlyMap<string, string>
  /** Nodes the discoverer was shown. */
  readonly shown: readonly string[]
}

export interface Found {
  readonly findings: readonly Finding[]
  readonly relationships: readonly FoundRelationship[]
  readonly quarantined: number
}

/** Writes what one episode gave: nodes, their relationships, and what is set aside. Applied twice it changes nothing the second time. */
export async function applyDiscovery(engine: Engine, ledger: SpaceLedger, found: Findings): Promise<Found> {
  const { semantic } = ledger
  const { episode, checked, reply } = found
  const findings: Finding[] = []
  const touched = new Set<string>()
  const now = engine.clock.now()
  for (const proven of checked.proven) {
    const finding = await applyProven(engine, ledger, { ...found, now }, proven)
    findings.push(finding)
    if (finding.nodeId !== null) touched.add(finding.nodeId)
  }
  const [own, shown] = [await semantic.nodesById([...touched]), await semantic.nodesById(found.shown)]
  const proposed = proposeEdges(engine, own, shown, reply.relationships)
  const related = await applyEdges(engine, semantic, episode.id, proposed.edges)
  const tried = episode.attempts > 0 || episode.discoveredAt !== null
  const quarantined = await quarantineRows(engine, semantic, rowsOf(found, proposed), tried)
  return {
    findings: [...findings, ...checked.refused.map(refusedFinding)],
    relationships: [...related, ...proposed.refused.map(refusedRelationship)],
    quarantined,
  }
}

async function applyProven(
  engine: Engine,
  ledger: SpaceLedger,
  { episode, discoverer, near, now }: Findings & { readonly now: EpochMs },
  { draft, evidence, at }: Proven,
): Promise<Finding> {
  const { key, value, context, gapType, confidence } = draft
  const found = (await nodeByForms(engine, ledger.semantic, key)) ?? (await nearIn(engine, ledger, near, key))
  const method = `diff_analysis:${discoverer}`
  const statement = { value, context, gapType, confidence, episodeId: episode.id, evidence, at }
  const naming = { scope: episode.scope, key, found, method, now }
  const { verdict, reason, node, before } = await applyStatement(engine, ledger, naming, statement)
  const place = { nodeId: node?.id ?? null, key: node?.key ?? key, version: node?.version ?? null }
  return { draft, verdict, ...place, before, reason: null, detail: reason }
}

async function nearIn(
  engine: Engine,
  { semantic }: SpaceLedger,
  near: ReadonlyMap<string, string>,
  key: string,
): Promise<StoredNode | null> {
  const id = near.get(keyForm(engine, key))
  return id === undefined ? null : semantic.node(id)
}

function rowsOf({ episode: { id }, checked, reply }: Findings, { refused }: ProposedEdges) {
  return [
    ...checked.refused.map((one) => setAside(id, 'node', one, one.given)),
    ...refused.map((one) => setAside(id, 'relationship', one, one.given)),
    ...[...checked.rejected, ...reply.rejected].map((one) => setAside(id, one.kind, one, one.proposal)),
  ]
}

function refusedFinding({ draft, given, reason, detail }: Refused): Finding {
  const read: NodeDraft = draft ?? draftIn(given)
  return {
    draft: read,
    verdict: 'quarantined',
    nodeId: null,
    key: read.key,
    before: null,
    version: null,
    reason,
    detail,
  }
}

function refusedRelationship({ draft, given, reason, detail }: RefusedEdge): FoundRelationship {
  const read = draft ?? edgeIn(given)
  return { draft: read, type: read.type, verdict: 'quarantined', strength: null, reason, detail }
}
