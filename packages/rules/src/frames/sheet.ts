import { InvalidPackError } from '@recollect/core'
import type { RuleExample } from '@recollect/core/extraction'
import { frameLine, optionsIn, partsOf } from './lines.ts'
import type { FrameLine } from './lines.ts'

/** Frames that make one rule, with its first tests. */
export interface FrameBlock {
  readonly id: string
  readonly priority: number
  readonly confidence: number
  readonly lines: readonly FrameLine[]
  readonly examples: readonly RuleExample[]
  readonly counterExamples: readonly string[]
}

const PRIORITY = 90
const CONFIDENCE = 0.9
const HEAD = /^# (?<id>\S+)(?: (?<priority>\d+))?(?: (?<confidence>0\.\d+))?$/u
const BLOCK = /\n {0,20}# /u
const READS = /^\+ (?<text>.+?) = ?(?<cards>[^=]*(?:=[^=]+)*)$/u

type Card = RuleExample['cards'][number]

/** What options of a frame, and of a card it must give, say of a fact. */
export const toldBy = (options: ReadonlyMap<string, string>) => ({
  ...(options.has('past') && ({ tense: 'past' } as const)),
  ...(options.has('not') && ({ polarity: 'negative' } as const)),
  ...(options.has('over') && ({ relation: 'retracts' } as const)),
  ...(options.has('updates') && ({ relation: 'updates' } as const)),
})

function cardOf(slot: string, text: string): Card {
  const [value = '', told = ''] = text.split('|').map((part) => part.trim())
  const options = optionsIn(told)
  const named = (name: string) => options.get(name)?.replaceAll('_', ' ')
  const [entity, facet, corrects] = [named('of'), named('facet'), named('corrects')]
  return {
    slot: options.get('slot') ?? slot,
    value,
    ...toldBy(options),
    ...(entity !== undefined && { entity }),
    ...(facet !== undefined && { facet }),
    ...(corrects !== undefined && { corrects }),
  }
}

function exampleOf(line: string, slot: string): RuleExample {
  const { text, cards = '' } = READS.exec(line)?.groups ?? {}
  if (text === undefined) throw new InvalidPackError(`"${line}" should read "+ what is said = the value".`)
  return { text, cards: cards.split('&').map((card) => cardOf(slot, card)) }
}

function blockOf(text: string): FrameBlock {
  const [head = '', ...rest] = partsOf(text, '\n')
  const { id, priority, confidence } = HEAD.exec(head)?.groups ?? {}
  if (id === undefined)
    throw new InvalidPackError(`"${head}" should read "# slot.sense", maybe with a priority.`)
  const lines = rest.filter((line) => !/^[+-] /u.test(line)).map(frameLine)
  return {
    id,
    priority: Number(priority ?? PRIORITY),
    confidence: Number(confidence ?? CONFIDENCE),
    lines,
    examples: rest
      .filter((line) => line.startsWith('+ '))
      .map((line) => exampleOf(line, lines[0]?.slot ?? '')),
    counterExamples: rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
  }
}

/** The blocks of a sheet: each begins with a line `# id`. */
export const blocksOf = (sheet: string): readonly FrameBlock[] =>
  partsOf(`\n${sheet}`, BLOCK).map((block) => blockOf(`# ${block}`))
