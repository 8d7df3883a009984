import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { beRule } from '../../text/be-rule.ts'
import { state } from '../../text/state.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { part, stripLead } from '../../text/capture.ts'

const STATUS =
  /^(?:(?:happily|still|newly|recently|currently|now|just|legally|freshly|officially|an? |very|long-term|long term|(?:\d{2}|[a-z]{4,7}(?:[- ][a-z]{3,5})?)[- ](?:years?|yr)[- ]old) ?)*(?<status>single(?! (?:mom|mother|dad|father|parent|child))|married|engaged|divorced|separated|widowed|dating [a-z]+(?: [a-z]*)?|seeing someone(?: new| else)?|widow(?:er)?|a bachelor|a divorcee|taken(?= ?$|,| (?:and|but|sorry|so)\b)|newlyweds?|in an? (?:[a-z-]+ ){0,3}relationship|in love with my [a-z]+|单身|已婚|未婚|离异)(?= ?$| (?:with|\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|to|and|for|since|but|now|for|at|in|living|from|here|by|again|any ?more|any longer)\b|,)/iu

function statusIn(np: Capture): Capture | null {
  const match = STATUS.exec(np.text)
  const status = match?.groups?.['status']
  if (!match || status === undefined) return null
  const at = np.text.indexOf(status)
  const bare = status.replace(/^in an? /u, '')
  return part(np, at + status.length - bare.length, at + status.length)
}

const is = beRule({
  id: 'en/relationship-status.is',
  priority: 92,
  confidence: 0.97,
  anchors: [
    'single',
    'married',
    'engaged',
    'divorce',
    'separated',
    'widow',
    'dating',
    'seeing',
    'bachelor',
    'taken',
    'newlywed',
    'relationship',
    'in love with',
  ],
  read: (match, np) =>
    match.raw('was') === undefined &&
    !/\bmarried to (?:my|the|this|his|her) (?:job|work|career|game|phone|sea|gym)\b/u.test(match.clause.text)
      ? state(match, 'relationship_status', statusIn(np))
      : null,
  examples: [
    { text: "I'm divorced", cards: [{ slot: 'relationship_status', value: 'divorced' }] },
    {
      text: 'my sister is engaged',
      cards: [{ slot: 'relationship_status', value: 'engaged', entity: 'user.sister' }],
    },
  ],
  counterExamples: ['are you married?', 'a single ticket please', "I'm engaged in a long discussion?"],
})

const OWN = /^(?:i|we|me and (?:my )?\p{L}+)(?:'ve|’ve| have)? (?:just |recently |finally )?/iu
const EX = 'boyfriend|girlfriend|bf|gf|fianc[eé]e?|partner|husband|wife'

/** "My boyfriend broke up with me", "I got divorced", "I have a girlfriend". */
const change = defineRule({
  id: 'en/relationship-status.change',
  priority: 97,
  confidence: 0.96,
  anchors: [
    'broke up',
    'split',
    'broken up',
    'dumped',
    'left me',
    'divorce',
    'married',
    'engaged',
    'split up',
    'separated',
    'proposed',
    'break up',
  ],
  pattern: rx(
    `(?<status>\\bmy (?:${EX}) (?:and i )?(?:just |recently |has |have )?(?:broke up with me|dumped me|left me|broke up|split up|got divorced|proposed to me)|\\b(?:broke|broken) up with my (?:${EX})|\\b(?:i|we|me and my [a-z]+)(?:'ve| have)? (?:just |recently |finally )?(?:broke|broken|split) up(?: with (?:him|her|them|[a-z]{2,14}))?(?=$|,? (?:last|two|three|a|in|yesterday|this|after|because|recently|with my|for good|and)\\b|,)|\\bsplit up with my (?:${EX})|\\b(?:he|she) (?:broke up with|dumped) me)|(?:${SUBJECT}(?:'ve| have| has)? (?:just |recently |finally )?(?:got|gotten|became|am getting|'m getting|are getting) |\\bi'm getting |^${LEADS}(?:just |recently |finally )?got )(?<got>married|engaged|divorced)(?! in (?:the|june|july|spring|may|august|september|october|december))`,
  ),
  draft: (match) => {
    const status = match.capture('status')
    if (
      status &&
      /\b(?:when|before|since|until|after|if|almost|never|not) (?:(?:my [a-z]+|you|he|she) (?:and|n|&) )?$/u.test(
        match.before,
      )
    )
      return null
    if (status)
      return { slot: 'relationship_status', value: stripLead(status, OWN) ?? status, relation: 'updates' }
    // "I'm getting married" is a plan.
    if (/\bgetting (?:married|engaged)$/u.test(match.text)) return null
    return state(match, 'relationship_status', match.capture('got'), { relation: 'updates' })
  },
  examples: [
    {
      text: 'my boyfriend broke up with me',
      cards: [{ slot: 'relationship_status', value: 'my boyfriend broke up with me', relation: 'updates' }],
    },
    {
      text: 'we broke up last week',
      cards: [{ slot: 'relationship_status', value: 'broke up', relation: 'updates' }],
    },
    {
      text: 'we got engaged',
      cards: [{ slot: 'relationship_status', value: 'engaged', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'did he get married?',
    'Tom broke up with Mary',
    'we almost broke up',
    'we broke up the old concrete',
    'when we broke up I cried',
  ],
})

/** "After my wife just left me", "guess who has a girlfriend now? me!". */
const partner = defineRule({
  id: 'en/relationship-status.partner',
  priority: 87,
  confidence: 0.92,
  anchors: ['girlfriend', 'boyfriend', ' bf', ' gf', 'fianc'],
  pattern: rx(
    "\\b(?:i|we)(?:'ve| have|ve)?(?: finally| just| now| also)?(?:(?<neg> don'?t have| do not have| never had)| have| got| found)? (?:an? |any )(?:new |serious |long-term |steady |wonderful |lovely |great )*(?<who>girlfriend|boyfriend|gf|bf|fianc[eé]e?)\\b|^guess who (?:has|got) an? (?<guess>girlfriend|boyfriend)",
  ),
  draft: (match) => {
    const guess = match.capture('guess')
    if (guess) return { slot: 'relationship_status', value: guess, relation: 'updates' }
    return state(match, 'relationship_status', match.capture('who'))
  },
  examples: [
    { text: 'I have a new girlfriend', cards: [{ slot: 'relationship_status', value: 'girlfriend' }] },
  ],
  counterExamples: ['would you be my boyfriend?', 'do you have a boyfriend?'],
})

export const relationshipStatus: readonly ExtractionRule[] = [change, is, partner]
