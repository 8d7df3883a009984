import type { EpochMs } from '@recollect/core'
import type { GapType, NodeEvidence, NodeSighting, NodeVersion, ItemReader } from '@recollect/core/store'

/** One episode says that a node has a value. */
export interface Statement {
  readonly value: string
  readonly context: string
  readonly gapType: GapType
  readonly confidence: number
  readonly episodeId: string
  readonly evidence: NodeEvidence
  /** When its words were said. */
  readonly at: EpochMs
}

/** A sighting, of an episode that may be gone. */
export type Saying = Omit<NodeSighting, 'episodeId'> & { readonly episodeId: string | null }

/** How many sightings a version keeps. */
const MOST_SEEN = 64

export const sayingOf = ({
  episodeId,
  evidence: { itemId, start, end },
  at,
}: Pick<Statement, 'evidence' | 'at'> & Pick<NodeVersion, 'episodeId'>): Saying => ({
  ...{ episodeId, itemId, start, end, at },
})

/** All that say the value of a version, the one that brought it first. Pure. */
export const sayingsOf = (version: NodeVersion): readonly Saying[] => [
  sayingOf({ ...version, at: version.validFrom }),
  ...version.seen,
]

/** Whether an episode says the value of a version already. Pure. */
export const saysAlready = (version: NodeVersion, episodeId: string): boolean =>
  sayingsOf(version).some((one) => one.episodeId === episodeId)

/** Whether these very words were read for this node already, whatever they were read as. Pure. */
export const isReadAlready = (version: NodeVersion, { episodeId, evidence }: Statement): boolean =>
  sayingsOf(version).some(
    (one) =>
      one.episodeId === episodeId &&
      one.itemId === evidence.itemId &&
      one.start < evidence.end &&
      evidence.start < one.end,
  )

/**
 * The version with these sayings: the earliest brought it, the others are its sightings. The quote of another than its own is to be read
 * from its message: it is empty here. Pure.
 */
export function withSayings(version: NodeVersion, sayings: readonly Saying[]): NodeVersion {
  const [first, ...rest] = [...sayings].sort((a, b) => a.at - b.at)
  if (first === undefined) return version
  const seen = rest.flatMap((one) => (isOfEpisode(one) ? [one] : [])).slice(-MOST_SEEN)
  const { episodeId, itemId, start, end } = first
  const { evidence } = version
  const own = evidence.itemId === itemId && evidence.start === start && evidence.end === end
  return { ...version, seen, episodeId, evidence: own ? evidence : { quote: '', itemId, start, end } }
}

const isOfEpisode = (one: Saying): one is NodeSighting => one.episodeId !== null

/** Fills in what words say that were noted by their place alone. */
export async function withQuotes(
  versions: readonly NodeVersion[],
  items: Pick<ItemReader, 'byIds'>,
): Promise<readonly NodeVersion[]> {
  const open = versions.filter(({ evidence }) => evidence.quote === '')
  if (open.length === 0) return versions
  const read = await items.byIds([...new Set(open.map(({ evidence }) => evidence.itemId))])
  const texts = new Map(read.map(({ id, text }) => [id, text]))
  return versions.map((version) => {
    const { evidence } = version
    const quote = texts.get(evidence.itemId)?.slice(evidence.start, evidence.end) ?? ''
    return evidence.quote === '' ? { ...version, evidence: { ...evidence, quote } } : version
  })
}
