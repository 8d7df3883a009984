import type { LanguagePack } from '@recollect/core'
import { factText } from './fact-text.ts'
import { playConversation } from './play.ts'

/** Between messages: long enough that one is no correction of the one before. */
const APART = { daysApart: 40 } as const

/**
 * Messages; facts that hold after them, as {@link factText} writes them, or with `~` in place of `=` and a part of the value; and how no
 * other fact may begin.
 */
export type FactCase = readonly [
  messages: readonly string[],
  holds: readonly string[],
  nothingElseOf: readonly string[],
]

/** Messages, a question, what its answer holds, of several parts with a bar between them, and what it must not. */
export type AnswerCase = readonly [
  messages: readonly string[],
  question: string,
  answer: string,
  not?: string,
]

function isAs(fact: string, wanted: string): boolean {
  const [slot = '', part] = wanted.toLowerCase().split('~')
  return part === undefined ? fact === slot : fact.startsWith(`${slot}=`) && fact.includes(part)
}

/** What is missing, or too much, after the messages of a case. */
export async function factFaults(
  language: LanguagePack,
  [messages, holds, nothingElseOf]: FactCase,
): Promise<readonly string[]> {
  const { held } = await playConversation(language, messages, APART)
  const facts = held.map((card) => factText(card).toLowerCase())
  const missing = holds.filter((wanted) => !facts.some((fact) => isAs(fact, wanted)))
  const others = facts.filter((fact) => !holds.some((wanted) => isAs(fact, wanted)))
  const tooMuch = others.filter((fact) => nothingElseOf.some((start) => fact.startsWith(start)))
  return [...missing.map((fact) => `no ${fact}`), ...tooMuch.map((fact) => `but ${fact}`)]
}

/** The answer, where it is not the one of a case, or not sure. */
export async function answerFaults(
  language: LanguagePack,
  [messages, question, wanted, not]: AnswerCase,
  isSure = false,
): Promise<readonly string[]> {
  const { answer, evidence } = await playConversation(language, messages, { ...APART, question })
  const said = answer.toLowerCase()
  const isRight =
    wanted.split('|').every((part) => said.includes(part.toLowerCase())) &&
    (not === undefined || !answer.includes(not)) &&
    (!isSure || evidence === 'strong')
  return isRight ? [] : [`${answer} (${evidence ?? 'none'})`]
}
