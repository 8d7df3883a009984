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
  readonly joined: boolean
}

/** Of letters that tell signs apart. */
const LETTERS = new Map(
  [...'wpnqmtPWNMTefEuUCRXYsbklohjHgG<>{}? '].map((letter) => [letter, pieceOf(letter)] as const),
)
const NONE = pieceOf('')
const letter = (of: string): Piece => LETTERS.get(of) ?? NONE
const SPACE = letter(' ')
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
  const kinds = (classes?.(tokens) ?? []).map((some) => some.map((kind) => pieceOf(kind)))
  const pieces = { tokens, keys: tokens.map(({ key }) => pieceOf(key)), kinds, joined }
  const asked = asks(tokens)
  return tokens.map((_token, at) => {
    const found: S[] = []
    addRuns(found, pieces, at, write)
    addKinds(found, pieces, at, write)
    addAround(found, pieces, at, write)
    if (asked) found.push(write(letter('?'), NONE), write(letter('?'), near(pieces, at - 1)))
    return found
  })
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
    write(letter('w'), own),
    write(letter('p'), before),
    write(letter('n'), next),
    write(letter('q'), second),
    write(letter('m'), later),
    write(letter('t'), third),
    write(letter('P'), second, SPACE, before),
    write(letter('W'), before, SPACE, own),
    write(letter('N'), own, SPACE, next),
    write(letter('M'), next, SPACE, later),
    write(letter('T'), third, SPACE, second, SPACE, before),
    write(letter('s'), shape),
    write(letter('b'), shape, SPACE, before),
  )
  if (pieces.joined) addJoined(found, pieces, at, write)
  else addEndings(found, own.text, before, write)
}

function addEndings<S>(found: S[], own: string, before: Piece, write: WriteSign<S>): void {
  const three = pieceOf(own.slice(-3))
  found.push(
    write(letter('e'), three),
    write(letter('f'), pieceOf(own.slice(-2))),
    write(letter('E'), three, SPACE, before),
  )
}

/** Runs of characters. */
function addJoined<S>(found: S[], pieces: Pieces, at: number, write: WriteSign<S>): void {
  const of = (distance: number) => near(pieces, at + distance)
  found.push(
    write(letter('u'), of(3)),
    write(letter('U'), of(1), of(2), of(3)),
    write(letter('C'), of(-1), of(0), of(1)),
    write(letter('R'), of(-4), of(-3)),
    write(letter('X'), of(-2), of(-1), of(0)),
    write(letter('Y'), of(0), of(1), of(2)),
  )
}

/** What kinds of words lists hold it and its neighbours for. */
function addKinds<S>(found: S[], pieces: Pieces, at: number, write: WriteSign<S>): void {
  const { kinds, tokens } = pieces
  const [second, before] = [near(pieces, at - 2), near(pieces, at - 1)]
  for (const kind of kinds[at] ?? [])
    found.push(
      write(letter('k'), kind),
      write(letter('l'), kind, SPACE, before),
      write(letter('o'), kind, SPACE, second, SPACE, before),
    )
  for (const kind of kinds[at - 1] ?? [])
    found.push(write(letter('h'), kind), write(letter('H'), kind, SPACE, pieceOf(tokens[at]?.shape ?? '')))
  for (const kind of kinds[at - 2] ?? [])
    found.push(write(letter('g'), kind), write(letter('G'), kind, SPACE, before))
  for (const kind of kinds[at + 1] ?? []) found.push(write(letter('j'), kind))
}

/** Words of the same stretch and their kinds, wherever they stand; in languages without spaces pairs of characters. */
function addAround<S>(found: S[], pieces: Pieces, at: number, write: WriteSign<S>): void {
  const { tokens, kinds, joined } = pieces
  const { back, on } = joined ? REACH.joined : REACH.spaced
  const seen = new Set<string>()
  const add = (mark: string, kind: Piece) => {
    if (seen.has(mark + kind.text)) return
    seen.add(mark + kind.text)
    found.push(write(letter(mark), kind))
  }
  for (let step = 1; step <= back && at - step >= 0 && !isBreak(tokens[at - step]); step++) {
    const from = joined ? at - step - 1 : at - step
    found.push(
      write(letter('<'), from < 0 ? NONE : near(pieces, from), joined ? near(pieces, from + 1) : NONE),
    )
    for (const kind of kinds[at - step] ?? []) add('{', kind)
  }
  for (let step = 1; step <= on && at + step < tokens.length && !isBreak(tokens[at + step]); step++) {
    const to = at + step
    found.push(
      write(letter('>'), near(pieces, to), joined && to + 1 < tokens.length ? near(pieces, to + 1) : NONE),
    )
    for (const kind of kinds[to] ?? []) add('}', kind)
  }
}
