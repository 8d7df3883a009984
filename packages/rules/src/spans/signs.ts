import type { SpanWords, Token } from '@recollect/core/extraction'
import { asks, isBreak } from './tokens.ts'
import { pieceOf } from './written-signs.ts'
import type { Piece, WriteSign } from './written-signs.ts'

/** So many words before, and after, within one stretch, are signs wherever they stand. */
const REACH = { spaced: { back: 6, on: 4 }, joined: { back: 8, on: 5 } }

/** What stands in a text, in pieces of signs. */
interface Pieces {
  readonly tokens: readonly Token[]
  readonly keys: readonly Piece[]
  readonly kinds: readonly (readonly Piece[])[]
  /** Whether a mark that ends a stretch stands at a place. */
  readonly breaks: readonly boolean[]
  readonly joined: boolean
}

/** What tells signs apart. */
const MARK = {
  w: pieceOf('w'),
  p: pieceOf('p'),
  n: pieceOf('n'),
  q: pieceOf('q'),
  m: pieceOf('m'),
  t: pieceOf('t'),
  P: pieceOf('P'),
  W: pieceOf('W'),
  N: pieceOf('N'),
  M: pieceOf('M'),
  T: pieceOf('T'),
  e: pieceOf('e'),
  f: pieceOf('f'),
  E: pieceOf('E'),
  u: pieceOf('u'),
  U: pieceOf('U'),
  C: pieceOf('C'),
  R: pieceOf('R'),
  X: pieceOf('X'),
  Y: pieceOf('Y'),
  s: pieceOf('s'),
  b: pieceOf('b'),
  k: pieceOf('k'),
  l: pieceOf('l'),
  o: pieceOf('o'),
  h: pieceOf('h'),
  j: pieceOf('j'),
  H: pieceOf('H'),
  g: pieceOf('g'),
  G: pieceOf('G'),
  before: pieceOf('<'),
  after: pieceOf('>'),
  kindBefore: pieceOf('{'),
  kindAfter: pieceOf('}'),
  asked: pieceOf('?'),
}
const NONE = pieceOf('')
const SPACE = pieceOf(' ')
const [START, END] = [pieceOf('^'), pieceOf('$')]

/**
 * Signs of each token of a text: the words around it, one by one and in runs, its shape, its ending, and the words of its stretch. What a
 * linear model weighs to tell which token belongs to which fact. Linear in the text.
 */
export function signsOf<S>(
  tokens: readonly Token[],
  { joined, classes }: Pick<SpanWords, 'joined' | 'classes'>,
  write: WriteSign<S>,
): readonly (readonly S[])[] {
  const pieces = {
    tokens,
    keys: tokens.map(({ key }) => pieceOf(key)),
    kinds: kindPieces(classes?.(tokens) ?? []),
    breaks: tokens.map(isBreak),
    joined,
  }
  const asked = asks(tokens)
  return tokens.map((_token, at) => {
    const found: S[] = []
    addRuns(found, pieces, at, write)
    addKinds(found, pieces, at, write)
    addAround(found, pieces, at, write)
    if (asked) found.push(write(MARK.asked, NONE), write(MARK.asked, near(pieces, at - 1)))
    return found
  })
}

/** One piece for each kind. */
function kindPieces(kinds: readonly (readonly string[])[]): readonly (readonly Piece[])[] {
  const made = new Map<string, Piece>()
  const pieceFor = (kind: string): Piece => {
    const known = made.get(kind)
    if (known) return known
    const piece = pieceOf(kind)
    made.set(kind, piece)
    return piece
  }
  return kinds.map((some) => some.map(pieceFor))
}

const near = ({ keys }: Pieces, at: number): Piece => keys[at] ?? (at < 0 ? START : END)

