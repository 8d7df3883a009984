import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { about, denialOf, state } from '../../text/state.ts'
import { DOES, LIST, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

const LIKE =
  "(?:'m|am|is|are) (?:really |not |so |just |very |much ){0,3}(?:liking|enjoying)(?= (?!(?:it|this|that|my|the|your|his|her|our|being|how|every|each|some|a)\\b))|like[sd]?|liking|love[sd]?|luv|enjoy(?:s|ed|ing)?|adore[sd]?|dig|(?:'m|am|is|are|be|been) (?:really |very |much |damn |so |also |more |totally |pretty |big |lowkey |low-key |absolutely |completely |slightly |weirdly |genuinely |super |kinda |always |still |just |quite |currently )*(?:into|fond of|crazy about|passionate about|obsessed (?:with|w/|over)|interest(?:ed|ing) in|addicted to|keen on|hooked on|drawn to|in love with|a sucker for|partial to|mad about|wild about)"
/** Pastimes said with "love": what follows is no thing liked but a reply. */
const REPLY =
  /^(?:to (?:have|get|buy|order|take|request) (?:\d|an? (?:few|couple)|some|more|another|all|the|that|this)|to (?:call it|be sure|be honest|be clear)|let|me|you|u|it|that|this|your|ur|yr|dis|dat|dese|tis|y'all|our (?:chats?|talks?|conversations?)|how|what|when|where|to (?:chat|talk (?:to|with) you|meet you|hear|know|see (?:it|that|you)|help|say|think|get to know|be friends|thank|ask|believe|imagine|keep it|come|go$|try (?:it|that)|read (?:it|that|your)|share that|start|add|point|mention|discuss|clarify|make sure|ensure|create|use)|one|the (?:way|idea|sound|look|fact|picture|photo|pic|quote|song|movie|film|message|design|color|colour|thought|name|one|part|vibe|energy|flavou?rs?|details?|first|second|third|last)|them|these|those|him|her|she|he|they|i|my (?:new|dream) (?:friend|job)|being able to|as|if|so far|some (?:help|advice|tips|suggestions)|a (?:good|few|lot|bit|little)(?: (?:of|more))?(?: (?:help|advice|tips|suggestions|challenge|laugh|chat))|seeing (?:you|it|that|how)|hearing (?:you|it|that|how|about)|talking (?:to|with) you|chatting|meeting you|knowing|both|everything|anything(?= (?:about|like|else|you|that|more|at|i|we)\b| ?$)|nothing|all of|not|any of|either|too|very|much|about|better|more than|for|at|on|by|from|in|with|within|during|or|and|but)\b/u
/** What a request is about, not what one likes. */
const PASSING_INTEREST =
  /^(?:the|this|that|these|your|any|some|knowing|seeing|hearing|getting|using|trying|buying|finding|exploring|learning (?:more|about|how)|understanding|adding|checking|hiring|investing|[a-z]+ing (?:more|the|a|my|some|out|about))\b/u
const PAST_VERB = /(?:liked|loved|enjoyed|adored)$/u

const EDGES: readonly string[] = [
  'like',
  'love',
  'luv',
  'lovin',
  'liking',
  'enjoying',
  'enjoy',
  'adore',
  ' dig ',
  ' into',
  'fond of',
  'crazy about',
  'passionate about',
  'obsessed',
  'interested in',
  'interesting in',
  'addicted',
  'keen on',
  'hooked on',
  'drawn to',
  'in love with',
  'sucker for',
  'partial to',
  'mad about',
  'wild about',
]

const beforeWhat = (match: RuleMatch): string =>
  match.text.slice(0, match.text.length - (match.raw('what') ?? '').length)
const beforeVerb = (match: RuleMatch, verb: string): string => beforeWhat(match).slice(0, -verb.length - 1)

/** Praise, and interest in what one asks about, which are no tastes. */
function isReply(match: RuleMatch, verb: string, what: string): boolean {
  if (REPLY.test(keyOf(what))) return true
  // "Love the photos!" is praise; "love sushi" tells of the speaker.
  if (match.raw('headless') !== undefined && PRAISED.test(what)) return true
  if (/in love with/u.test(verb) && SOMEBODY.test(what)) return true
  if (!/interested in/u.test(verb) || FIELD_OF.test(what)) return false
  return what.split(' ').length > 2 || PASSING_INTEREST.test(keyOf(what))
}
const PRAISED =
  /^(?:the|ur|u|ü|ya|yall|y'all|sorry|dear|always|love|languages?|letters?|life|story|stories|all|xx?x?|my|to|from|[[<@])(?: |$)/iu
/** Whom one is in love with is no taste. */
const SOMEBODY =
  /^(?:someone|somebody|an? (?:[a-z]+ ){0,2}(?:girl|boy|man|woman|guy|person|friend|offender|coworker|colleague|classmate|stranger|teacher|doctor)|my (?:best |close |old )?(?:friend|boss|coworker|colleague|classmate|neighbou?r|ex|teacher|roommate|cousin|therapist))\b/iu
const FIELD_OF =
  /^(?:the )?(?:history|art|science|study|culture|world|politics|philosophy|psychology|archaeology|mechanics|origins?) of /iu

/** One occasion: "I liked it", "I've enjoyed talking about football", "I didn't like the end". */
function isOnce(match: RuleMatch, verb: string, what: string): boolean {
  const before = beforeWhat(match)
  if (PAST_VERB.test(verb) && !/\b(?:always|have|'ve|since|used to)\b/u.test(before)) return true
  if (/^did(?: not|n'?t)$/u.test(match.raw('neg') ?? '') && /^(?:the|that|this|your|his|her)\b/iu.test(what))
    return true
  return (
    /^(?:enjoyed|loved|liked)$/u.test(verb) &&
    /^(?:[a-z]+ing|this|our|the)\b/iu.test(what) &&
    !/\b(?:always|used to|since|for (?:years|ages|as long)|all my life)\b/u.test(match.text)
  )
}

/** "I've like overslept", "I, like, know": a filler. */
const isFiller = (match: RuleMatch, verb: string): boolean =>
  /^(?:i|we), ?(?:um,? |uh,? )?like,? /u.test(match.text) ||
  (verb === 'like' && /(?:'ve|\b(?:have|has|had|ive)) $/u.test(beforeVerb(match, verb)))

/** "What I like", "the ones that I like": the thing stands before. "I know that I like tea" states it. */
const isAsked = ({ before }: RuleMatch): boolean =>
  /\b(?:what|how|things|stuff|that|which|ones|(?:not|n't) all(?: of)?) $/u.test(before) &&
  !/\b(?:knows?|knew|think|say|said|tell|told|fact|truth|problem|thing is|hope|guess|admit|reali[sz]e|means?|proud|glad|sure|mention|add|is) that $/u.test(
    before,
  )

function liking(match: RuleMatch): Proposal | null {
  const what = match.capture('what')
  const verb = match.raw('verb') ?? ''
  if (!what || isReply(match, verb, what.text) || isOnce(match, verb, what.text)) return null
  const subject = about(match)
  if (subject === null || isAsked(match) || isFiller(match, verb)) return null
  if (match.raw('kin') === undefined && match.raw('pron') === 'it') return null
  if (denialOf(match) !== undefined || / not /u.test(verb))
    return { slot: 'dislikes', value: what, ...subject, polarity: 'negative' }
  return { slot: 'likes', value: what, ...subject }
}

/** "I love coffee", "my son likes trains", "I'm into jazz". */
const like = defineRule({
  id: 'en/likes.like',
  priority: 80,
  confidence: 0.97,
  anchors: EDGES,
  pattern: rx(
    `(?:${DOES}(?:have |'ve )?(?:always )?(?:(?:started|starting|grown|come|learned) to )?|\\bi am (?=(?:very |really )like )|\\bi(?=(?:'m|m) )|\\b(?:i|we)(?:'ve|ve) (?:always |recently |lately |also )?(?:(?:started|grown|come|learned) to )?)(?<verb>${LIKE.replaceAll("(?:'m|am|", "(?:'m|m|am|")}) (?!than\\b)(?:very much |so much |a lot (?!of ))?(?<what>${LIST})`,
  ),
  draft: liking,
  examples: [
    {
      text: 'I love cats, dogs and birds',
      cards: [
        { slot: 'likes', value: 'cats' },
        { slot: 'likes', value: 'dogs' },
        { slot: 'likes', value: 'birds' },
      ],
    },
    { text: 'i really like rowing', cards: [{ slot: 'likes', value: 'rowing' }] },
    { text: 'my son likes trains', cards: [{ slot: 'likes', value: 'trains', entity: 'user.son' }] },
    {
      text: "i don't like mushrooms",
      cards: [{ slot: 'dislikes', value: 'mushrooms', polarity: 'negative' }],
    },
    { text: 'I used to love surfing', cards: [{ slot: 'likes', value: 'surfing', tense: 'past' }] },
  ],
  counterExamples: [
    'I love you',
    'I like that idea',
    'he likes jazz',
    'do you like opera?',
    "I'd like a coffee",
    'it looks like rain',
  ],
})

/** "Personally, love shawarma": the subject left out at the beginning. */
const bare = defineRule({
  id: 'en/likes.bare',
  priority: 78,
  confidence: 0.93,
  anchors: [
    'love',
    'luv',
    'loving',
    'really enjoy',
    'liked',
    'really like',
    'adore',
    ' into ',
    'obsessed with',
    'addicted to',
    'hooked on',
    'in love with',
  ],
  pattern: rx(
    `^(?:yes |yeah |yep |oh |personally |also |and |just |really |absolutely |always |well |lol |definitely |honestly |tbh )*(?<verb>love|loving|luv|always (?:liked|loved)|really (?:like|enjoy|love)|absolutely (?:love|adore)|adore|obsessed with|(?:totally|absolutely|completely|kinda|really|so) (?:into|obsessed with|addicted to|hooked on|in love with)) (?<what>${LIST})`,
  ),
  draft: (match) =>
    /^(?:it|this|that|the|ur|u|love|languages?|letters?|life|stor(?:y|ies)|[[<@]|your|how|you|to hear|those|these|them|is|are|was|has|brings?|can|will|makes|means|hurts|conquers)\b/u.test(
      match.raw('what') ?? '',
    )
      ? null
      : liking(match),
  examples: [{ text: 'yeah really like sushi', cards: [{ slot: 'likes', value: 'sushi' }] }],
  counterExamples: ['love it', 'love your style', 'enjoy your meal'],
})

/** What one prefers this once, or to something said before: "I prefer a room on the ground floor". */
const NO_TASTE =
  /\b(?:to|over|than|rather|that|not to|if|at|on)\b|\d|^(?:an?|the|my|your|this|these|those|his|her|their|one|more|most|less|being|some|something|someone|just|to|make|not|do|two|three|four|five|first|second|third|next|last|other|same|earlier|later|early|late|morning|afternoon|evening|aisle|window|non-?stop|direct)\b/u

/** "I prefer rabbits"; what one has a weakness for is read by frames. */
const weakness = defineRule({
  id: 'en/likes.weakness',
  priority: 82,
  confidence: 0.94,
  anchors: ['prefer '],
  pattern: rx(
    `\\b(?:i|we) (?:also |always |really |just |still |usually |much )*(?<prefer>prefer) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what || REPLY.test(keyOf(what.text))) return null
    if (match.raw('prefer') !== undefined && NO_TASTE.test(keyOf(what.text))) return null
    return state(match, 'likes', stripLead(what, /^(?:tasty|good) /iu))
  },
  examples: [{ text: 'not really, i prefer rabbits', cards: [{ slot: 'likes', value: 'rabbits' }] }],
  counterExamples: ['what is your passion?', 'I prefer that one'],
})

export const likes: readonly ExtractionRule[] = [weakness, like, bare]
