import type { Fused } from '../ranking/fuse.ts'
import { InvalidCursorError } from '../../errors/errors.ts'
import { textHash } from '../../util/strings.ts'

export interface HitPage {
  readonly hits: readonly Fused[]
  /** Shown by the pages before. */
  readonly earlier: readonly Fused[]
  readonly next: string | null
}

/** Cuts the next page from the whole ranking: what no page before has shown. */
export function nextPage(ranked: readonly Fused[], asked: string, place: PagePlace, limit: number): HitPage {
  const isSeen = ({ kind, id }: Fused) => place.seen.has(hitMark(kind, id))
  const rest = ranked.filter((hit) => !isSeen(hit))
  const hits = rest.slice(0, limit)
  const seen = new Set([...place.seen, ...hits.map(({ kind, id }) => hitMark(kind, id))])
  const next = rest.length > hits.length ? writeCursor(asked, { ...place, seen }) : null
  return { hits, earlier: ranked.filter(isSeen), next }
}

/** Where a recall that is read page by page stands. */
export interface PagePlace {
  /** Highest sequence number of the messages there were when it began. */
  readonly newest: number
  /** What the pages before showed, by `hitMark`. */
  readonly seen: ReadonlySet<string>
}

const MARK = 8
const MARKS = 36 ** MARK
const VERSION = '1'
/** A thousand marks and the rest. */
const LONGEST = 8100
const FORM = /^1\.(?<asked>[0-9a-f]{16})\.(?<newest>[0-9a-z]{1,10})\.(?<seen>(?:[0-9a-z]{8}){1,1000})$/u

const AGAIN = 'Begin again with cursor: null.'

/** A short stand-in for a hit, so that a cursor can name a thousand. One pair of hits in 10^12 shares one. */
const hitMark = (kind: string, id: string): string =>
  (Number.parseInt(textHash(`${kind}:${id}`).slice(3, 13), 16) % MARKS).toString(36).padStart(MARK, '0')

/** Writes a cursor, bound to `asked`: whatever must not change from page to page. */
const writeCursor = (asked: string, { newest, seen }: PagePlace): string =>
  [VERSION, textHash(asked), newest.toString(36), [...seen].join('')].join('.')

/** @throws InvalidCursorError when it is none, or was given for something else. */
export function readCursor(asked: string, cursor: unknown): PagePlace {
  const parts = typeof cursor === 'string' && cursor.length <= LONGEST ? FORM.exec(cursor)?.groups : undefined
  if (!parts) throw new InvalidCursorError(`This cursor was not given by recall. ${AGAIN}`)
  if (parts['asked'] !== textHash(asked)) {
    throw new InvalidCursorError(
      `This cursor was given for another query or other options. Pass those it was given for; only limit and trace may differ. ${AGAIN}`,
    )
  }
  const marks = parts['seen']?.match(/.{8}/gu) ?? []
  return { newest: Number.parseInt(parts['newest'] ?? '', 36), seen: new Set(marks) }
}
