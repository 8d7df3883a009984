import type { EpisodeReport } from '../api.ts'
import type { Episode } from '@recollect/core'
import { originalOf } from '../episodes/original.ts'
import { removeEpisodeWithKnowledge } from '../forget/remove-episode.ts'
import { applyDiscovery } from './apply-discovery.ts'
import type { Found } from './apply-discovery.ts'
import { checkNodes } from './checks/check-nodes.ts'
import { contextOf } from './context.ts'
import { factsIn } from './facts/facts-in.ts'
import type { FoundFacts } from './facts/facts-in.ts'
import type { Stopped } from './faults.ts'
import { narrateEpisode } from './narrate-episode.ts'
import type { Told } from './narrate-episode.ts'
import { quarantineRows, setAside } from './quarantine-rows.ts'
import { readReply } from './read-reply.ts'
import type { ReadReply } from './read-reply.ts'
import { callOf, isUnchanged, untilAborted } from './run.ts'
import type { Run } from './run.ts'
import { comparedEpisode } from './settle-episode.ts'
import { nodeByForms, nearNode } from '../evolution/near-node.ts'
import { keyForm } from '../evolution/key-form.ts'
import type { RejectedReply } from '@recollect/core/plugin'
import type { QuarantineReason } from '@recollect/core/store'
import type { CheckedNodes } from './checks/check-nodes.ts'

/** What became of one episode; null: there is nothing to report, it was removed. */
export interface Outcome {
  readonly report: Omit<EpisodeReport, 'calls'> | null
  readonly merged: number
  /** Why the run ends after it though it was written. */
  readonly stopped: Stopped | null
  readonly quarantined: number
}

/** Has one owed episode narrated and compared. Throws what the discoverer throws; then nothing is written but a narration that was. */
export async function discoverEpisode(run: Run, episode: Episode): Promise<Outcome> {
  const told = await withMessages(run, episode)
  if (told === null) return removed(run, episode)
  const narrated = await narrateEpisode(run, told, true)
  if (narrated.episode === null) return changed(episode, 0)
  if (narrated.became === 'told') return compare(run, { ...told, episode: narrated.episode }, 0)
  // It is another event now, of more messages: it is told once more, and joined to no third one.
  const merged = await withMessages(run, narrated.episode)
  if (merged === null) return removed(run, narrated.episode)
  const again = await narrateEpisode(run, merged, false)
  return again.episode === null
    ? changed(merged.episode, 1)
    : compare(run, { ...merged, episode: again.episode }, 1)
}

async function withMessages({ engine, space }: Run, episode: Episode): Promise<Told | null> {
  const items = await space.read((view) => view.items.byIds(episode.itemIds))
  return items.length === 0 ? null : { episode, items, original: originalOf(engine, items) }
}

async function compare(run: Run, told: Told, merged: number): Promise<Outcome> {
  const { engine, discoverer, space } = run
  const { episode, original } = told
  const context = await contextOf(run, episode)
  const given: unknown = await untilAborted(
    () => discoverer.discover(episode, original, { ...callOf(run), ...context }),
    run.signal,
  )
  const read = readReply(given)
  const checked = checkNodes(engine, original, read.nodes)
  const reply = { ...read, incomplete: read.incomplete ?? unfounded(checked, read.rejected) }
  const near = await nearKeys(
    run,
    checked.proven.map(({ draft }) => draft.key),
  )
  const facts = await factsIn(run, told, reply.incomplete)
  const shown = context.nodes.map(({ id }) => id)
  const findings = { episode, discoverer: discoverer.name, reply, checked, near, shown }
  const written = await space.write(async (ledger) => {
    if (!isUnchanged(episode, await ledger.semantic.episode(episode.id))) return null
    const found = await applyDiscovery(engine, ledger, findings)
    const cards = await ledger.keepFacts(facts.drafts, episode.id)
    const rejected = facts.rejected.map((one) => setAside(episode.id, one.kind, one, one.proposal))
    const more = await quarantineRows(engine, ledger.semantic, rejected, episode.attempts > 0)
    const after = settled(run, episode, reply, facts)
    if (after !== episode) await ledger.semantic.putEpisode(after)
    return { found, cards, after, quarantined: found.quarantined + more }
  })
  if (written === null) return changed(episode, merged)
  return reported(run, written, reply, facts, merged)
}

