import type { LanguagePack } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { answerFaults, factFaults } from './cases.ts'
import type { AnswerCase, FactCase } from './cases.ts'

type Groups<Case> = Readonly<Record<string, readonly Case[]>>

function testCases<Case extends FactCase | AnswerCase>(
  groups: Groups<Case>,
  faultsOf: (one: Case) => Promise<readonly string[]>,
): void {
  describe.each(Object.entries(groups))('%s', (_name, cases) => {
    it.each(cases.map((one) => [one[0].join(' / '), one] as const))('%s', async (_text, one) => {
      expect(await faultsOf(one)).toEqual([])
    })
  })
}

/** Each group is a kind of message, each case a conversation with a memory of its own. */
export function testFacts(language: () => LanguagePack, groups: Groups<FactCase>): void {
  testCases(groups, (one) => factFaults(language(), one))
}

/** Each group is a kind of question, each case a conversation that ends with one. */
export function testAnswers(language: () => LanguagePack, groups: Groups<AnswerCase>): void {
  testCases(groups, (one) => answerFaults(language(), one))
}

/** The same of answers that must be sure: nothing in the messages speaks against them. */
export function testSureAnswers(language: () => LanguagePack, groups: Groups<AnswerCase>): void {
  testCases(groups, (one) => answerFaults(language(), one, true))
}
