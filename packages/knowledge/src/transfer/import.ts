import { InvalidImportError } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { semanticIn } from '../access.ts'
import type { MemoryItem } from '@recollect/core'
import { everyRow } from '@recollect/core/plugin'
import type {
  Engine as CoreEngine,
  ImportedAs,
  ImportReader,
  ImportWriter,
  PluginRecord,
} from '@recollect/core/plugin'
import { readRecord } from './format.ts'
import type { SemanticRecord } from './format.ts'

type RecordOf<Type> = Extract<SemanticRecord, { type: Type }>
type Evidence = RecordOf<'node'>['evidence']

/** Reads and writes the lines of an export that are of episodes and knowledge. */
export const semanticImport: ImportReader<CoreEngine> = {
  read: readRecord,
  open: (engine, _scope, tx) => new SemanticImport(engine, tx),
}

/** Writes episodes, knowledge and what belongs to them, in the order of an export: what a record rests on comes before it. */
class SemanticImport implements ImportWriter {
  readonly #engine: CoreEngine
  readonly #tx: ScopeTransaction

  constructor(engine: CoreEngine, tx: ScopeTransaction) {
    this.#engine = engine
    this.#tx = tx
  }

  get #semantic() {
    return semanticIn(this.#engine, this.#tx).semantic
  }

