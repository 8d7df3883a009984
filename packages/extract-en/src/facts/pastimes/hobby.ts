import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { INSTRUMENTS, LEISURE_GERUNDS, LEISURE_VERBS, SPORTS } from '../../lexicon/pastimes/leisure.ts'
import { alt, DOES, LEADS, LIST, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, nounKey, splitBy, stripLead } from '../../text/capture.ts'

/** "My hobbies are chess and baking." */
const mine = defineRule({
  id: 'en/hobby.mine',
  priority: 92,
  confidence: 0.96,
  anchors: ['hobb', 'hobe', 'pastime', 'my interests', 'my passion', 'spare time', 'free time', 'leisure'],
  pattern: rx(
    `(?:\\bmy |^${LEADS}(?=(?:hobbies|interests|hobby) ?(?::|are|include)))(?:(?:main|favou?rite|only|biggest|other|new|current) )*(?:hobb(?:y|ies|ie|e|ys)|hobe|pastimes?|interests|passion) (?:is|are|include[sd]?:?|would be|includes:?|:) ?(?:mostly |mainly |probably |also )?(?<list>${LIST})|(?:^|, |\\band )(?<inv>(?!(?:it|that|this|they|those|which|what|he|she)\\b)[a-z][^.;:!?()"\\n]{2,60}?) (?:is|are|has been|have been|has always been|became|has become|was) (?:also )?(?:one of )?my (?:main |favou?rite |only |biggest |other )*(?:hobb(?:y|ies|ie|e|ys)|hobe|pastimes?|passions?)\\b`,
  ),
  draft: (match) => state(match, 'hobby', match.capture('list') ?? match.capture('inv')),
  examples: [
    {
      text: 'my hobbies are fencing and pottery',
      cards: [
        { slot: 'hobby', value: 'fencing' },
        { slot: 'hobby', value: 'pottery' },
      ],
    },
    { text: 'Restoring radios is my hobby', cards: [{ slot: 'hobby', value: 'Restoring radios' }] },
  ],
  counterExamples: ['do you have any hobbies?', 'what is your hobby?'],
})

