import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { relationOf } from '../../text/state.ts'
import { DOES, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

/** A thing at the beginning of a clause that a feeling is said of. */
const THING =
  "\\b(?<what>(?!(?:to be|honestly|it|that|this|which|you|he|she|they|what|who|i|we|these|those|just|even|my|your|his|her|their|nothing|something|everything|someone|people who|the (?:way|fact|idea|thought)|and|but|so|because|if|when)\\b)[a-z][a-z' -]{2,40}?)"

const STATEMENT =
  /\b(?:will|would|does|did|has|have|had|is|are|was|were|can|could|that|which|who|it|this|you|he|she|they|i|we)\b/u

const felt = (match: RuleMatch, slot: 'likes' | 'dislikes' | 'fear') => {
  const what = match.capture('what') ?? match.capture('not')
  const opens = /^(?:and |but |also |honestly |tbh |ugh |god |man )*$/u.test(match.before)
  if (!what || !opens || STATEMENT.test(keyOf(what.text))) return null
  return slot === 'likes' ? { slot, value: what } : { slot, value: what, polarity: 'negative' as const }
}

/** "Loud chewing drives me up the wall", "wet socks are my pet hate". */
const annoys = defineRule({
  id: 'en/dislikes.idiom',
  priority: 72,
  confidence: 0.93,
  anchors: [
    'up the wall',
    'round the bend',
    ' me nuts',
    ' me bonkers',
    ' me mad',
    ' me crazy',
    ' me insane',
    'on my nerves',
    'pet hate',
    'pet peeve',
    'my goat',
    'my gears',
    'boil my',
    'boils my',
    'not my cup of tea',
    "isn't my thing",
    'not my thing',
    'ick',
  ],
  pattern: rx(
    `${THING} (?:really |absolutely |always |just |honestly |kinda )*(?:drives? me (?:up the wall|round the bend|around the bend|nuts|bonkers|mad|crazy|insane)|gets? (?:on my (?:nerves|wick|tits)|my goat|under my skin)|grinds? my gears|boils? my (?:blood|piss)|gives? me the ick|(?:is|are)(?:n't| not)(?: really)? (?:my cup of tea|my thing)|(?:is|are) (?:my|a|one of my) (?:biggest |massive |huge |big )*(?:pet hates?|pet peeves?))`,
  ),
  draft: (match) => felt(match, 'dislikes'),
  examples: [
    { text: 'squeaky chairs drive me up the wall', cards: [{ slot: 'dislikes', value: 'squeaky chairs' }] },
  ],
  counterExamples: ['you drive me nuts', 'does noise get on your nerves?', 'he drives me up the wall'],
})

/** "Can't function without coffee", "ska is my jam", "I'm a sucker for". */
const adores = defineRule({
  id: 'en/likes.idiom',
  priority: 81,
  confidence: 0.93,
  anchors: [
    'without',
    'my jam',
    'my thing',
    'guilty pleasure',
    'comfort food',
    'my go-to',
    'my happy place',
    'is life',
    'right up my street',
    'right up my alley',
  ],
  pattern: rx(
    `${DOES}(?:can'?t|cannot|could never|couldn'?t)? ?(?:live|function|survive|start (?:my|the) day|do|go a day|cope) without (?:my |a |an |some |having )?(?<dear>[^,.;:!?()"\\n]{2,40})|${THING} (?:is|are) (?:totally |really |so |absolutely |just |definitely )*(?:my (?:jam|thing|guilty pleasure|comfort food|happy place)|life$|right up my (?:street|alley))|\\bmy (?:guilty pleasure|comfort food|happy place)(?: is|'s|:) (?<own>[^,.;:!?()"\\n]{2,40})`,
  ),
  draft: (match) => {
    const own = match.capture('own')
    if (own) return { slot: 'likes', value: own }
    const dear = match.capture('dear')
    if (!dear) return felt(match, 'likes')
    const denied = match.raw('neg') !== undefined || /\b(?:can'?t|cannot|couldn'?t|never) /u.test(match.text)
    const thing =
      /^(?:it|that|this|him|her|them|you|a doubt|fail|help|warning|question|any|getting|knowing|[a-z]+ing)\b/u.test(
        keyOf(dear.text),
      )
    const somebody = /^(?:my|our) /iu.test(dear.text) && relationOf(dear.text.replace(/^\S+ /u, '')) !== null
    return denied && !thing && !somebody
      ? { slot: 'likes', value: stripLead(dear, /^(?:my|a|the|some) /iu) ?? dear }
      : null
  },
  examples: [
    { text: "I can't function without coffee", cards: [{ slot: 'likes', value: 'coffee' }] },
    { text: 'dub techno is my jam', cards: [{ slot: 'likes', value: 'dub techno' }] },
  ],
  counterExamples: ['could you live without a phone?', "I can't do it without you", 'that is my jam'],
})

export const idioms: readonly ExtractionRule[] = [annoys, adores]
