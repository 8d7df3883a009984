import { sayingsOf, withSayings } from '../evolution/sayings.ts'
import type { NodeVersion } from '@recollect/core/store'

/** What goes: an episode, and the messages it was made of. */
export interface Gone {
  readonly episodeId: string
  readonly itemIds: ReadonlySet<string>
}

/** What is known of the others that said a value. */
export interface Witness {
  /** A message without the words that are to be forgotten. */
  text(itemId: string): string | null
  /** Whether a text has the value in it. */
  says(text: string, value: string): boolean
}

const CONTEXT = 300
/** What another episode that said the same had added. */
const REINFORCEMENT = 0.1

const rounded = (share: number): number => Math.round(share * 1000) / 1000

/**
 * What is left of a version when an episode goes; null: nothing. Where another episode said the same in words of its own, it rests on
 * those from then on, and is a tenth less sure for each that went. Its quote is to be read from its message: it is empty here. Pure.
 */
export function restOfVersion(version: NodeVersion, gone: Gone, witness: Witness): NodeVersion | null {
  const isGone = ({ episodeId, itemId }: { episodeId: string | null; itemId: string }) =>
    episodeId === gone.episodeId || gone.itemIds.has(itemId)
  const sayings = sayingsOf(version)
  const left = sayings.filter((one) => !isGone(one))
  if (left.length === sayings.length) return version
  const [first] = [...left].sort((a, b) => a.at - b.at)
  if (first === undefined) return null
  const isFirstGone = isGone({ episodeId: version.episodeId, itemId: version.evidence.itemId })
  const text = isFirstGone ? witness.text(first.itemId) : ''
  // The words came from who brought it: another may have said it otherwise.
  if (text === null || (isFirstGone && !witness.says(text, version.value))) return null
  const episodes = (list: typeof sayings) => new Set(list.map(({ episodeId }) => episodeId)).size
  const fewer = episodes(sayings) - episodes(left)
  return {
    ...withSayings(version, left),
    ...(isFirstGone
      ? {
          validFrom: first.at,
          context: text
            .trim()
            .slice(0, CONTEXT)
            .replace(/\p{Cs}$/u, ''),
        }
      : {}),
    confidence: Math.max(0, rounded(version.confidence - REINFORCEMENT * fewer)),
  }
}

/**
 * Versions that are left, numbered from 1 in the order they were recorded; what came before one that went holds until the next one that is
 * left, and the last one holds. Pure.
 */
export function closeVersions(left: readonly NodeVersion[]): readonly NodeVersion[] {
  const inTime = [...left].sort((a, b) => a.validFrom - b.validFrom || a.version - b.version)
  const open = inTime.find(({ validTo }) => validTo === null) ?? inTime.at(-1)
  const next = new Map(inTime.map((one, at) => [one, inTime[at + 1]?.validFrom ?? null]))
  return [...left]
    .sort((a, b) => a.version - b.version)
    .map((one, at) => ({
      ...one,
      version: at + 1,
      validTo: one === open ? null : (next.get(one) ?? Math.max(one.validFrom, open?.validFrom ?? 0)),
    }))
}
