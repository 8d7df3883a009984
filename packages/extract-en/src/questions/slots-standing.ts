import type { SlotQuestion } from '@recollect/core/extraction'
import { NAMED_THINGS, RITUALS, MEETINGS, SETTINGS } from '../lexicon/things/named-things.ts'
import { SIZED } from '../lexicon/self/sizes.ts'
import { alt } from '../text/patterns.ts'
import { AM, MY, facet, slot } from './slot-question.ts'

const SAYING = '(?:answer|reply|respond|talk|speak|write)'
const MANNERS = '(?:answers?|replies|responses?|reply|output|style|tone|emojis?|formatting|units)'

/** The size of a thing: of several sizes the one of that kind. */
const sizes: readonly SlotQuestion[] = [...new Set(SIZED.values())].map((kind) => {
  const list = [...SIZED].filter(([, of]) => of === kind).map(([word]) => word)
  const of = `(?:${alt(list)})`
  return facet(
    `\\b${of} sizes?\\b|\\bsize (?:of )?(?:${MY} )?${of}\\b|\\bsize (?:am|do|does|is|are) [a-z]+(?: [a-z]+)? (?:wear |take |need )?(?:in|for) ${of}\\b`,
    kind,
    'size',
    'appearance',
  )
})

const OWNER = '(?:our|the|my)'
const WORDS = "(?:[a-z\\d/:'-]+ ){0,3}?"
/** What of a thing is set: not what other slots have of people, as their number or address. */
const KEYS = alt(
  [...SETTINGS].filter(
    (word) =>
      !/^(?:address|number|name|url|link|budget|deadline|limit|id|username|user name|login|path|folder|version|region|key|combination)$/u.test(
        word,
      ),
  ),
)
/** Things of one's work: those of the home have slots of their own. */
const WORKING = alt(
  [...NAMED_THINGS].filter(
    (word) =>
      !/^(?:car|house|boat|van|room|model|project|office|product|website|site|band|shop|podcast|cottage|cabin|team|company|garage|safe|tv|wifi|wi-fi)$/u.test(
        word,
      ),
  ),
)

/** The name a thing has as a facet: as it is said, without whose it is. */
const facetOf = (what: string): string | null =>
  what
    .replace(/^(?<key>\S+) (?:of|for|to) (?:the|our|my) (?<of>.+)$/u, '$<of> $<key>')
    .replaceAll("'s ", ' ')
    .trim() || null

const named = (pattern: string): SlotQuestion => ({ ...slot(pattern, 'named_thing', 'generic'), facetOf })

/** What things around one are called, set to, and where they are. */
const things: readonly SlotQuestion[] = [
  named(
    `\\b${OWNER} (?<what>${WORDS}(?:${KEYS}))\\b|\\b(?:what|which)(?:'s| is)? the (?:${KEYS}) (?:of|for|to) ${OWNER} [a-z]`,
  ),
  named(`\\bwhat (?:do|did) we call (?:our|the) (?<what>[a-z\\d/:-]+(?: [a-z\\d/:-]+){0,2})`),
  named(
    `\\b(?:our|the) (?<what>${WORDS}(?:${WORKING}))(?:'s (?:name|address|url|ip|port))? (?:called|named|codenamed|run on|runs on|hosted|deployed|live|lives|at|on)\\b`,
  ),
  named(`\\bwhere (?:does|do|is|are) our (?<what>${WORDS}(?:${WORKING}))\\b`),
  named(`\\bwhen (?:do|does|did) we (?:usually |normally |always )?(?<what>${alt(RITUALS)})\\b`),
  named(
    `\\b(?:when|what time|what day|which day) (?:${AM}|does|do|'s) (?:our |the |my )?(?<what>${alt(MEETINGS)})\\b`,
  ),
  named(`\\b(?:what|which) days? (?:do|does) we (?<what>${alt(RITUALS)})\\b`),
]

/** How the assistant is to answer, when and where one can be reached, sizes, and what things around one are called. */
export const standingQuestions: readonly SlotQuestion[] = [
  slot(
    `\\bhow (?:should|do|shall|must) (?:you|i want you to|i like you to) ${SAYING}\\b(?! ${MY})|\\b(?:how|what) (?:do|did|would) i (?:want|like|ask|tell) you to ${SAYING}|\\b(?:preferences?|instructions?|rules|wishes) (?:for|about|on) (?:your|the) ${MANNERS}|\\b(?:what|which) (?:standing )?(?:instructions?|rules) (?:did|have) i (?:give|given|set|gave)|\\b${MY} (?:standing |custom )?instructions\\b|\\b(?:what|which) language should you ${SAYING}|\\b(?:should|may|can) you use emojis\\b`,
    'instruction',
    'preference',
  ),
  slot(`\\btime ?zone\\b`, 'timezone'),
  slot(
    `\\bwhen (?:am|are) (?:i|you|we) (?:usually |normally |generally |not )?(?:available|around|reachable|online|free to talk|in the office|at my desk)\\b|\\b${MY} (?:availability|(?:working|office|work) hours)\\b|\\bwhen can (?:you|people|they|we|i) (?:reach|call|contact|catch|be reached)\\b|\\bwhat (?:days|hours) (?:do|am) i (?:work(?!ing out)|available|around|online)\\b|\\b(?:am i|are you) (?:usually |normally )?(?:available|reachable|online) (?:on|in|at|after|before|every)\\b`,
    'availability',
    'habit',
  ),
  ...sizes,
  slot(
    `\\b(?:what|which) size (?:am|do|does) (?:i|you|we)\\b|\\b${MY} (?:clothes|clothing) size\\b|\\b${MY} sizes\\b`,
    'size',
    'appearance',
  ),
  ...things,
]
