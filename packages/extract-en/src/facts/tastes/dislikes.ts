import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { DOES, I_DO, LEADS, LIST, rx } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'

const WHO =
  /^(?:you|u|it|that|this|your|him|her|them|how you|to (?:say|admit|break|bother|ask|be that|tell|see you|hear|burst|disappoint|sound|interrupt|do this|be the)|myself|these|those|the (?:way|idea|fact|sound|thought|person|one|first|second|last)|one|people like|my life|everything|being (?:called|compared)|i\b|if\b|not\b|losing to|or\b|others|someone|for\b)/u

/** Weary of what goes on just now, which is no taste. */
const WEARY =
  /^(?:my (?:mom|mum|mother|dad|father|parents|wife|husband|boyfriend|girlfriend|family|friends?|boss)|being|feeling|crying|defending|getting|having|living|trying|fighting|arguing|hearing|dealing|seeing|coming|doing|going|thinking|waiting|worrying|the)\b/u

/** "I hate clowns", "my mother can't stand heat". */
const hate = defineRule({
  id: 'en/dislikes.hate',
  priority: 82,
  confidence: 0.98,
  anchors: [
    'hate',
    'dislike',
    'stand',
    'despise',
    'detest',
    'loathe',
    'not into',
    'keen on',
    'into ',
    'fond of',
    'big on',
    'fussed',
    'tired of',
    'sick of',
    'care for',
    'little for',
    'fan of',
    'bear',
  ],
  pattern: rx(
    `(?:${DOES}(?:(?<bad>hate[sd]?|cares? (?:very |so )?little for|dislikes?|despises?|detests?|loathes?)|(?<good>stand|bear|care (?:much |too much )?for|enjoy))|\\bi(?:'ve|ve| have) (?:just |really |always |both |also )*(?:hated|disliked|despised|detested|loathed)|(?:\\bi(?: am|'m|m)|\\bmy (?:(?:older|younger|little|big) )?(?:son|daughter|wife|husband|brother|sister|mother|mom|father|dad|boyfriend|girlfriend|kids?)(?: is|'s| are)) (?:really |so |just )?(?:(?:sick and )?tired of|sick of|not (?:really |much |that |very |too |so |at all )?(?:into|keen on|fond of|big on|fussed (?:on|about)|mad (?:on|about|keen on))|not (?:a|much of a) (?:big |huge )?fan of)|(?:(?:\\bi(?: am|'m|m)? )|^${LEADS})not (?:really |too |very |that |so )?(?:a (?:big |huge |massive )?fan of|keen on|into|fond of|big on)) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const said = match.capture('what')
    const what = said && stripLead(said, /^(?:hate\b,?\s?){1,4}/iu)
    if (!what || WHO.test(keyOf(what.text))) return null
    // "Hate the game, not the player": a saying or a reply, not a taste.
    if (match.raw('headless') !== undefined && /^(?:the|ur|u|my|asking|saying|to)\b/u.test(keyOf(what.text)))
      return null
    if (/\b(?:tired|sick) of /u.test(match.text) && WEARY.test(keyOf(what.text))) return null
    const denied = denialOf(match) !== undefined
    if ((denied && match.raw('bad')) || (!denied && match.raw('good'))) return null
    const who =
      /\bmy (?:(?:older|younger|little|big) )?(?<who>son|daughter|wife|husband|brother|sister|mother|mom|father|dad|boyfriend|girlfriend|kids?)(?: is|'s| are) /u.exec(
        match.text,
      )?.groups?.['who']
    const entity =
      who === undefined
        ? {}
        : { entity: `user.${{ mom: 'mother', dad: 'father', kid: 'child', kids: 'child' }[who] ?? who}` }
    return state(match, 'dislikes', what, { ...entity, polarity: 'negative' })
  },
  examples: [
    {
      text: 'i hate traffic jams',
      cards: [{ slot: 'dislikes', value: 'traffic jams', polarity: 'negative' }],
    },
    { text: "I can't stand cilantro", cards: [{ slot: 'dislikes', value: 'cilantro' }] },
    {
      text: 'my son is tired of broccoli',
      cards: [{ slot: 'dislikes', value: 'broccoli', entity: 'user.son' }],
    },
  ],
  counterExamples: ['I hate you', 'I hate it', 'he hates Mondays', "I don't hate it"],
})

/** "I don't want to move again": a lasting wish not to. */
const unwanted = defineRule({
  id: 'en/dislikes.unwanted',
  priority: 70,
  confidence: 0.93,
  anchors: ['want to', 'wanna'],
  pattern: rx(
    '\\bi (?:really |just |never )?(?:do not|don\'?t|never) (?:ever )?(?:want to|wanna) (?<what>(?:live|be alone|have (?:kids|children)|get married|grow old|go to war|become|work (?:in|for) (?:an? )?office|grow up)\\b[^,.;:!?()"\\n]{0,40})',
  ),
  draft: (match) => state(match, 'dislikes', match.capture('what'), { polarity: 'negative' }),
  examples: [{ text: 'I never want to have kids', cards: [{ slot: 'dislikes', value: 'have kids' }] }],
  counterExamples: ["I don't want to go", "I don't want to talk about it"],
})

/** "Spiders make me nervous", "crowds make me nervous". */
const makes = defineRule({
  id: 'en/dislikes.makes-me',
  priority: 70,
  confidence: 0.93,
  anchors: [
    'make me',
    'makes me',
    'gross me out',
    'grosses me out',
    'creep me out',
    'freak me out',
    'drives me crazy',
    'drive me crazy',
  ],
  pattern: rx(
    "(?:^|, |and )(?<what>(?!(?:it|that|this|which|you|he|she|they|what|people who|i|we|these|those|just|even|the (?:way|fact|idea|thought)|gosh|god|certain|some|every|my|your|his|her|[a-z]+ (?:being|has|does|will|had|did|can)\\b)\\b)[a-z][a-z' ]{2,35}?) (?:really |always |just |kinda )?(?:makes? me (?:feel )?(?:so |very |really |a bit |feel )?(?:depressed|sad|sick|nervous|anxious|uncomfortable|angry|mad|miserable|sneeze|gag)|(?:gross|creep|freak)(?:es|s)? me out|drives? me (?:crazy|nuts|mad))",
  ),
  draft: (match) =>
    /\b(?:will|would|does|did|has|have|had|is|are|was|were|can|could|too much)\b/u.test(
      match.raw('what') ?? '',
    )
      ? null
      : state(match, 'dislikes', match.capture('what')),
  examples: [{ text: 'balloons make me nervous', cards: [{ slot: 'dislikes', value: 'balloons' }] }],
  counterExamples: ['you make me sad', 'that makes me sick'],
})

const FEAR_WHAT =
  /^(?:that|you|so|i|it|this|not|have|before|after|when|what|where|who|my (?:[a-z]+ ){1,2}(?:will|would|is|might)|going into (?:too )?|the (?:consequences|point)|to (?:ask|say|tell|admit)|the way|how|if|of|for)\b/u

/** "I'm terrified of scorpions", "afraid of heights", "my fear is drowning". */
const fear = defineRule({
  id: 'en/fear.afraid',
  priority: 88,
  confidence: 0.92,
  anchors: [
    'afraid of',
    'scared of',
    'terrified of',
    'fear',
    'phobia',
    'frightened of',
    'petrified of',
    'dread',
  ],
  pattern: rx(
    `(?:(?:(?:\\bi(?: am|'m|m| was|'ve been| have been)|\\bam) |^${LEADS})(?:really |very |so |always |also |absolutely |kinda |deathly |just |a bit |still )*(?:afraid|scared|terrified|frightened|petrified) of|${I_DO}(?:have an? (?:huge |big |irrational |terrible |great |real |phobia |deep )*(?:fear|phobia) of|fear)|\\bmy (?:biggest |greatest |worst |only |main )?fears? (?:is|are|of)) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what || FEAR_WHAT.test(keyOf(what.text)) || match.raw('neg') !== undefined) return null
    const theirs =
      /\b(?:he|she|they|people|you|who|[a-z]+s?) (?:is|are) (?:really |very |so )?(?:afraid|scared)/u.test(
        match.clause.text,
      )
    return theirs && !/\b(?:i|i'm|im)\b/u.test(match.before + match.text)
      ? null
      : { slot: 'fear', value: what, polarity: 'negative' }
  },
  examples: [
    { text: "I'm afraid of thunder", cards: [{ slot: 'fear', value: 'thunder', polarity: 'negative' }] },
  ],
  counterExamples: [
    "I'm afraid of that",
    "I'm afraid not",
    'are you afraid of snakes?',
    'she is scared of dogs',
  ],
})

export const dislikes: readonly ExtractionRule[] = [fear, hate, unwanted, makes]
