import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { denialOf, state } from '../frames.ts'
import { DOES, LEADS, LIST, rx, SUBJECT, unnamed } from '../patterns.ts'
import { cutAt, keyOf, stripLead } from '../text/capture.ts'
import { felt, SO, THING } from '../text/felt.ts'

const NO_HATE =
  /^(?:it|that|this|these|those|you|u|your|him|her|them|me|myself|(?:the|my) (?:idea|way|fact|thought|same|situation|stress|pressure|workload|job|load|details|rest)|to|being|what|how|with|one|here|waiting|people like|everything|anything|any of|all (?:of|this|that)|more|most|further|another|any (?:more|further|other)|such|situations?|places? where|people (?:and|who)|girls|boys|men|women|guys|if|doing (?:that|this|it))\b/u
/** Weary of what goes on just now, which is no taste: "tired of crying", "sick of my mom". */
const TIRED = /\b(?:tired|sick|fed up|bored) (?:of|with) /u
const WEARY =
  /^(?:my (?:mom|mum|mother|dad|father|parents|wife|husband|boyfriend|girlfriend|bf|gf|brother|sister|family|friends?|boss)|(?:being|feeling|crying|defending|getting|having|living|trying|fighting|arguing|hearing|dealing|seeing|coming|doing|going|thinking|waiting|worrying|explaining|pretending|always|constantly|the)|all (?:the|of|this|my))\b/u
const NEG = { polarity: 'negative' as const }

