import type { Context, ContextEntry, ContextOptions, ContextSection } from '../../api/context.ts'
import type { Engine } from '../../engine.ts'
import { readAsked } from '../../input/text.ts'
import { beginning } from '../../text/beginning.ts'
import { looksLikeInstruction } from '../../text/instruction.ts'
import { blankRecalled } from '../../text/recalled.ts'
import { candidatesOf } from './candidates-of.ts'
import { inTextOrder } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { checkContextOptions } from './check-options.ts'
import { evidenceOf } from './evidence.ts'
import { fit } from './fit.ts'
import type { Lines } from './fill.ts'
import { framed } from './frame.ts'
import { gather } from './gather.ts'
import { contextWords } from './words.ts'

/**
 * What a model should know before it answers a message in a session, which need not have begun.
 *
 * Room is given in this order: pairs that asked the same, pairs about the same, the session's last pairs, facts (those the recall found
 * first), working memory, recalled messages. First each kind gets a share of the room, then what is left goes to all in
 * that order; long texts are cut, and say so. The text has what changes least first; nothing is in it twice.
 * A message without words, such as a picture, is one about which nothing is known.
 * @throws InvalidInputError for a message that is no text, for an option that can be none, and for a counter that does not count;
 * UnsupportedCapabilityError when the store keeps no sessions.
 */
export async function buildContext(
  engine: Engine,
  scope: string,
  session: string,
  given: string,
  options: ContextOptions = {},
): Promise<Context> {
  const { budget, count, include, nothing } = checkContextOptions(options)
  const whole = blankRecalled(readAsked('message', given)).trim()
  const message = beginning(whole)
  const gathered = await gather(engine, scope, { session, message: whole, include })
  const words = contextWords(engine.packs, message)
  const setting = { session, message, include, wording: { words, zone: engine.clock.zone } }
  const candidates = candidatesOf(engine, gathered, setting)
  const evidence = evidenceOf(engine, gathered, candidates, message)
  const ordered = inTextOrder(candidates)
  const textOf = (lines: Lines) => framed(linesIn(ordered, lines), words, evidence)
  const none = { text: '', tokens: nothing, lines: new Map<Candidate, string>() }
  const { text, tokens, lines } = fit({ candidates, textOf, count, budget }) ?? none
  const entries = entriesIn(ordered, lines)
  const left = candidates.filter((candidate) => !lines.has(candidate))
  return { text, tokens, budget, entries, omitted: omittedOf(left, gathered.unread), evidence }
}

const linesIn = (ordered: readonly Candidate[], lines: Lines): readonly string[] =>
  ordered.flatMap((candidate) => lines.get(candidate) ?? [])

const entriesIn = (ordered: readonly Candidate[], lines: Lines): readonly ContextEntry[] =>
  ordered.flatMap((candidate) => {
    const line = lines.get(candidate)
    if (line === undefined) return []
    return { ...candidate.data, line, ...(looksLikeInstruction(line) ? { instruction: true as const } : {}) }
  })

function omittedOf(left: readonly Candidate[], unread: number): Context['omitted'] {
  const omitted: Partial<Record<ContextSection, number>> = {}
  for (const { data } of left) omitted[data.section] = (omitted[data.section] ?? 0) + 1
  if (unread > 0) omitted.facts = (omitted.facts ?? 0) + unread
  return omitted
}
