import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { DOES, LEADS, LIST, rx, SUBJECT, unnamed } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'
import { felt, SO, THING } from '../../text/felt.ts'

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

export const dislikesPhrase: readonly ExtractionRule[] = [said, annoying]
