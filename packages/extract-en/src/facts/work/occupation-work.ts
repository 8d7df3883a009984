import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { inLexicon, nounPhrase, state } from '../../text/state.ts'
import { INDUSTRIES, OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { DOES, LEADS, PHRASE, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const CUT =
  /\s(?:at|for|in|on|and|with|but|because|right now|now|currently|since|so|to|when|three|two|one|last|yesterday|\d+|a few|several|until|myself|that|which|where|part)\b/iu
const role = (match: RuleMatch) => nounPhrase(match.capture('role'))

/** "I work as a welder", "I started as a life coach", "got a job as a cook". */
const workAs = defineRule({
  id: 'en/occupation.as',
  priority: 97,
  confidence: 0.94,
  anchors: [' as ', ' to be a'],
  pattern: rx(
    `(?:${DOES}(?:am |'m |wk )?(?<verb>works?|wk|working|worked|serves?|served|started(?: working)?|start|began(?: working)?|got hired|was hired|was promoted|employed|volunteers?)|(?:\\b(?:i|we)(?:'m| am|'ve been| have been| was|m)?|\\band|^${LEADS}) ?(?:just |currently |presently |recently |now |also )?(?<ing>working|employed|started|hired)|\\b(?:i|just) (?:just |recently |finally )?(?<got>got|started|have|landed|accepted|took)(?: got)? an? (?:new |great |part-time |part time |full-time )*(?:job|role|position|gig)(?: just)?(?: yesterday| today| last week)?)(?: out| off| here| there| part time| full time| part-time| full-time| mostly)?(?: (?:at|for|in|with) [\\p{L}\\p{N} .&'-]{2,30}?)? (?:as|to be) (?:an? |the )?(?<role>${PHRASE})`,
  ),
  draft: (match) => {
    const named = /\b(?:as|be) (?:an?|the) $/u.test(
      match.text.slice(0, match.text.length - (match.raw('role') ?? '').length),
    )
    const job = role(match)
    if (!job || (!named && !inLexicon(OCCUPATIONS, job.text))) return null
    const fresh =
      match.raw('got') !== undefined ||
      /start|began|hired|promoted/u.test(match.raw('verb') ?? match.raw('ing') ?? '')
    const past = match.raw('verb') === 'worked' || match.raw('verb') === 'served'
    return state(match, 'occupation', job, {
      ...(fresh ? { relation: 'updates' as const } : {}),
      ...(past ? { tense: 'past' as const } : {}),
    })
  },
  examples: [
    { text: 'I work as a forklift operator', cards: [{ slot: 'occupation', value: 'forklift operator' }] },
    {
      text: 'I got a new job as a pastry chef',
      cards: [{ slot: 'occupation', value: 'pastry chef', relation: 'updates' }],
    },
  ],
  counterExamples: ['does she work as a spy?', 'it works as a charm'],
})

/** "I work construction", "I work from home", "I don't work". */
const workIn = defineRule({
  id: 'en/occupation.work',
  priority: 92,
  confidence: 0.96,
  anchors: ['work'],
  pattern: rx(`${DOES}(?:have to )?(?<verb>work(?:s|ing|ed)?)(?: as)?(?: (?<what>${PHRASE}))?$`),
  draft: (match) => {
    const what = match.capture('what')
    const cut = what && cutAt(what, CUT)
    if (cut && INDUSTRIES.has(keyOf(cut.text)))
      return state(match, 'occupation', cut, match.raw('verb') === 'worked' ? { tense: 'past' } : {})
    const idle =
      what === undefined ||
      /^(?:either|now|at all|these days|and|because|right now)\b/u.test(keyOf(what.text))
    const denied = match.raw('neg') !== undefined && match.raw('neg') !== "can't"
    return idle && denied && match.raw('kin') === undefined ? state(match, 'occupation', 'work') : null
  },
  examples: [
    { text: 'i work retail , it pays the bills', cards: [{ slot: 'occupation', value: 'retail' }] },
    { text: "I don't work", cards: [{ slot: 'occupation', value: 'work', polarity: 'negative' }] },
  ],
  counterExamples: ['my plan did not work', "it doesn't work"],
})

/** "I retired", "I've retired", "since I retired". */
const retired = defineRule({
  id: 'en/occupation.retired',
  priority: 91,
  confidence: 0.95,
  anchors: ['retired'],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve| have| has|'s|ve)? (?:just |recently |finally |already |also |been )*|\\b(?:been|currently|now|happily) )(?<role>retired)\\b(?! at| from| in| when| after)`,
  ),
  draft: (match) => state(match, 'occupation', match.capture('role')),
  examples: [{ text: 'since i retired i sleep late', cards: [{ slot: 'occupation', value: 'retired' }] }],
  counterExamples: ['are you retired?', 'the old king retired'],
})

export const occupationWork: readonly ExtractionRule[] = [workAs, workIn, retired]
