import type { Context, ContextEntry, ContextOptions, ContextSection } from '../api/context.ts'
import type { Engine } from '../engine.ts'
import { beginning, blankRecalled, readAsked } from '@recollect/core/plugin'
import { looksLikeInstruction } from '@recollect/core/text'
import { candidatesOf } from './candidates-of.ts'
import { inTextOrder } from './candidate.ts'
import type { Candidate } from './candidate.ts'
import { checkContextOptions } from './check-options.ts'
import { evidenceOf } from './evidence.ts'
import { fit } from './fit.ts'
import type { Lines } from './fill.ts'
import { framed } from './frame.ts'
import { gather } from './gather.ts'
import { lineOf, linesOf } from './lines.ts'
import { contextWords } from './words.ts'

/**
 * What a model should know before it answers a message in a session, which need not have begun.
 *
 * Room is given in this order: standing wishes; facts that bear on the message, by what is asked, who is named, and what field of life it
 * is about; allergies, illnesses, diet and who the user is; pairs that asked the same, pairs about the same, the session's last pairs,
 * working memory, recalled messages; the other facts, those said last first. First each kind gets a share of the room, then what is left
 * goes to all in that order; long texts are cut, and say so. The text has what changes least first; nothing is in it twice. A message
 * without words, such as a picture, is one about which nothing is known.
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
  const { budget, count, include, conversation, nothing } = checkContextOptions(options)
  const whole = blankRecalled(readAsked('message', given)).trim()
  const message = beginning(whole)
  const gathered = await gather(engine, scope, { session, message: whole, include })
  const words = contextWords(engine.packs, message)
  const wording = { words, zone: engine.clock.zone, now: engine.clock.now(), slots: engine.slots }
  const candidates = candidatesOf(engine, gathered, { session, message, include, conversation, wording })
  const { all, bear } = candidates
  const evidence = evidenceOf(engine, gathered, candidates)
  // Beside what bears on the message it must not stand that nothing is known.
  const isKnown = (lines: Lines) => evidence !== 'none' || [...bear].some((candidate) => lines.has(candidate))
  const textOf = (lines: Lines) =>
    framed(linesOf(inTextOrder([...lines.keys()]), lines), words, isKnown(lines))
  const none = { text: '', tokens: nothing, lines: new Map<Candidate, string>() }
  const { text, tokens, lines } = fit({ candidates: all, textOf, count, budget }) ?? none
  const entries = entriesIn(inTextOrder([...lines.keys()]), lines)
  const left = all.filter((candidate) => !lines.has(candidate))
  return { text, tokens, budget, entries, omitted: omittedOf(left, gathered.unread), evidence }
}

const entriesIn = (ordered: readonly Candidate[], shown: Lines): readonly ContextEntry[] =>
  ordered.flatMap((candidate) => {
    const part = shown.get(candidate)
    if (part === undefined) return []
    const line = lineOf(candidate, part)
    return { ...candidate.data, line, ...(isSuspect(candidate, line) ? { instruction: true as const } : {}) }
  })

/** Wishes are the user's own, and there to be followed. */
const isSuspect = ({ data }: Candidate, line: string): boolean =>
  data.section !== 'wishes' && looksLikeInstruction(line)

function omittedOf(left: readonly Candidate[], unread: number): Context['omitted'] {
  const omitted: Partial<Record<ContextSection, number>> = {}
  for (const { data } of left) omitted[data.section] = (omitted[data.section] ?? 0) + 1
  if (unread > 0) omitted.facts = (omitted.facts ?? 0) + unread
  return omitted
}