/** "I can't deal with clutter", "I've never liked marzipan", "my dad has no patience for queues", "fed up with rain". */
const said = defineRule({
  id: 'en/dislikes.said',
  priority: 83,
  confidence: 0.92,
  anchors: [
    'deal with',
    'handle',
    'stomach',
    'tolerate',
    'abide',
    'bothered with',
    'doing with',
    'vibe with',
    'the appeal',
    'the hype',
    'time for',
    ' patience',
    'tolerance',
    'interest in',
    'never liked',
    'never cared for',
    'never been a fan',
    'never been into',
    'never been keen',
    'never got into',
    'never gotten into',
    'never enjoyed',
    'never warmed',
    'never understood the',
    'fed up',
    'tired of',
    'sick of',
    'bored of',
    'done with',
    'so over',
    'stay away from',
    'steer clear',
    'avoid',
    "don't do ",
    'dont do ',
    "don't rate",
    'dont rate',
    "don't dig",
    "can't do ",
    'cant do ',
    'despise',
    'averse to',
    'aversion to',
    'put off by',
    'disgusted by',
    'hatred',
    'no fan of',
    'no big fan',
    'the biggest fan',
    'a huge fan',
    'repulsed',
  ],
  pattern: rx(
    `(?:(?:${DOES}(?:(?<no>deal with|handle|stomach|tolerate|abide|be bothered with|be doing with|vibe with|(?:get|see|understand) the (?:appeal|hype) (?:of|with|around|behind)|rate|dig|do(?= (?:spicy|loud|big|crowds|mornings|heights|cold|hot|heat|horror|scary|small talk|drama|surprises|parties|hospitals|public|early|long|seafood|cheese|dairy|gore|blood)))|(?:have|has|got|have got) (?:absolutely |literally )?(?:no|zero|little) (?:time|patience|tolerance|interest) (?:for|in)|(?:have|has|got) an? (?:[a-z]+ )?(?:hatred|aversion|dislike|distaste) (?:of|for|to|towards?)|(?:always |generally |usually )?(?:try to |tries to )?(?:avoids?|stays? away from|steers? clear of)|(?<never>liked|cared (?:much )?for|enjoyed|warmed to|(?:understood|got) the (?:appeal|hype) (?:of|around|with)))|(?:${unnamed(SUBJECT)}(?:'ve|ve| have|'s| has)? |^${LEADS})never (?:really |ever )?(?<been>liked|cared (?:much )?for|been (?:really |much |very )?(?:a (?:big |huge )?fan of|into|keen on|fond of|big on)|(?:got|gotten) into|enjoyed|warmed to))|(?:\\bi(?: am|'m|m|'ve been)|^${LEADS})(?: |(?<=^| ))(?:so |really |very |just |honestly |totally |completely |absolutely |beyond |a bit |super |kinda |getting |getting really |so ){0,2}(?:fed up (?:with|of)|(?:sick and )?tired of|sick of|bored of|(?<over>over|done with)(?= (?:winter|summer|this weather|rain|cold|hot|snow|the whole|dating|drama|social|small|office|meetings|commuting|city|online))|averse to|put off by|disgusted by|repulsed by|no (?:big |huge )?fan of|not the (?:biggest|greatest) fan of)) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (!what || NO_HATE.test(keyOf(what.text)) || match.raw('pron') === 'it') return null
    const never = match.raw('been') !== undefined
    const denied = denialOf(match) !== undefined
    const needs = match.raw('no') !== undefined || match.raw('never') !== undefined
    if (needs !== denied || (never && denied)) return null
    if (TIRED.test(match.text) && WEARY.test(keyOf(what.text))) return null
    const entity = never && !/^(?:i|we|me|(?:[a-z]+,? ){0,3}never)\b/u.test(match.text) ? null : {}
    if (entity === null) return null
    return state(match, 'dislikes', stripLead(what, /^(?:any|the) /iu), NEG)
  },
  examples: [
    { text: "I can't deal with clutter", cards: [{ slot: 'dislikes', value: 'clutter' }] },
    { text: "I've never liked marzipan", cards: [{ slot: 'dislikes', value: 'marzipan' }] },
    {
      text: 'my dad has no patience for queues',
      cards: [{ slot: 'dislikes', value: 'queues', entity: 'user.father' }],
    },
  ],
  counterExamples: [
    "I can't deal with this",
    'I can handle stress',
    'should I avoid dairy?',
    'I have no time for that',
  ],
})

/** "I hate it when people are late", "can't stand when the bus is full". */
const when = defineRule({
  id: 'en/dislikes.when',
  priority: 84,
  confidence: 0.92,
  anchors: [
    'it when',
    'hate when',
    'stand when',
    'like when',
    'hate how',
    'hates when',
    'love when',
    'loves when',
    'dislike when',
  ],
  pattern: rx(
    `${DOES}(?:(?<bad>hates?|dislikes?|despises?|loathes?)|(?<good>stand|like|bear|love|loves|likes)) (?:it )?(?:when(?:ever)?|how) (?<what>(?!(?:you|u|that|this|it(?! (?:rains|snows|is (?:hot|cold|dark|quiet|windy|sunny|raining|snowing)|gets (?:hot|cold|dark)|thunders))|things|she|he|they)\\b)[^.;:!?()"\\n]{3,70})`,
  ),
  draft: (match) => {
    const bad = match.raw('bad') !== undefined
    const what = match.capture('what')
    // As text: a statement is no item of a list, which values of this slot are cut to.
    const scene = what && cutAt(what, /,|\s(?:but|because|so|lol|and (?:i|it|my))\b/iu)?.text
    const denied = denialOf(match) !== undefined
    const liked = /^(?:love|like)s?$/u.test(match.raw('good') ?? '')
    if ((bad && denied) || /^did/u.test(match.raw('neg') ?? '')) return null
    if (!bad && !denied) return liked ? state(match, 'likes', scene) : null
    return state(match, 'dislikes', scene, NEG)
  },
  examples: [
    { text: 'I hate it when trains are late', cards: [{ slot: 'dislikes', value: 'trains are late' }] },
  ],
  counterExamples: ['I hate it when you do that', 'do you hate it when it rains?', 'he hates it when I sing'],
})

/** "Slow walkers annoy me", "jazz does nothing for me", "seafood isn't for me". */
const annoying = defineRule({
  id: 'en/dislikes.annoying',
  priority: 71,
  confidence: 0.93,
  anchors: [
    'annoy',
    'bore me',
    'bores me',
    'irritate',
    'disgust',
    'stress me',
    'stresses me',
    'my stomach',
    'me off',
    'nothing for me',
    'it for me',
    'not for me',
    "n't for me",
    'not my ',
    "n't my ",
    'nemesis',
    'bane of',
    'me cringe',
    'me gag',
    'me sick',
    'me angry',
    'a no from me',
    'turn me off',
    'turns me off',
    'turn-off',
    'grosses me',
    'gross me',
    'me to tears',
    ' drain',
    'exhaust',
    'headache',
    'migraine',
    'anxiety',
    'the ick',
    'wears me',
    'wear me',
    'infuriate',
    'rub me',
    'rubs me',
    'pet peeve',
    'pet hate',
    'worst nightmare',
    'depress',
    'something i hate',
  ],
  pattern: rx(
    `${THING} ${SO}(?:annoys? (?:me|the (?:hell|crap|shit) out of me)|bores? me|irritates? me|infuriates? me|disgusts? me|depress(?:es)? me|stress(?:es)? me out|turns? my stomach|(?:puts?|ticks?|turns?|pisses|piss) me off|rubs? me the wrong way|gross(?:es)? me out|drains? me|exhausts? me|wears? me out|gives? me (?:a headache|headaches|anxiety|the ick|a migraine|migraines|hives)|makes? me (?:want to )?(?:cringe|gag|sick|so angry|angry|puke|vomit|barf|hurl)|(?:does|do) nothing for me|(?:does|do)(?:n'?t| not) do it for me|never did it for me|(?:is|are|was|were)(?:n'?t| not|nt) ${SO}(?:for me|my (?:thing|jam|style|vibe|cup of tea|bag|scene|forte of choice|idea of fun|kind of thing|favou?rites?))|(?:is|are) ${SO}(?:my (?:nemesis|worst nightmare|pet peeve|pet hate|number one pet peeve|biggest pet peeve)|the bane of my (?:life|existence)|a (?:big |huge |hard |total )?(?:no from me|turn[- ]off(?: for me)?)|something i (?:really |truly |absolutely )?(?:hate|can't stand|dislike)))`,
  ),
  draft: (match) => felt(match, 'dislikes', NEG),
  examples: [{ text: 'slow walkers annoy me', cards: [{ slot: 'dislikes', value: 'slow walkers' }] }],
  counterExamples: ['you annoy me', 'that makes me sick', 'is camping not for me?', 'it does nothing for me'],
})

/** "Nothing worse than soggy chips", "the thing I hate most is ironing", "my pet peeve is slow walkers". */
const worst = defineRule({
  id: 'en/dislikes.worst',
  priority: 84,
  confidence: 0.92,
  anchors: [
    'worse than',
    'more annoying',
    'me more than',
    'i hate',
    'stand is',
    'annoys me',
    'pet peeve',
    'pet hate',
    'turn-off',
    'turn off is',
    'i dislike',
    'dislikes',
  ],
  pattern: rx(
    `\\b(?:nothing|nothing's|nothing is|there's nothing|there is nothing) (?:is )?(?:worse|more annoying|more boring|more irritating) than (?<a>${LIST})|\\bnothing (?:annoys|irritates|bores|infuriates|bothers) me more than (?<b>${LIST})|\\b(?:the |one |another )?things? (?:that |which )?i (?:really |absolutely |truly )?(?:hate|can'?t stand|dislike|despise)(?: (?:the )?most)?(?: in life)?(?: is|'s| are) (?<c>${LIST})|^${LEADS}what (?:i (?:really |absolutely )?(?:hate|dislike|can'?t stand)|(?:really |always )?(?:annoys|bugs|irritates) me)(?: (?:the )?most)? (?:is|are) (?<d>${LIST})|\\b(?:my|one of my) (?:biggest |number one |main |major |huge |only |greatest )*(?:pet peeves?|pet hates?|turn[- ]offs?|dislikes)(?: is| are|'s|:) (?:when )?(?<e>${LIST})`,
  ),
  draft: (match) => {
    const what = ['a', 'b', 'c', 'd', 'e'].map((name) => match.capture(name)).find(Boolean)
    return what && !NO_HATE.test(keyOf(what.text)) ? state(match, 'dislikes', what, NEG) : null
  },
  examples: [
    { text: 'nothing worse than soggy chips', cards: [{ slot: 'dislikes', value: 'soggy chips' }] },
    { text: 'my pet peeve is slow walkers', cards: [{ slot: 'dislikes', value: 'slow walkers' }] },
  ],
  counterExamples: ['nothing worse than that', 'what is your pet peeve?'],
})

export const dislikesPhrase: readonly ExtractionRule[] = [when, worst, said, annoying]
