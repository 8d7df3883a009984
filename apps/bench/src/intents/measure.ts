import type { LanguagePack } from '@recollect/core'
import type { Intent } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { INTENTS } from '@recollect/rules'
import type { Line } from './load.ts'
import { countsOf, likelihoods, train } from './train.ts'
import type { Sample, Weights } from './train.ts'

/** More would weigh more than they tell apart. */
const MOST_SIGNS = 3500
const BY_ALL: ReadonlySet<string> = new Set(['bench', 'rules', 'pack', 'plain'])

/** What most people say first counts as often as this. */
const PLAIN_COUNTS = 3

interface Cut {
  readonly line: Line
  readonly sentences: readonly (readonly string[])[]
}

export const cutAll = ({ intents, fold }: LanguagePack, lines: readonly Line[]): readonly Cut[] =>
  lines.map((line) => {
    const sentences = intents?.signsOf(fold(normalizeText(line.text).text)) ?? []
    return { line, sentences: sentences.map(({ signs }) => signs) }
  })

const isPlain = (kind: Intent) => kind === 'none' || kind === 'task'
const placeOf = (kind: Intent) => INTENTS.indexOf(kind)

/** Of a message of several sentences, all are plain or the likeliest is what the message is there for. */
function samplesOf(cuts: readonly Cut[], weights?: Weights): readonly Sample[] {
  return cuts.flatMap((cut) => {
    const samples = samplesIn(cut, weights)
    return cut.line.by === 'plain' ? Array.from({ length: PLAIN_COUNTS }, () => samples).flat() : samples
  })
}

function samplesIn({ line: { kind }, sentences }: Cut, weights?: Weights): readonly Sample[] {
  if (isPlain(kind) || sentences.length === 1) return sentences.map((signs) => ({ signs, kind }))
  if (weights === undefined) return []
  const likely = sentences.map((signs) => likelihoods(signs, weights)[placeOf(kind)] ?? 0)
  const signs = sentences[likely.indexOf(Math.max(...likely))]
  return signs ? [{ signs, kind }] : []
}

/** Weights of the signs that tell most. */
export function learn(cuts: readonly Cut[]): Weights {
  const first = train(samplesOf(cuts))
  const samples = samplesOf(cuts, first)
  const counts = countsOf(samples)
  const kept = [...train(samples)]
    .filter(([sign]) => sign !== '')
    .map(([sign, weights]) => ({ sign, tells: rangeOf(weights) * Math.sqrt(counts.get(sign) ?? 0) }))
    .toSorted((a, b) => b.tells - a.tells)
    .slice(0, MOST_SIGNS)
  return rounded(train(samples, new Set(kept.map(({ sign }) => sign))))
}

/** How far a sign tells the intents apart. */
const rangeOf = (weights: Float64Array): number => Math.max(...weights) - Math.min(...weights)

const rounded = (weights: Weights): Weights =>
  new Map([...weights].map(([sign, all]) => [sign, all.map((one) => Math.round(one * 10) / 10)]))

/** What was found of a line that nothing was learned from. */
export interface Judged {
  readonly line: Line
  /** Of its sentences, for each intent the likeliest. */
  readonly likely: readonly number[]
}

const judge = (weights: Weights, cuts: readonly Cut[]): readonly Judged[] =>
  cuts.map(({ line, sentences }) => {
    const each = sentences.map((signs) => likelihoods(signs, weights))
    return { line, likely: INTENTS.map((_intent, at) => Math.max(0, ...each.map((one) => one[at] ?? 0))) }
  })

/** Authors are left out several at a time. */
const FOLDS = 4

/** Every author's lines, judged by what others wrote. */
export function judgeUnseen(cuts: readonly Cut[]): readonly Judged[] {
  const authors = [...new Set(cuts.map(({ line }) => line.by))].filter((by) => !BY_ALL.has(by))
  return Array.from({ length: FOLDS }, (_, fold) =>
    authors.filter((_author, at) => at % FOLDS === fold),
  ).flatMap((left) => {
    const isLeft = ({ line }: Cut) => left.includes(line.by)
    return judge(learn(cuts.filter((cut) => !isLeft(cut))), cuts.filter(isLeft))
  })
}

/** From where on the packs take a line for a wish, and for a request. */
const LIKELY = 0.7
const LIKELY_REQUEST = 0.5

/** Of wishes and ends, how many are taken for either; of requests, how many for themselves; of tasks and all else, how many for a wish. */
export function sharesOf(
  judged: readonly Judged[],
): Readonly<Record<Intent, number>> & { readonly lines: number } {
  const isWish = ({ likely }: Judged) =>
    (likely[placeOf('wish')] ?? 0) + (likely[placeOf('end')] ?? 0) > LIKELY
  const isItself = ({ line, likely }: Judged) => (likely[placeOf(line.kind)] ?? 0) > LIKELY_REQUEST
  const share = (kind: Intent, fits: (one: Judged) => boolean) => {
    const own = judged.filter(({ line }) => line.kind === kind)
    return own.filter(fits).length / Math.max(1, own.length)
  }
  return {
    lines: judged.length,
    wish: share('wish', isWish),
    end: share('end', isWish),
    task: share('task', isWish),
    none: share('none', isWish),
    forget: share('forget', isItself),
    show: share('show', isItself),
    keep: share('keep', isItself),
  }
}
