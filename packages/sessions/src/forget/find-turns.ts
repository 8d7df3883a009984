import type { MemoryItem } from '@recollect/core'
import type { QaTurn, SessionReader } from '@recollect/core/store'
import {
  asksSomething,
  doomedFacts,
  everyPage,
  holds,
  seenText,
  tellsOf,
  textHash,
} from '@recollect/core/plugin'
import type { Engine, ForgetSigns } from '@recollect/core/plugin'
import { ownText } from '../log/own-text.ts'
import { questionForm } from '../log/question-form.ts'

/** Turns read together. */
const READ = 1000
/** A text of fewer terms stands in others by chance. */
const TELLING = 3

/** Pairs of all sessions, archived ones among them, that say one of the things. Linear in the log: an index has no answers. */
export async function turnsWith(
  engine: Engine,
  sessions: SessionReader,
  signs: ForgetSigns,
): Promise<readonly QaTurn[]> {
  const isSaid = turnSign(engine, signs)
  const found: QaTurn[] = []
  for await (const rows of everyPage((page) => sessions.list(page)))
    for (const { id, turns } of rows) if (turns > 0) found.push(...(await inSession(sessions, id, isSaid)))
  return found
}

async function inSession(
  sessions: SessionReader,
  id: string,
  isSaid: (turn: QaTurn) => boolean,
): Promise<readonly QaTurn[]> {
  const found: QaTurn[] = []
  for (let after = 0; ;) {
    const turns = await sessions.onward(id, after, READ)
    found.push(...turns.filter(isSaid))
    const last = turns.at(-1)
    if (last === undefined || turns.length < READ) return found
    after = last.seq
  }
}

/** Pure. */
function turnSign(engine: Engine, { items, kept, words, cards }: ForgetSigns): (turn: QaTurn) => boolean {
  const texts = textsOf(items)
  const asked = hashesOf(engine, texts)
  const others = hashesOf(engine, textsOf(kept))
  const said = new Set(texts.map((text) => engine.matcher.message(text)))
  const parts = texts
    .filter((text) => seenText(engine, text).terms.size >= TELLING)
    .map((text) => engine.matcher.scan(text))
  const facts = doomedFacts(engine, cards)
  const says = (text: string, isTold: () => boolean): boolean => {
    const seen = seenText(engine, text)
    if (words !== null && holds(seen, words)) return true
    if (parts.some((part) => seen.form.includes(part))) return true
    return facts.length > 0 && isTold() && tellsOf(engine, facts, text, seen)
  }
  return ({ question, questionHash, answer }) => {
    if (asked.has(questionHash)) return true
    if (others.has(questionHash)) return false
    if (says(question, () => asksSomething(engine, question))) return true
    return answer !== null && (said.has(engine.matcher.message(answer)) || says(answer, () => true))
  }
}

const textsOf = (items: readonly MemoryItem[]): readonly string[] =>
  items.map(({ text }) => ownText(text)).filter((text) => text.trim() !== '')

const hashesOf = (engine: Engine, texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.map((text) => textHash(questionForm(engine, text))))
