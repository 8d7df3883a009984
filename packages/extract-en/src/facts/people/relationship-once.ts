import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { LEADS, rx } from '../../text/patterns.ts'

/** "I've been engaged twice", "I'm filing for divorce": a bond that was, and one that is being untied. */
const once = defineRule({
  id: 'en/relationship-status.once',
  priority: 95,
  confidence: 0.93,
  anchors: ['married', 'engaged'],
  pattern: rx(
    `(?:\\bi(?: was|'ve been| have been) |^${LEADS}been )(?<what>married|engaged)(?= (?:once|before|twice|briefly|for (?:a|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|about|almost|nearly|over) [^,.;!?]{3,25}|three times|in my (?:twenties|thirties|20s|30s))(?:$|[,.!]| (?:and|but|to|until)\\b))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    // "I've been married for ten years" goes on.
    const lasts = / been | have been |'ve been |^been /u.test(match.text) && /^ for\b/u.test(match.after)
    if (!what || lasts || /\b(?:if|wish|when|before|since|as though) $/u.test(match.before)) return null
    return { slot: 'relationship_status', value: what, tense: 'past' }
  },
  examples: [
    {
      text: 'I was engaged twice',
      cards: [{ slot: 'relationship_status', value: 'engaged', tense: 'past' }],
    },
  ],
  counterExamples: ['were you married before?', 'he was married once'],
})

const divorcing = defineRule({
  id: 'en/relationship-status.divorcing',
  priority: 96,
  confidence: 0.93,
  anchors: ['divorce'],
  pattern: rx(
    `(?:\\b(?:we're|we are|i'm|i am|im|my (?:husband|wife|partner) and i are|me and my (?:husband|wife) are) |^${LEADS})(?:now |currently |actually |finally |officially )?(?<what>(?:getting|going through|in the middle of|filing for) (?:an? |my |our )?(?:[a-z]{3,9} )?divorce)(?![a-z'-])(?! (?:lawyer|party|papers|attorney))`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what && !/\b(?:if|unless|when|whether|like|not) $/u.test(match.before)
      ? { slot: 'relationship_status', value: what, relation: 'updates' }
      : null
  },
  examples: [
    {
      text: "I'm going through a messy divorce",
      cards: [{ slot: 'relationship_status', value: 'going through a messy divorce', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'are you filing for divorce?',
    "they're going through a divorce",
    'if we were filing for divorce',
  ],
})

export const relationshipOnce: readonly ExtractionRule[] = [once, divorcing]
