import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'

const CLUB =
  "(?:[a-z'-]+ ){0,4}?(?:club|society|union|association|team|band|choir|orchestra|party|league|fraternity|sorority|guild|church|committee|council|board|group|gang|troupe|circus|squad|community|brigade|chapter|lodge|co-?op|ensemble|quartet|chorus|regiment|tribe|sangha|congregation|parish|scouts|girl guides|pta|pto|hoa|rotary|rotary club|masons|freemasons|ward|synagogue|mosque|temple|parish council|reading group|writing group|support group|running club|roller derby team|theat(?:er|re) group|drama group|am[- ]?dram group|neighbou?rhood watch)"

/** "I belong to a book club", "I'm a member of the chess club", "I'm in a band". */
export const affiliation: ExtractionRule = defineRule({
  id: 'en/affiliation.member',
  priority: 91,
  confidence: 0.95,
  anchors: [
    'choir',
    'orchestra',
    'club',
    'team',
    'band',
    'committee',
    'council',
    'signed up for',
    'belong to',
    'belongs to',
    'member of',
    'part of',
    'in a ',
    'on the ',
    'joined a',
    'joined the',
    'president of',
    'captain of',
    'in the ',
  ],
  pattern: rx(
    `(?:${DOES}(?:belongs? to|joined|(?:sings?|plays?|dances?|marches|march|rows?|volunteers?|serves?|compete|run|cycle|swim) (?:[a-z]+ ){0,2}?(?:in|with|for|on)(?= (?:the|my|our|a local|a [a-z]+ (?:choir|club|team|band|orchestra)))|signed up for|help run|sit on|sits on)|\\bi(?:'m| am|m|'ve been| was) (?:also |an? |the |currently |now |still )*(?:(?:active |proud |founding |longtime )*member of|part of|president of|captain of|in|on)) (?<what>(?:an?|the|my|our) ${CLUB})(?=$|[,)]| (?:and|but|so|at|in|on|of|for|with|now|called|here|since|where|that|who|which|as|too|today|back|this|last|lol|from|when|because|every|run|near|by)\\b)`,
  ),
  draft: (match) =>
    /\b(?:when|while|since|if) $/u.test(match.before)
      ? null
      : state(
          match,
          'affiliation',
          match.capture('what'),
          /^i was\b/u.test(match.text) ? { tense: 'past' } : {},
        ),
  examples: [{ text: 'I belong to a rowing club', cards: [{ slot: 'affiliation', value: 'a rowing club' }] }],
  counterExamples: ['are you in a band?', 'he joined the navy'],
})
