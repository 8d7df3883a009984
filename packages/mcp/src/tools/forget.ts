import type { Toolbox } from '../toolbox.ts'
import { InvalidInputError } from '@recollect/core'
import type { ForgetTarget } from '@recollect/core'
import { z } from 'zod'
import { toldLines } from '../shapes/instruction.ts'
import { fenced } from '../text/fence.ts'
import { wordsOf } from '../text/words.ts'
import type { Desk } from './desk.ts'
import { told } from './desk.ts'
import { given, name } from './inputs.ts'

const input = z.strictObject({
  item: name.optional().describe('Id of a message: it goes with every fact it gave.'),
  card: name.optional().describe('Id of one version of a fact: messages that say it go too.'),
  slot: name
    .optional()
    .describe('A slot or key: the fact goes with its whole history and the messages that say it.'),
  node: name.optional().describe('Id of a piece of knowledge.'),
  about: z
    .string()
    .min(1, 'must not be empty')
    .optional()
    .describe(
      'What it is about, in the words of the user ("I live in Rome", "my phone number"): all that concerns it goes.',
    ),
  dryRun: z
    .boolean()
    .optional()
    .describe('Only look: nothing is deleted, and the answer says what would go.'),
})

const output = z.object({
  items: z.int().describe('Messages that are gone.'),
  cards: z.int().describe('Versions of facts that are gone.'),
  turns: z.int().describe('Logged pairs that are gone.'),
  change: z.string().nullable().describe('Id of the change in the log; null when nothing was written.'),
})

const TARGETS =
  'Pass exactly one of item, card, slot, node and about: the id from recall or facts, the slot, or the words. Nothing was forgotten.'

/** @throws InvalidInputError unless it names exactly one thing. */
function targetOf({ dryRun: _, ...args }: z.output<typeof input>): ForgetTarget {
  const { item, card, slot, node, about } = args
  if (Object.keys(given(args)).length === 1) {
    if (item !== undefined) return { item }
    if (card !== undefined) return { card }
    if (slot !== undefined) return { slot }
    if (node !== undefined) return { node }
    if (about !== undefined) return { about }
  }
  throw new InvalidInputError(TARGETS)
}

export function forgetTool(tools: Toolbox, desk: Desk): void {
  tools.registerTool(
    'forget',
    {
      title: 'Forget',
      description:
        'Deletes whatever some words concern, a message, one version of a fact, or a fact with its whole history. Call it only when the user asks to have something forgotten: first with dryRun, tell them what would go, and again once they have confirmed. When something merely changed, pass what they said to remember instead.',
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
        const { dryRun = false } = args
        const target = targetOf(args)
        const done = await desk.memory.forget(target, {
          grace: 'node' in target ? 0 : desk.forgetGraceMs,
          dryRun,
        })
        const { items, cards, turns, change } = done
        if (!dryRun) desk.changed()
        const words = wordsOf(desk.language)
        return {
          text: dryRun
            ? fenced(toldLines(await desk.memory.describe(done, desk.language), words), words)
            : words.forgotten(items, cards, change ?? ''),
          data: { items, cards, turns, change },
        }
      }),
  )
}
