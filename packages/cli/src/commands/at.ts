import type { MemoryCard, Moment, Page, RecallResult } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { readMoment } from '../input/moment.ts'
import { readQuestion } from '../input/question.ts'
import { withMemory } from '../open-memory.ts'
import { factName, factWithDetails } from '../render/fact.ts'
import { renderRecall } from '../render/recall.ts'
import { table } from '../render/table.ts'
import { moment, stretch } from '../render/time.ts'
import type { View } from '../render/view.ts'
import { knownSlots } from '../slots/known.ts'
import { slotNamed } from '../slots/resolve.ts'
import type { NamedSlot } from '../slots/resolve.ts'

interface AtArguments {
  readonly validAt: string
  readonly knownAt: string | undefined
  /** Null: the facts are listed. */
  readonly question: string | null
  readonly limit: number | undefined
  readonly cursor: string | null
}

/** The memory as it stood: the facts that held, or with a question what it finds. */
interface AsOf {
  readonly moment: Moment
  readonly question: string | null
  readonly result: RecallResult | null
  readonly facts: Page<MemoryCard> | null
}

const DEFAULT_FACTS = 100

async function at(args: AtArguments, context: Context): Promise<AsOf> {
  const { limit, cursor } = args
  const question =
    args.question === null ? null : await readQuestion({ inline: args.question, file: null }, context)
  return withMemory(context, 'read', async ({ memory, packs }) => {
    const then = memory.at(readMoment(args, context))
    const { moment } = then
    const slot = question === null ? null : slotNamed(question, await knownSlots(packs, context))
    if (question === null || slot !== null) {
      const filter = { active: true, ...(slot && named(slot)) }
      const facts = await then.cards.list({ ...filter, limit: limit ?? DEFAULT_FACTS, cursor })
      return { moment, question, result: null, facts }
    }
    const most = limit ?? context.loaded.library.recall.limit
    const result = await then.recall(question, { limit: most, ...(cursor === null ? {} : { cursor }) })
    return { moment, question, result, facts: null }
  })
}

const named = ({ slot, entity }: NamedSlot) => ({ slot, entity: entity ?? 'user' })

/** The moment, then the facts that held at it, or the answer as of then with what it rests on. */
function renderAsOf({ moment: at, result, facts }: AsOf, view: View): string {
  const { lists } = view.text.output
  const title = lists.chain(momentTitle(at, result !== null, view))
  if (result !== null) return `${title}\n${renderRecall(result, view)}`
  const rows = facts?.rows ?? []
  const listed = rows.length === 0 ? lists.none : table(rows.map((card) => row(card, view)))
  const next = facts?.next ?? null
  return [title, listed, ...(next === null ? [] : [lists.more(next)])].join('\n')
}

function momentTitle({ validAt, knownAt }: Moment, isAsked: boolean, view: View): string {
  const { at } = view.text.versions
  return [
    ...(validAt === null ? [] : [(isAsked ? at.asOf : at.valid)(moment(validAt, view))]),
    ...(knownAt === null ? [] : [at.known(moment(knownAt, view))]),
  ].join(at.separator)
}

function row(card: MemoryCard, view: View): string[] {
  const { text, colors } = view
  const { validFrom, validTo, contested } = card
  const doubt = contested ? colors.yellow(text.dates.note(text.versions.timeline.contested)) : ''
  return [
    `  ${factName(card, text)}`,
    `${factWithDetails(card, view)}${doubt}`,
    stretch(validFrom, validTo, view),
    colors.dim(card.id),
  ]
}

export const spec = command({
  name: 'at',
  argument: { syntax: '<time>', help: 'time' },
  furtherArgument: { syntax: '[question...]', help: 'question' },
  options: ['known', 'limit', 'cursor'],
  read: (values): AtArguments => ({
    validAt: values.timeArgument('time'),
    knownAt: values.time('known'),
    question: values.afterFirst.textSource().inline,
    limit: values.integer('limit', 1, 1000),
    cursor: values.text('cursor') ?? null,
  }),
  run: at,
  render: renderAsOf,
  exit: ({ result }) => (result?.evidence === 'none' ? EXIT.notFound : EXIT.ok),
})
