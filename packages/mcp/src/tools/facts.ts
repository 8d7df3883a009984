import type { Toolbox } from '../toolbox.ts'
import type { CardFilter, ListFilter, MemoryCard, Page, PageRequest, ScopedMemory } from '@recollect/core'
import { requireTimeline } from '@recollect/timeline'
import { z } from 'zod'
import { factLine, factOf, factShape } from '../shapes/fact.ts'
import { fenced } from '../text/fence.ts'
import { languageOf } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { cursor, given, kind, limit, name, time } from './inputs.ts'

const input = z.strictObject({
  slot: name.optional().describe('Only this slot: location, employer, likes, …'),
  entity: name.optional().describe('Only about user, or user.<relation>.'),
  kind: kind.optional(),
  session: name.optional(),
  active: z.boolean().optional().describe('Default true: what holds now. false: what no longer holds.'),
  validAt: time.optional().describe('The facts as they stood then.'),
  knownAt: time.optional().describe('As they were known then.'),
  limit: limit(200, 50),
  cursor: cursor.optional(),
})

const output = z.object({ notice: z.string(), facts: z.array(factShape), next: z.string().nullable() })

export function factsTool(tools: Toolbox, desk: Desk): void {
  tools.registerTool(
    'facts',
    {
      title: 'Facts',
      description:
        'Lists what is known by slot, in order of recording, page by page; now, or as it stood at a moment. For a question, use recall or answer.',
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ validAt, knownAt, ...rest }) =>
      told(desk, async () => {
        const page = await listed(desk.memory, given({ validAt, knownAt }), {
          active: true,
          limit: 50,
          ...given(rest),
        })
        const words = wordsOf(languageOf(page.rows.map(({ value }) => value).join('\n'), desk.language))
        const lines = page.rows.map((card) => factLine(card, words))
        const more = page.next === null ? [] : [words.more(page.next)]
        const text =
          lines.length === 0
            ? words.noFacts
            : [words.facts(lines.length), fenced(lines, words), ...more].join('\n')
        const data: z.output<typeof output> = {
          notice: words.notice,
          facts: page.rows.map(factOf),
          next: page.next,
        }
        return { text, data }
      }),
  )
}

type Listing = ListFilter<CardFilter> & Partial<PageRequest>

const listed = (
  memory: ScopedMemory,
  moment: { readonly validAt?: string; readonly knownAt?: string },
  options: Listing,
): Promise<Page<MemoryCard>> => {
  if (moment.validAt === undefined && moment.knownAt === undefined) return memory.cards.list(options)
  requireTimeline(memory)
  return memory.at(moment).cards.list(options)
}