/** What stops the run before it is whole does not count against it. */
function settled(
  { engine, discoverer, meter }: Run,
  episode: Episode,
  reply: ReadReply,
  facts: FoundFacts,
): Episode {
  if (facts.stopped !== null || (reply.incomplete !== null && meter.refused() !== null)) return episode
  return comparedEpisode(engine, episode, discoverer.name, reply.incomplete ?? facts.incomplete)
}

interface Written {
  readonly found: Found
  readonly cards: number
  readonly after: Episode
  readonly quarantined: number
}

function reported(
  { meter }: Run,
  { found, cards, after, quarantined }: Written,
  reply: ReadReply,
  facts: FoundFacts,
  merged: number,
): Outcome {
  const { findings, relationships } = found
  const incomplete = reply.incomplete ?? facts.incomplete
  const error = incomplete === null ? null : { code: 'INCOMPLETE', message: incomplete }
  const refusal = reply.incomplete === null ? null : meter.refused()
  const spent = refusal && { code: refusal.code, message: refusal.message, until: refusal.until }
  const { reconstruction } = reply
  return {
    report: { episode: after, reconstruction, findings, relationships, cards, error },
    stopped: facts.stopped ?? spent,
    merged,
    quarantined,
  }
}

/** Of what it was told there is nothing left: what was learned from it goes with it. */
async function removed({ engine, space }: Run, { id }: Episode): Promise<Outcome> {
  await space.write(async ({ semantic, items }) => {
    const episode = await semantic.episode(id)
    if (episode === null || (await items.byIds(episode.itemIds)).length > 0) return
    await removeEpisodeWithKnowledge(engine, { semantic, items }, episode, new Set(episode.itemIds))
  })
  return { report: null, merged: 0, stopped: null, quarantined: 0 }
}

function changed(episode: Episode, merged: number): Outcome {
  const message = 'It changed while the model was asked: nothing of the reply was written, and it stays owed.'
  const error = { code: 'EPISODE_CHANGED', message }
  const nothing = { reconstruction: null, findings: [], relationships: [], cards: 0 }
  return { report: { episode, ...nothing, error }, merged, stopped: null, quarantined: 0 }
}

/** By the form of a key that no node has: the node that means the same, by vectors. Asks the embedder, so before the transaction. */
async function nearKeys(
  { engine, space, signal }: Run,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const near = new Map<string, string>()
  if (engine.embedder === null) return near
  for (const key of new Set(keys)) {
    if ((await space.read(({ semantic }) => nodeByForms(engine, semantic, key))) !== null) continue
    const node = await nearNode(engine, (work) => space.read(({ semantic }) => work(semantic)), key, signal)
    if (node !== null) near.set(keyForm(engine, key), node.id)
  }
  return near
}

const USELESS: ReadonlySet<QuarantineReason> = new Set([
  'quote_not_found',
  'value_not_founded',
  'malformed',
  'too_long',
])

/**
 * Why a reply is no comparison: it proposed something, and none of it can be read or was said. What the conversation holds may still be
 * found by another try. Null: something of it stands, it proposed nothing, or what it quotes was said by others. Pure.
 */
function unfounded(
  { proven, refused }: Pick<CheckedNodes, 'proven' | 'refused'>,
  rejected: readonly RejectedReply[],
): string | null {
  const asNodes = rejected.filter(({ kind }) => kind === 'node' || kind === 'reply')
  const reasons = [...refused, ...asNodes].map(({ reason }) => reason)
  if (proven.length > 0 || reasons.length === 0 || !reasons.every((reason) => USELESS.has(reason)))
    return null
  return `Nothing of what the model proposed (${String(reasons.length)}) can be read and was said in the conversation.`
}
