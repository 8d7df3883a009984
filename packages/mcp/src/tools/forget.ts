import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { InvalidInputError } from '@recollect/core'
import type { ForgetTarget } from '@recollect/core'
import { z } from 'zod'
import { wordsOf } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { given, name } from './inputs.ts'

const input = z.strictObject({
  item: name.optional().describe('Id of a message: it goes with every fact it gave.'),
  card: name.optional().describe('Id of one version of a fact; the message stays.'),
  slot: name.optional().describe('A slot or key: the fact goes with its whole history, the messages stay.'),
  node: name.optional().describe('Id of a piece of knowledge.'),
})

const output = z.object({
  items: z.int().describe('Messages that are gone.'),
  cards: z.int().describe('Versions of facts that are gone.'),
  change: z.string().nullable().describe('Id of the change in the log.'),
})

const TARGETS =
  'Pass exactly one of item, card, slot and node: the id from recall or facts, or the slot. Nothing was forgotten.'

/** @throws InvalidInputError unless it names exactly one thing. */
function targetOf(args: z.output<typeof input>): ForgetTarget {
  const { item, card, slot, node } = args
  if (Object.keys(given(args)).length === 1) {
    if (item !== undefined) return { item }
    if (card !== undefined) return { card }
    if (slot !== undefined) return { slot }
    if (node !== undefined) return { node }
  }
  throw new InvalidInputError(TARGETS)
}

export function forgetTool(server: McpServer, desk: Desk): void {
  server.registerTool(
    'forget',
    {
      title: 'Forget',
      description:
        'Deletes a message, one version of a fact, or a fact with its whole history. Call it only when the user asks to have something forgotten. When something merely changed, pass what they said to remember instead.',
      inputSchema: input,
      outputSchema: output,
      annotations: {
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    (args) =>
      told(desk, async () => {
        const { items, cards, change } = await desk.memory.forget(targetOf(args), {
          grace: desk.forgetGraceMs,
        })
        desk.changed()
        return {
          text: wordsOf(desk.language).forgotten(items, cards, change ?? ''),
          data: { items, cards, change },
        }
      }),
  )
}
