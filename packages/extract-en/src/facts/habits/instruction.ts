import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { part } from '../../text/capture.ts'
import { wishesIn } from '../../wishes/read.ts'
import type { Wish } from '../../wishes/read.ts'

function proposalOf(whole: Capture, { start, end, before, words, facet, relation }: Wish): Proposal | null {
  const said = part(whole, start, end)
  if (!said) return null
  const told = words === null ? said.text : said.text.replace(/^\S+/u, words)
  const value = before === '' && words === null ? said : `${before}${told}`
  return { slot: 'instruction', value, at: said, facet: facet ?? undefined, relation }
}

/** "No I work in hospitality", "no problem, …", "never, my ocd …": an answer, no wish. */
const ANSWERS =
  /^(?:(?:hi|hey|hello),? )?would you like to\b|^(?:no|nope|nah|never)[ ,.!]+(?:i|i'm|im|i've|my|we|he|she|it|they|you can|worries|problem|thanks|thank you|idea|doubt|way)\b/iu

function draft(match: RuleMatch): readonly Proposal[] | null {
  const whole = match.capture('all')
  if (!whole || ANSWERS.test(whole.text)) return null
  const found = wishesIn(match.clause, whole.text)
    .filter(({ isShaped, facet, relation }) => isShaped || facet !== null || relation === 'retracts')
    .map((wish) => proposalOf(whole, wish))
    .filter((one) => one !== null)
    .filter(({ value }) => !HOLLOW.test(typeof value === 'string' ? value : value.text))
  return found.length > 0 ? found : null
}

/** "Can't stand the stuff" names nothing. */
const HOLLOW = /^(?:no )?(?:the |them |this |that )?(?:stuff|things?|it|one)$/iu

const WHOLE = rx('^(?<all>.{3,300})$')

/** One stands in every sentence: the rest is up to what is weighed. */
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y']

/** "Always answer in British English", "no emojis", "when I ask for recipes, keep them vegetarian". */
const wish = defineRule({
  id: 'en/instruction.wish',
  priority: 120,
  confidence: 0.93,
  anchors: VOWELS,
  pattern: WHOLE,
  draft,
  examples: [
    {
      text: 'always answer in British English',
      cards: [{ slot: 'instruction', value: 'always answer in British English', facet: 'language' }],
    },
    { text: "don't use emojis", cards: [{ slot: 'instruction', value: "don't use emojis", facet: 'emoji' }] },
    {
      text: 'Keep answers short',
      cards: [{ slot: 'instruction', value: 'Keep answers short', facet: 'length' }],
    },
    {
      text: 'In code reviews, be blunt',
      cards: [{ slot: 'instruction', value: 'In code reviews, be blunt', facet: 'tone in code reviews' }],
    },
  ],
  counterExamples: [
    'make it shorter',
    'answer in one word this time',
    'translate this to French',
    'write a formal email',
    'use bullet points for this one',
    "explain it like I'm five",
    'be brief',
    'never give up',
    'I never use emojis',
  ],
})

export const instruction: readonly ExtractionRule[] = [wish]
