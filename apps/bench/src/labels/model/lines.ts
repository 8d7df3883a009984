import { markdownTable } from '../../io/markdown.ts'
import { table } from '../../io/table.ts'
import type { Cell } from '../../io/table.ts'
import { TOTALS, totalCells } from '../../quality/render.ts'
import { exampleLines } from '../../quality/sections.ts'
import { percent, round } from '../../stats/numbers.ts'
import type { ModelFigures, Spent } from './measure.ts'

const NAMES = { rules: 'rules', model: 'model', both: 'rules, then model' } as const
const READ_BY = ['rules', 'model', 'both'] as const
const ASKED = ['model', 'both'] as const

type Rows = readonly (readonly Cell[])[]

/** For a terminal: rules, model and both side by side, what the model took, and what became of its replies. */
export const modelLines = (figures: ModelFigures): string[] => [
  ...table(['labelled', 'read by', ...TOTALS], qualityRows(figures)),
  '',
  ...table(...spentTable(figures)),
  ...remarks(figures),
  '',
  ...figures.quality.model.flatMap(exampleLines),
]

/** The same as a part of a document. */
export const modelMarkdown = (figures: ModelFigures): string =>
  [
    `## ${figures.model}`,
    markdownTable(['labelled', 'read by', ...TOTALS], qualityRows(figures)).join('\n'),
    markdownTable(...spentTable(figures)).join('\n'),
    ...remarks(figures),
    '',
  ].join('\n\n')

const qualityRows = ({ quality }: ModelFigures): Rows =>
  quality.rules.flatMap(({ language }) =>
    READ_BY.flatMap((by) =>
      quality[by]
        .filter((one) => one.language === language)
        .map(({ totals }) => [language, NAMES[by], ...totalCells(totals)]),
    ),
  )

function spentTable({ spent }: ModelFigures): [readonly string[], Rows] {
  const isPriced = spent.model.cost !== null
  const head = [
    'read by',
    'messages asked',
    'calls',
    'tokens in',
    'tokens out',
    ...(isPriced ? ['cost'] : []),
  ]
  const cells = ({ messages, calls, inputTokens, outputTokens, cost }: Spent): Cell[] => {
    const isTold = calls === 0 || inputTokens + outputTokens > 0
    const tokens = isTold ? [inputTokens, outputTokens] : ['not reported', 'not reported']
    return [messages, calls, ...tokens, ...(isPriced ? [cost === null ? '–' : round(cost, 4)] : [])]
  }
  return [head, ASKED.map((by) => [NAMES[by], ...cells(spent[by])])]
}

function remarks({ model, spent, facts, factsAsked, unusable, setAside }: ModelFigures): string[] {
  const { uncounted } = spent.model
  const aside = Object.entries(setAside).map(([reason, count]) => `${reason} ${count}`)
  const share = facts === 0 ? '' : ` (${percent(factsAsked / facts)})`
  return [
    `A memory has "${model}" read ${factsAsked} of the ${facts} statements with facts${share}: what is not marked as unread is not asked.`,
    ...(uncounted === 0 ? [] : [`${uncounted} replies reported no usage: their tokens stand in no sum.`]),
    ...(unusable === 0 ? [] : [`${unusable} replies could not be used; their messages count as read.`]),
    ...(aside.length === 0 ? [] : [`Set aside by the checks: ${aside.join(', ')}.`]),
  ]
}
