import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { cutAt } from '../../text/capture.ts'

const I = "\\b(?<who>i|we)(?:'ve|'d| have)? (?:just |recently |finally |already |actually |also |got )*"
/** What is told of another time, or of nobody's doing. */
const ASIDE = /\b(?:when|whenever|since|until|before|after|time|if|that|who|almost|nearly|never|not) $/u

const NAME_END =
  /\s(?:last|this|yesterday|recently|in|after|because|to|for|two|three|and|a (?:few|week|month|year)|on)\b/iu

/** A state that ended without a word on what it was: the empty value stands for whatever is known. */
const over = (match: RuleMatch, slot: string, at: Capture | undefined) =>
  ASIDE.test(match.before) ? null : ({ slot, value: '', at, relation: 'retracts' } as const)

/** Words that show what was quit. */
const OF_WORK =
  /\b(?:now|jobs?|work(?:ing)?|boss|company|shifts?|career|manager|freelanc|hired|salary|office)/u

/** "I quit my job", "I got laid off": whoever the employer was is one no longer. */
const jobEnded = defineRule({
  id: 'en/employer.ended',
  priority: 84,
  confidence: 0.72,
  anchors: [
    'my job',
    'my position',
    'laid off',
    'fired',
    'let go',
    'redundant',
    'resigned',
    'retired',
    'quit',
    'my notice',
  ],
  pattern: rx(
    `(?:${I}|^(?<bare>)(?:just |recently |finally )?(?:got |was )?)(?:(?:quit|left|lost|resigned from) my (?:[a-z-]+ ){0,2}?(?<job>job|position)\\b(?! (?:at|with|in|offer|interview|application|search|title))|(?:was |were |been )?(?<out>laid off|fired|let go|made redundant)\\b(?! up)(?: (?:from|by|at) (?:my (?:[a-z-]+ ){0,2}?(?:job|position|role) (?:at|with) )?(?<by>[\\p{L}][^,.;:!?()"\\n]{1,40}))?|(?<gone>resigned|retired|quit(?=$|,| (?:last|this|yesterday|two|three|a|in|today|on|back|and|so|because)\\b)|handed in my notice)(?: from (?!work\\b|my\\b)(?<from>[\\p{L}][^,.;:!?()"\\n]{1,40})|(?=$| (?:last|this|two|three|four|five|a|in|yesterday|recently|early|so|and|from (?:work|my job))\\b)))`,
  ),
  draft: (match) => {
    const at = match.capture('job') ?? match.capture('out') ?? match.capture('who')
    const passive = match.raw('out') === undefined || /\b(?:was|were|been|got)\b/u.test(match.text)
    if (!passive || !at) return null
    // "I quit last week" may be said of smoking.
    if (match.raw('gone') === 'quit' && !OF_WORK.test(match.clause.sentence.text)) return null
    const place = match.capture('by') ?? match.capture('from')
    const value = place && cutAt(place, NAME_END)
    const named = value && /^\p{Lu}/u.test(value.text) && !ASIDE.test(match.before)
    if (named) return { slot: 'employer', value, relation: 'retracts' }
    const left = over(match, 'employer', at)
    // Who has retired tells what they are now: an employer is over only where one is known.
    return left && match.raw('gone') === 'retired' ? { ...left, known: true } : left
  },
  examples: [
    { text: 'I quit my job', cards: [{ slot: 'employer', value: '', relation: 'retracts' }] },
    {
      text: 'I got laid off from Nokia',
      cards: [{ slot: 'employer', value: 'Nokia', relation: 'retracts' }],
    },
    { text: 'I was fired yesterday', cards: [{ slot: 'employer', value: '', relation: 'retracts' }] },
    {
      text: 'I retired last spring',
      cards: [
        { slot: 'employer', value: '', relation: 'retracts' },
        { slot: 'occupation', value: 'retired' },
      ],
    },
  ],
  counterExamples: [
    'did I quit my job?',
    'I want to quit my job',
    'if I quit my job I could travel',
    'my brother quit his job',
    'I almost quit my job',
    'I was fired up',
    'when I lost my job I was 20',
  ],
})

/** "I moved out": however one lived, one does no longer. */
const movedOut = defineRule({
  id: 'en/living-situation.moved-out',
  priority: 84,
  confidence: 0.77,
  anchors: ['moved out'],
  pattern: rx(
    `${I}moved out(?=$|,| (?:last|this|yesterday|two|three|a|in (?:\\d|[a-z]+$)|of (?:my|our|the)|on my own|from)\\b)`,
  ),
  draft: (match) => over(match, 'living_situation', match.capture('who')),
  examples: [{ text: 'I moved out', cards: [{ slot: 'living_situation', value: '', relation: 'retracts' }] }],
  counterExamples: [
    'he moved out',
    'should I have moved out?',
    'I never moved out',
    'when I moved out I cried',
  ],
})

/** "I started eating meat again": a diet without it is over. */
const eatsAgain = defineRule({
  id: 'en/diet.ended',
  priority: 93,
  confidence: 0.92,
  anchors: ['eating', 'eat '],
  pattern: rx(
    `(?:${I}(?:(?:started|began|resumed|went back to) eating|now eat|eat)|\\bi(?:'m|m| am) (?:now |back to |back )?eating) (?:red )?(?<what>meat|fish|dairy|chicken|carbs|gluten|animal products) (?:again|now)\\b`,
  ),
  draft: (match) => over(match, 'diet', match.capture('what')),
  examples: [
    { text: "I'm eating meat again", cards: [{ slot: 'diet', value: '', relation: 'retracts' }] },
    { text: 'I started eating meat again', cards: [{ slot: 'diet', value: '', relation: 'retracts' }] },
  ],
  counterExamples: [
    'should I eat meat again?',
    'he eats meat again',
    'I will never eat meat again',
    'she is eating meat again',
  ],
})

export const ended: readonly ExtractionRule[] = [jobEnded, movedOut, eatsAgain]