/** "In my free time I paint", "I spend a lot of time gardening". */
const freeTime = defineRule({
  id: 'en/hobby.free-time',
  priority: 90,
  confidence: 0.96,
  anchors: [
    'free time',
    'spare time',
    'time',
    'for fun',
    'waste',
    'spend',
    'to relax',
    'off days',
    'days off',
  ],
  pattern: rx(
    `\\bin my (?:free|spare|down) time,? i (?:usually |mostly |often |also |really |just )*(?:like to |love to |enjoy |like |love |tend to |do )?(?<a>${LIST})|\\bi (?:usually |mostly |often |also )*(?:spend|waste|pass) (?:most of |all |a lot of |much of |lots of |some of |too much of |all of )*(?:my )?(?:free |spare )?time (?:on |with |in )?(?<b>[a-z]+ing\\b(?: ${LIST})?)|\\bi (?:like to |love to |usually |also )?(?<c>[a-z][^,.;:!?()"\\n]{2,40}?) (?:in my (?:free|spare) time|for fun|as a hobby)\\b`,
  ),
  draft: (match) => {
    const value = match.capture('a') ?? match.capture('b') ?? match.capture('c')
    return value &&
      !/^(?:am|was|have|would|will|can|do not|don't|should|need|want|what|how)\b/u.test(keyOf(value.text))
      ? { slot: 'hobby', value }
      : null
  },
  examples: [
    { text: 'in my free time i repair old radios', cards: [{ slot: 'hobby', value: 'repair old radios' }] },
    { text: 'I spend most of my time fishing', cards: [{ slot: 'hobby', value: 'fishing' }] },
  ],
  counterExamples: ['what do you do in your free time?', 'I have no free time'],
})

const NO_GAME =
  /^(?:with|a role|the role|along|around|it|him|her|them|a part|dead|safe|outside|music for|devil|by|in|at|on|me|you|hard|there|this|that|well|together|too|all|here|my part|fair|dumb|again|for the|your|his)\b/u

/** One game, sport or instrument of "I play …". */
function played(match: RuleMatch, piece: Capture) {
  const key = nounKey(piece.text)
  const bare = key.replace(
    /^(?:a little|a bit of|little|bit of|the|a|an|some|my|several|competitive|professional|online) /u,
    '',
  )
  if (INSTRUMENTS.has(bare) || INSTRUMENTS.has(key)) {
    return state(match, 'skill', stripLead(piece, /^(?:just )?(?:a little|a bit of|the|a|an|my|some) /iu))
  }
  return SPORTS.has(bare) ||
    /(?:ball|games?|sports?|cards)$/u.test(bare) ||
    (match.raw('kin') === undefined && /^\p{Lu}/u.test(piece.text)) ||
    match.raw('past') !== undefined
    ? state(match, 'hobby', piece)
    : null
}

/** "I play the guitar" is a skill, "I play chess" a pastime. */
const play = defineRule({
  id: 'en/hobby.play',
  priority: 83,
  confidence: 0.98,
  anchors: ['play'],
  pattern: rx(
    `(?:${DOES}(?:know how to |can |could |like to )?(?:play|plays)|(?:\\b(?:i(?:'ve|'m| am| have| have been|'ve been)|we(?:'ve|'re)) |^${LEADS}(?=been playing))(?:been |always |also |just |now )?play(?:ed|ing)) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const list =
      what &&
      cutAt(
        what,
        /\s(?:with|since|when|for|every|after|in|on|at|but|because|while|as|and (?:i|my|we|am|have|it)|too|lol|professionally|whenever|to|during|sometimes|a lot|all day|all the time|almost)\b/iu,
      )
    if (!list || NO_GAME.test(keyOf(list.text))) return null
    const cards = splitBy(list, /\s?(?:,\s?and|,|&|\band\b|\bor\b)\s?/giu).map((piece) =>
      played(match, stripLead(piece, /^(?:play|also play|some) /iu) ?? piece),
    )
    return cards.filter((card) => card !== null)
  },
  examples: [
    { text: 'I play the cello', cards: [{ slot: 'skill', value: 'cello' }] },
    {
      text: 'i play badminton and chess',
      cards: [
        { slot: 'hobby', value: 'badminton' },
        { slot: 'hobby', value: 'chess' },
      ],
    },
    { text: "I don't play the drums", cards: [{ slot: 'skill', value: 'drums', polarity: 'negative' }] },
  ],
  counterExamples: ['do you play tennis?', 'he plays golf', 'I play a role in that'],
})

const VERBS = alt(LEISURE_VERBS)
const GERUNDS = alt(LEISURE_GERUNDS)

/** Pastimes said as verbs: "I knit", "I go hiking", "I do yoga", "my sister takes piano lessons". */
const verbs = defineRule({
  id: 'en/hobby.verb',
  priority: 76,
  confidence: 0.95,
  anchors: [
    ...[...LEISURE_VERBS, ...LEISURE_GERUNDS].map((word) => ` ${word}`),
    'lessons',
    'classes',
    ' collect',
  ],
  pattern: rx(
    `${DOES}(?:(?<act>(?:${VERBS})(?: (?:(?:every|on|in|at|a lot|for fun|for (?:stress|relaxation)|with|when|too|sometimes|often)\\b.{0,40}|and (?:${VERBS})(?: .{0,20})?))?$)|(?:go|goes|do|does|practice|practise|started|start|took up) (?<ger>${GERUNDS})\\b(?! (?:with my|yesterday|last|today|this))|(?<take>(?:take|takes|taking) (?:[a-z]{3,12} ){1,2}(?:lessons|classes))|(?<col>collect(?:s|(?<pastv>ed))? (?!(?:my|the|it|them|data|you|your|unemployment|dust)\\b)[a-z][^.;:!?()"\\n]{2,40}))`,
  ),
  draft: (match) => {
    const act = match.capture('act') ?? match.capture('ger') ?? match.capture('take') ?? match.capture('col')
    const cut =
      act &&
      cutAt(
        act,
        /\s(?:every|on|at|a lot|for|with|when|as|too|now|here|sometimes|often|twice|once|in (?:the|my))\b/iu,
      )
    if (
      /\b(?:will|'ll|can|could|to|let's|should|would|must|might|gonna|about to|while|when|as|if|after|before|all|what|everything|anything|whatever|thing|things) $/u.test(
        match.before,
      ) ||
      /^(?:can|could)/u.test(match.raw('neg') ?? '') ||
      (cut?.text.toLowerCase() === 'read' && match.after.trim() !== '') ||
      match.raw('pron') === 'it'
    )
      return null
    return state(match, match.raw('neg') === undefined ? 'hobby' : 'habit', cut)
  },
  examples: [
    { text: 'I knit', cards: [{ slot: 'hobby', value: 'knit' }] },
    { text: 'we go snowboarding', cards: [{ slot: 'hobby', value: 'snowboarding' }] },
    { text: 'I collect vintage postcards', cards: [{ slot: 'hobby', value: 'collect vintage postcards' }] },
  ],
  counterExamples: ['can you sing?', 'I read that book yesterday', 'she paints', 'I will cook dinner'],
})

/** "I've been learning to cook", "recently started learning how to sew", "I've started to enjoy running". */
const learning = defineRule({
  id: 'en/hobby.learning',
  priority: 84,
  confidence: 0.96,
  anchors: [
    'into ',
    'practicing',
    'practising',
    'learnin',
    'learning',
    'taken up',
    'took up',
    'started',
    'got into',
    'getting into',
  ],
  pattern: rx(
    `(?:\\b(?:i|we)(?:'ve| have|'m| am|ve|m)? |^${LEADS})(?:just |recently |also |lately |now |currently |really )*(?:been |started |begun |got |gotten )*(?:(?:learnin[g']?|practicing|practising) (?:how )?(?:to (?:play )?)?(?:the )?(?<learn>[a-z][^.;:!?()"\\n]{2,40})|(?:taken up|took up|got into|getting into|gotten into|into) (?<up>[a-z]+(?:ing|ball|s|o)?(?: [a-z]+)?))`,
  ),
  draft: (match) => {
    const learn = match.capture('learn')
    const up = match.capture('up')
    if (up)
      return LEISURE_GERUNDS.has(keyOf(up.text)) || SPORTS.has(keyOf(up.text))
        ? { slot: 'hobby', value: up }
        : null
    return learn &&
      !/^(?:play|do|use|make|get)$|^(?:about|that|from|more|a lot|so|new things|it|this|it|some|these|how)\b/u.test(
        keyOf(learn.text),
      )
      ? { slot: 'hobby', value: learn }
      : null
  },
  examples: [{ text: "recently I've been learning to weld", cards: [{ slot: 'hobby', value: 'weld' }] }],
  counterExamples: ['I am learning a lot from you', 'I got into an argument'],
})

export const hobby: readonly ExtractionRule[] = [mine, freeTime, learning, play, verbs]