  /** @throws InvalidImportError */
  async write(given: PluginRecord, line: number): Promise<ImportedAs> {
    const record = readRecord(given)
    if (!(await this.#isNew(record, line))) return 'skipped'
    return record.type === 'episode' ? 'episodes' : record.type === 'node' ? 'nodes' : null
  }

  finish(): Promise<void> {
    return Promise.resolve()
  }

  async #isNew(record: SemanticRecord, line: number): Promise<boolean> {
    switch (record.type) {
      case 'episode':
        return this.#episode(record, line)
      case 'node':
        return this.#node(record, line)
      case 'relationship':
        return this.#relationship(record, line)
      case 'quarantined':
        return this.#quarantined(record, line)
      case 'usage':
        return this.#usage(record)
    }
  }

  async #episode({ type: _type, ...episode }: RecordOf<'episode'>, line: number): Promise<boolean> {
    if ((await this.#semantic.episode(episode.id)) !== null) return false
    if (new Set(episode.itemIds).size < episode.itemIds.length)
      throw new InvalidImportError(line, 'This episode names an item twice. Correct the line.')
    await this.#items(episode.itemIds, line)
    if (episode.endedAt < episode.startedAt)
      throw new InvalidImportError(line, 'endedAt is before startedAt. Correct the line.')
    await this.#semantic.putEpisode(episode)
    return true
  }

  async #node({ type: _type, history, links, ...node }: RecordOf<'node'>, line: number): Promise<boolean> {
    if ((await this.#semantic.node(node.id)) !== null) return false
    checkHistory(node, history, line)
    const proofs = history.flatMap(({ evidence, seen }) => [
      evidence,
      ...seen.map(({ itemId, start, end }) => ({ itemId, start, end, quote: null })),
    ])
    const items = await this.#items([...new Set(proofs.map(({ itemId }) => itemId))], line)
    for (const proof of proofs) checkProof(items.get(proof.itemId), proof, line)
    const told = history.flatMap(({ episodeId, seen }) => [
      ...(episodeId === null ? [] : [episodeId]),
      ...seen.map((one) => one.episodeId),
    ])
    await this.#episodes([...told, ...links.map(({ episodeId }) => episodeId)], line)
    await this.#semantic.putNode(node)
    for (const version of history) await this.#semantic.putVersion({ ...version, nodeId: node.id })
    for (const link of links) await this.#semantic.link({ ...link, nodeId: node.id })
    return true
  }

  async #relationship(
    { kind: type, type: _type, ...edge }: RecordOf<'relationship'>,
    line: number,
  ): Promise<boolean> {
    const there = await this.#semantic.relationships([edge.from])
    if (there.some(({ id }) => id === edge.id)) return false
    if (there.some((other) => other.from === edge.from && other.to === edge.to && other.type === type))
      throw new InvalidImportError(
        line,
        'Another relationship of this type joins its nodes. Import into an empty scope.',
      )
    if ((await this.#semantic.nodesById([edge.from, edge.to])).length < 2)
      throw new InvalidImportError(
        line,
        'A node of this relationship is not there. Import nodes before them.',
      )
    await this.#semantic.putRelationship({ ...edge, type })
    return true
  }

  async #quarantined({ type: _type, ...row }: RecordOf<'quarantined'>, line: number): Promise<boolean> {
    const page = await this.#quarantine()
    if (page.has(row.id)) return false
    page.add(row.id)
    await this.#episodes(row.episodeId === null ? [] : [row.episodeId], line)
    await this.#semantic.quarantine([row])
    return true
  }

  #held: Set<string> | null = null

  /** Ids of what is in quarantine, read once. */
  async #quarantine(): Promise<Set<string>> {
    if (this.#held !== null) return this.#held
    const rows = await everyRow((page) => this.#semantic.quarantined(page))
    this.#held = new Set(rows.map(({ id }) => id))
    return this.#held
  }

  /** What is there of a day and model stays: adding the same twice would be no account. */
  async #usage({ type: _type, ...usage }: RecordOf<'usage'>): Promise<boolean> {
    const there = await this.#semantic.usage(usage.day, usage.day)
    if (there.some(({ model }) => model === usage.model)) return false
    await this.#semantic.addUsage(usage)
    return true
  }

  async #items(ids: readonly string[], line: number): Promise<ReadonlyMap<string, MemoryItem>> {
    const items = new Map((await this.#tx.items.byIds(ids)).map((item) => [item.id, item]))
    const missing = ids.find((id) => !items.has(id))
    if (missing === undefined) return items
    throw new InvalidImportError(
      line,
      `The item ${missing} of this record is not there. Import items before what rests on them.`,
    )
  }

  async #episodes(ids: readonly string[], line: number): Promise<void> {
    const wanted = [...new Set(ids)]
    const there = new Set((await this.#semantic.episodesById(wanted)).map(({ id }) => id))
    const missing = wanted.find((id) => !there.has(id))
    if (missing === undefined) return
    throw new InvalidImportError(
      line,
      `The episode ${missing} of this record is not there. Import episodes before what rests on them.`,
    )
  }
}

/** Numbered from 1 without a gap; one of them holds, and the node says what it says. */
function checkHistory(
  node: Pick<RecordOf<'node'>, 'version' | 'versions' | 'value'>,
  history: RecordOf<'node'>['history'],
  line: number,
): void {
  const [holds, ...others] = history.filter(({ validTo }) => validTo === null)
  const isCounted = history.every(({ version }, at) => version === at + 1) && node.versions === history.length
  if (!isCounted || others.length > 0 || holds?.version !== node.version || holds.value !== node.value) {
    throw new InvalidImportError(
      line,
      'The history of this node is numbered from 1, and the one version without validTo is the one the node shows. Correct the line.',
    )
  }
  if (history.some(({ validFrom, validTo }) => validTo !== null && validTo < validFrom))
    throw new InvalidImportError(line, 'validTo is before validFrom. Correct the line.')
}

/** A quote stands in the user's words, where it says. */
function checkProof(
  item: MemoryItem | undefined,
  { quote, start, end }: Omit<Evidence, 'quote'> & { readonly quote: string | null },
  line: number,
): void {
  if (item !== undefined && item.role !== 'user') {
    throw new InvalidImportError(
      line,
      "The words that prove this node are not the user's. Only what a user said proves knowledge.",
    )
  }
  const isThere = start <= end && end <= (item?.text.length ?? 0)
  if (isThere && (quote === null || item?.text.slice(start, end) === quote)) return
  throw new InvalidImportError(
    line,
    'The quote of this node does not stand in its message, where it says. Correct the line.',
  )
}
