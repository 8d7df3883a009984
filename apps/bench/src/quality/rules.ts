import type { LanguagePack } from '@recollect/core'
import { share } from '../stats/numbers.ts'
import type { CardOutcome, Outcome } from './outcomes.ts'

/** What a rule's cards were worth, for setting its confidence. */
export interface RuleFigures {
  readonly rule: string
  /** As the rule states it; cards may carry another. */
  readonly confidence: number
  /** All of them; those under the threshold count, those that are neither right nor wrong too. */
  readonly cards: number
  readonly right: number
  readonly wrong: number
  /** Of right and wrong ones; null without any. */
  readonly share: number | null
  /** Cards under the threshold. */
  readonly held: number
}

/** Every rule of the packs that read the language, most cards first; rules without a card come last. */
export function ruleFigures(outcomes: readonly Outcome[], packs: readonly LanguagePack[]): RuleFigures[] {
  const byRule = new Map<string, { card: CardOutcome; held: boolean }[]>()
  const add = (card: CardOutcome, held: boolean) =>
    byRule.set(card.rule, [...(byRule.get(card.rule) ?? []), { card, held }])
  for (const outcome of outcomes) {
    for (const card of outcome.cards) add(card, false)
    for (const card of outcome.held) add(card, true)
  }
  const languages = new Set(outcomes.map(({ language }) => language))
  return packs
    .flatMap((pack) => pack.rules.map((rule) => ({ rule, own: languages.has(pack.language) })))
    .filter(({ rule, own }) => own || byRule.has(rule.id))
    .map(({ rule: { id, confidence } }) => {
      const given = byRule.get(id) ?? []
      const count = (verdict: string) => given.filter(({ card }) => card.verdict === verdict).length
      const [right, wrong] = [count('right'), count('wrong')]
      const held = given.filter((one) => one.held).length
      return {
        rule: id,
        confidence,
        cards: given.length,
        right,
        wrong,
        share: share(right, right + wrong),
        held,
      }
    })
    .sort((a, b) => b.cards - a.cards || (a.rule < b.rule ? -1 : 1))
}
