import type { LanguagePack } from '@recollect/core'
import { judge } from '../../quality/outcomes.ts'
import { qualityOf } from '../../quality/report.ts'
import type { Quality } from '../../quality/report.ts'
import type { Reader } from '../reader.ts'
import type { Statement } from '../schema.ts'
import { askAll, batchesOf } from './ask.ts'
import type { AskedModel, Usage } from './connect.ts'
import { throughMemory } from './through-memory.ts'
import type { Wanted } from './through-memory.ts'

/** Who reads: `both` is the rules, and the model what they read nothing in. */
export type ReadBy = 'rules' | 'model' | 'both'

/** What it took to have a model read some messages. */
export interface Spent extends Usage {
  readonly messages: number
  /** Of the tokens the server reported; null without prices, or where it reported none. */
  readonly cost: number | null
}

export interface ModelFigures {
  readonly model: string
  readonly quality: Readonly<Record<ReadBy, readonly Quality[]>>
  readonly spent: Readonly<Record<'model' | 'both', Spent>>
  /** Statements with a fact, and how many of them a memory has a model read. */
  readonly facts: number
  readonly factsAsked: number
  /** Replies nothing could be read of: their messages count as read, without a fact. */
  readonly unusable: number
  /** What the checks of a memory set aside, by reason. */
  readonly setAside: Readonly<Record<string, number>>
}

export interface MeasureOptions {
  readonly model: AskedModel
  /** Messages of one call. */
  readonly batch: number
  readonly prices: Prices | null
  readonly showExamples: boolean
}

interface Prices {
  readonly inputPerMillion: number
  readonly outputPerMillion: number
}

type Texts = Pick<Reader, 'drafts'>

/** Has a model read the labelled statements, and judges it beside the rules, by itself and after them. */
export async function measureModel(
  rules: Reader,
  languages: readonly LanguagePack[],
  statements: readonly Statement[],
  { model, batch, prices, showExamples }: MeasureOptions,
): Promise<{ readonly figures: ModelFigures; readonly reader: Texts }> {
  const labelled = statements.filter(({ cards }) => cards !== undefined)
  const isLeft = (text: string) => rules.facts(text).length === 0
  const texts = [...new Set(labelled.map(({ text }) => text))]
  const { answers, drafts, setAside } = await throughMemory(languages, texts, (wanted) =>
    askAbout(model, batch, wanted, isLeft),
  )
  const reader: Texts = { drafts: (text) => ({ stored: drafts.get(text) ?? [], held: [], isUnread: false }) }
  const both: Texts = { drafts: (text) => (isLeft(text) ? reader : rules).drafts(text) }
  const judged = (by: Texts) => qualityOf(judge(by, labelled), languages, { rules: false, showExamples })
  const facts = judge(reader, labelled).filter(({ isFact }) => isFact)
  const figures: ModelFigures = {
    model: model.name,
    quality: { rules: judged(rules), model: judged(reader), both: judged(both) },
    spent: { model: withCost(answers.all, prices), both: withCost(answers.left, prices) },
    facts: facts.length,
    factsAsked: facts.filter(({ text }) => answers.asked.has(text)).length,
    ...{ unusable: answers.unusable, setAside },
  }
  return { figures, reader }
}

const NOTHING: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, uncounted: 0 }

/** Of what the rules left first, so that what that takes by itself is known too. */
async function askAbout(
  model: AskedModel,
  size: number,
  wanted: readonly Wanted[],
  isLeft: (text: string) => boolean,
) {
  const left = wanted.filter(({ text }) => isLeft(text))
  const first = batchesOf(left, size)
  const others = batchesOf(
    wanted.filter(({ text }) => !isLeft(text)),
    size,
  )
  const { readings, usage, unusable } = await askAll(model, [...first, ...others])
  return {
    ...{ readings, unusable, asked: new Set(wanted.map(({ text }) => text)) },
    left: { messages: left.length, ...(usage[first.length - 1] ?? NOTHING) },
    all: { messages: wanted.length, ...(usage.at(-1) ?? NOTHING) },
  }
}

function withCost(spent: Omit<Spent, 'cost'>, prices: Prices | null): Spent {
  const isTold = spent.inputTokens + spent.outputTokens > 0
  if (prices === null || (spent.calls > 0 && !isTold)) return { ...spent, cost: null }
  const { inputPerMillion, outputPerMillion } = prices
  const millionths = spent.inputTokens * inputPerMillion + spent.outputTokens * outputPerMillion
  return { ...spent, cost: millionths / 1e6 }
}
