import type { SpanWords, Token } from '../../plugin/spans.ts'
import { asks, isBreak } from './tokens.ts'

/** So many words before, and after, within one stretch, are signs wherever they stand. */
const REACH = { spaced: { back: 6, on: 4 }, joined: { back: 8, on: 5 } }

/**
 * Signs of each token of a text: the words around it, one by one and in runs, its shape, its ending, and the words of its stretch. What a
 * linear model weighs to tell which token belongs to which fact. Linear in the text.
 */
export function signsOf(
  tokens: readonly Token[],
  { joined, classes }: Pick<SpanWords, 'joined' | 'classes'>,
): readonly (readonly string[])[] {
  const asked = asks(tokens)
  const kinds = classes?.(tokens) ?? []
  return tokens.map((token, at) => {
    const near = neighbours(tokens, at)
    const own = joined ? joinedSigns(near) : spacedSigns(near)
    return [
      ...own,
      `s${token.shape}`,
      `b${token.shape} ${near(-1)}`,
      ...kindSigns(kinds, at, near, token.shape),
      ...around(tokens, at, joined),
      ...aroundKinds(tokens, kinds, at, joined),
      ...(asked ? ['?', `?${near(-1)}`] : []),
    ]
  })
}

/** What kinds of words lists hold it and its neighbours for. */
const kindSigns = (
  kinds: readonly (readonly string[])[],
  at: number,
  near: Near,
  shape: string,
): readonly string[] => [
  ...(kinds[at] ?? []).flatMap((kind) => [`k${kind}`, `l${kind} ${near(-1)}`, `o${kind} ${near(-2)} ${near(-1)}`]),
  ...(kinds[at - 1] ?? []).flatMap((kind) => [`h${kind}`, `H${kind} ${shape}`]),
  ...(kinds[at - 2] ?? []).flatMap((kind) => [`g${kind}`, `G${kind} ${near(-1)}`]),
  ...(kinds[at + 1] ?? []).map((kind) => `j${kind}`),
]

type Near = (distance: number) => string

const neighbours =
  (tokens: readonly Token[], at: number): Near =>
  (distance) =>
    tokens[at + distance]?.key ?? (distance < 0 ? '^' : '$')

const common = (near: Near): readonly string[] => [
  '',
  `w${near(0)}`,
  `p${near(-1)}`,
  `n${near(1)}`,
  `q${near(-2)}`,
  `m${near(2)}`,
  `t${near(-3)}`,
  `P${near(-2)} ${near(-1)}`,
  `W${near(-1)} ${near(0)}`,
  `N${near(0)} ${near(1)}`,
  `M${near(1)} ${near(2)}`,
  `T${near(-3)} ${near(-2)} ${near(-1)}`,
]

const spacedSigns = (near: Near): readonly string[] => [
  ...common(near),
  `e${near(0).slice(-3)}`,
  `f${near(0).slice(-2)}`,
  `E${near(0).slice(-3)} ${near(-1)}`,
]

const joinedSigns = (near: Near): readonly string[] => [
  ...common(near),
  `u${near(3)}`,
  `U${near(1)}${near(2)}${near(3)}`,
  `C${near(-1)}${near(0)}${near(1)}`,
  `R${near(-4)}${near(-3)}`,
  `X${near(-2)}${near(-1)}${near(0)}`,
  `Y${near(0)}${near(1)}${near(2)}`,
]

/** Words of the same stretch: before with `<`, after with `>`; in languages without spaces pairs of characters. */
function around(tokens: readonly Token[], at: number, joined: boolean): readonly string[] {
  const found: string[] = []
  const { back, on } = joined ? REACH.joined : REACH.spaced
  const word = (place: number) => (joined ? pairAt(tokens, place) : (tokens[place]?.key ?? ''))
  for (let step = 1; step <= back && at - step >= 0 && !isBreak(tokens[at - step]); step++)
    found.push(`<${word(joined ? at - step - 1 : at - step)}`)
  for (let step = 1; step <= on && at + step < tokens.length && !isBreak(tokens[at + step]); step++)
    found.push(`>${word(at + step)}`)
  return found
}

/** Kinds of the words of the same stretch. */
function aroundKinds(
  tokens: readonly Token[],
  kinds: readonly (readonly string[])[],
  at: number,
  joined: boolean,
): readonly string[] {
  const { back, on } = joined ? REACH.joined : REACH.spaced
  const found = new Set<string>()
  for (let step = 1; step <= back && at - step >= 0 && !isBreak(tokens[at - step]); step++)
    for (const kind of kinds[at - step] ?? []) found.add(`{${kind}`)
  for (let step = 1; step <= on && at + step < tokens.length && !isBreak(tokens[at + step]); step++)
    for (const kind of kinds[at + step] ?? []) found.add(`}${kind}`)
  return [...found]
}

const pairAt = (tokens: readonly Token[], at: number): string =>
  `${tokens[at]?.key ?? ''}${tokens[at + 1]?.key ?? ''}`
