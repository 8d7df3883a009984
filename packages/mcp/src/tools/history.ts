import type { Toolbox } from '../toolbox.ts'
import { z } from 'zod'
import { factLine, factOf, factShape } from '../shapes/fact.ts'
import { fenced } from '../text/fence.ts'
import { languageOf } from '../text/language.ts'
import { named } from '../text/quoted.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { name } from './inputs.ts'

const input = z.strictObject({
  slot: name.describe('A slot like location, or a key like user.wife:location.'),
})

const output = z.object({
  notice: z.string(),
  versions: z.array(factShape).describe('In order of time, oldest first.'),
})

export function historyTool(tools: Toolbox, desk: Desk): void {
  tools.registerTool(
    'history',
    {
      title: 'History of a fact',
      description:
        'All versions of one fact in order of time: what was true before, since when and until when.',
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ slot }) =>
      told(desk, async () => {
        const versions = await desk.memory.history(slot)
        const words = wordsOf(languageOf(versions.map(({ value }) => value).join('\n'), desk.language))
        const lines = versions.map((card) => factLine(card, words))
        const text =
          lines.length === 0
            ? words.noHistory(named(slot))
            : `${words.history(named(slot), lines.length)}\n${fenced(lines, words)}`
        const data: z.output<typeof output> = { notice: words.notice, versions: versions.map(factOf) }
        return { text, data }
      }),
  )
}