/** The token and those beside it, one by one and in runs. */
function addRuns<S>(found: S[], pieces: Pieces, at: number, write: WriteSign<S>): void {
  const [third, second, before, own] = [
    near(pieces, at - 3),
    near(pieces, at - 2),
    near(pieces, at - 1),
    near(pieces, at),
  ]
  const [next, later] = [near(pieces, at + 1), near(pieces, at + 2)]
  const shape = pieceOf(pieces.tokens[at]?.shape ?? '')
  found.push(
    write(NONE, NONE),
    write(MARK.w, own),
    write(MARK.p, before),
    write(MARK.n, next),
    write(MARK.q, second),
    write(MARK.m, later),
    write(MARK.t, third),
    write(MARK.P, second, SPACE, before),
    write(MARK.W, before, SPACE, own),
    write(MARK.N, own, SPACE, next),
    write(MARK.M, next, SPACE, later),
    write(MARK.T, third, SPACE, second, SPACE, before),
    write(MARK.s, shape),
    write(MARK.b, shape, SPACE, before),
  )
  if (pieces.joined) addJoined(found, pieces, at, write)
  else addEndings(found, own.text, before, write)
}

function addEndings<S>(found: S[], own: string, before: Piece, write: WriteSign<S>): void {
  const three = pieceOf(own.slice(-3))
  found.push(write(MARK.e, three), write(MARK.f, pieceOf(own.slice(-2))), write(MARK.E, three, SPACE, before))
}

/** Runs of characters. */
function addJoined<S>(found: S[], pieces: Pieces, at: number, write: WriteSign<S>): void {
  const of = (distance: number) => near(pieces, at + distance)
  found.push(
    write(MARK.u, of(3)),
    write(MARK.U, of(1), of(2), of(3)),
    write(MARK.C, of(-1), of(0), of(1)),
    write(MARK.R, of(-4), of(-3)),
    write(MARK.X, of(-2), of(-1), of(0)),
    write(MARK.Y, of(0), of(1), of(2)),
  )
}

/** What kinds of words lists hold it and its neighbours for. */
function addKinds<S>(found: S[], pieces: Pieces, at: number, write: WriteSign<S>): void {
  const { kinds, tokens } = pieces
  const [second, before] = [near(pieces, at - 2), near(pieces, at - 1)]
  for (const kind of kinds[at] ?? [])
    found.push(
      write(MARK.k, kind),
      write(MARK.l, kind, SPACE, before),
      write(MARK.o, kind, SPACE, second, SPACE, before),
    )
  for (const kind of kinds[at - 1] ?? [])
    found.push(write(MARK.h, kind), write(MARK.H, kind, SPACE, pieceOf(tokens[at]?.shape ?? '')))
  for (const kind of kinds[at - 2] ?? []) found.push(write(MARK.g, kind), write(MARK.G, kind, SPACE, before))
  for (const kind of kinds[at + 1] ?? []) found.push(write(MARK.j, kind))
}

/** Words of the same stretch and their kinds, wherever they stand; in languages without spaces pairs of characters. */
function addAround<S>(found: S[], pieces: Pieces, at: number, write: WriteSign<S>): void {
  const { tokens, kinds, breaks, joined } = pieces
  const { back, on } = joined ? REACH.joined : REACH.spaced
  const add = (mark: Piece, seen: Piece[], kind: Piece) => {
    if (seen.includes(kind)) return
    seen.push(kind)
    found.push(write(mark, kind))
  }
  const behind: Piece[] = []
  for (let step = 1; step <= back && at - step >= 0 && !breaks[at - step]; step++) {
    const from = joined ? at - step - 1 : at - step
    found.push(
      write(MARK.before, from < 0 ? NONE : near(pieces, from), joined ? near(pieces, from + 1) : NONE),
    )
    for (const kind of kinds[at - step] ?? []) add(MARK.kindBefore, behind, kind)
  }
  const ahead: Piece[] = []
  for (let step = 1; step <= on && at + step < tokens.length && !breaks[at + step]; step++) {
    const to = at + step
    found.push(
      write(MARK.after, near(pieces, to), joined && to + 1 < tokens.length ? near(pieces, to + 1) : NONE),
    )
    for (const kind of kinds[to] ?? []) add(MARK.kindAfter, ahead, kind)
  }
}
