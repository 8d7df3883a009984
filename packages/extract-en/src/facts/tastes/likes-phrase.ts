import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { denialOf, state } from '../../text/state.ts'
import { DOES, LEADS, LIST, rx, SUBJECT } from '../../text/patterns.ts'
import { keyOf, stripLead } from '../../text/capture.ts'
import { felt, SO, THING } from '../../text/felt.ts'

const LEAD_IN =
  /^(?:me (?:some|an?)(?: good| nice)?|love|anything with|any kind of|all kinds of|all things|anything|a good|a nice|tasty|some) /iu
const NO_LOVE =
  /^(?:it|that|this|these|those|you|u|your|him|her|them|me|myself|others|everyone|people|someone|the (?:idea|way|fact|thought|day|moment|past|future|other|others)|to|getting|being|my (?:job|work|life|own)|each|what|how|a (?:fight|tie|deal|bargain|discount|good (?:deal|discount))|knowing)\b/u

/** "I could eat tacos every day", "I'm all about linen", "I have a thing for neon", "my brother goes nuts for pickles". */
const said = defineRule({
  id: 'en/likes.said',
  priority: 83,
  confidence: 0.93,
  anchors: [
    'enough of',
    'say no to',
    'resist',
    'too much',
    'too many',
    'all day',
    'every day',
    'forever',
    'live for',
    'lives for',
    'about',
    'big into',
    'nuts for',
    'crazy for',
    'mad for',
    'kick out of',
    'sucker for',
    'soft spot',
    'weakness for',
    'thing for',
    'love with',
    ' stan ',
    'swear by',
    'swears by',
    'joy in',
    'pleasure in',
    'love me ',
    'loves me ',
    'fascinated',
    'hooked',
    'gravitate',
    'the appeal',
    ' <3 ',
    'grew up on',
    'get excited',
    'never get tired of',
    'never tire of',
    'never get sick of',
    'never get bored of',
    'addicted',
  ],
  pattern: rx(
    `(?:${DOES}(?:(?<no>get enough of|say no to|resist|have (?:too much|too many|enough)(?: of)?|get (?:tired|sick|bored) of|tire of)|(?:will |would )?(?:live|lives) for|(?:could|can) (?:easily |happily |literally )?(?:eat|drink|watch|listen to|play|look at|talk about|live on|live off)(?= .{2,40} (?:all day|every day|every single day|all night|forever|for hours|for ever|24/7|for (?:breakfast|days|the rest of my life)))|go(?:es)? (?:nuts|crazy|mad|bananas|wild) (?:for|over)|(?:get|gets) (?:such |really )?(?:a (?:huge |big |real )?(?:kick|buzz|thrill) out of|(?:so |really |very )?excited (?:about|over|by))|(?:have|has|got|had)(?: got)? (?:always had )?an? (?:[a-z]+ ){0,2}(?:soft spot|weakness|thing|obsession|addiction|love|passion|fondness|fascination|sweet tooth) (?:for|with|to)|(?:fell|fallen|falling) (?:totally |completely |back )?in love with|stan|swears? by|(?:find|finds|take|takes) (?:great |so much |real |a lot of )?(?:joy|pleasure|comfort) in|gravitates? (?:towards?|to)|(?:love|loves)(?= me (?:some|an?) )|<3|grew up on)|(?:\\bi(?: am|'m|m|'ve been)|\\bi ?m|^${LEADS})(?: |(?<=^| ))(?:so |really |very |also |just |still |always |totally |completely |absolutely |kinda |honestly |weirdly |lowkey |genuinely |super |rather |a bit |currently |big time ){0,3}(?:such a (?:huge |total |massive )?sucker for|a (?:huge |total |massive |complete |real |big )?sucker for|big into|all about|nuts about|bonkers about|bananas about|gaga over|fascinated (?:by|with)|enamou?red (?:with|of|by)|hooked on|addicted to)|^${LEADS}(?:really |just |honestly )?(?<cant>can'?t|cannot|could never|never) (?:get enough of|say no to|resist|have enough|have too (?:much|many)|get (?:tired|sick|bored) of)) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const least = match.raw('no') !== undefined
    const fan = match.raw('cant') !== undefined
    if (
      !what ||
      NO_LOVE.test(keyOf(what.text).replace(/^(?:my|his|her|their) (?=[a-z]+ [a-z])/u, '')) ||
      (!fan && least !== (denialOf(match) !== undefined))
    )
      return null
    if (match.raw('pron') === 'it' || /^more\b/iu.test(what.text)) return null
    if (
      /\bhave (?:too (?:much|many)|enough)/u.test(match.text) &&
      !/^(?:can|never|could)/u.test(match.raw('neg') ?? match.raw('cant') ?? '')
    )
      return null
    if (
      /\bin love with /u.test(match.text) &&
      /\b(?:girl|boy|man|woman|guy|someone|friend|person|classmate|coworker|colleague|married|best friend)\b/iu.test(
        what.text,
      )
    )
      return null
    const own = /\bswears? by \S/u.test(match.text)
      ? stripLead(what, /^(?:my|our|his|her|their|the) /iu)
      : what
    const bare = own && stripLead(own, LEAD_IN)
    return state(match, 'likes', bare && cutHours(bare), { polarity: 'positive' })
  },
  examples: [
    { text: 'I could eat tacos every day', cards: [{ slot: 'likes', value: 'tacos' }] },
    { text: "can't get enough of shoegaze", cards: [{ slot: 'likes', value: 'shoegaze' }] },
    { text: "I'm such a sucker for old maps", cards: [{ slot: 'likes', value: 'old maps' }] },
    {
      text: 'my brother goes nuts for pickles',
      cards: [{ slot: 'likes', value: 'pickles', entity: 'user.brother' }],
    },
  ],
  counterExamples: [
    "I'm all about that",
    'I can resist it',
    'could you eat rice every day?',
    "can't get enough of you",
    'what is this all about',
  ],
})

/** "Tacos every day" is tacos. */
function cutHours<T extends { text: string; span: { start: number; end: number } }>(value: T) {
  const at = value.text.search(
    / (?:all day|every (?:single )?day|all night|forever|for ever|for hours|24\/7|for (?:breakfast|days|the rest)|growing up)/iu,
  )
  return at < 0
    ? value
    : { text: value.text.slice(0, at), span: { start: value.span.start, end: value.span.start + at } }
}

/** "Thunderstorms make me so happy", "sourdough is my obsession". */
const cherished = defineRule({
  id: 'en/likes.cherished',
  priority: 79,
  confidence: 0.92,
  anchors: [
    'make me',
    'makes me',
    'me up',
    'me smile',
    'gets old',
    'get old',
    'my weakness',
    'my life',
    'my whole life',
    'my thing',
    'my obsession',
    'my addiction',
    'my passion',
    'my vice',
    'my kryptonite',
    'my heart',
    'my love language',
    'my everything',
    'true love',
    'first love',
    'my guilty',
    'passion of mine',
    'something i ',
    'my comfort',
    'right up my',
    'my cup of tea',
    'me joy',
    'love of my life',
    'what i ',
    'one thing i ',
    'my vibe',
    'my soul',
  ],
  pattern: rx(
    `${THING} ${SO}(?:makes? me (?:so |really |very |super )?(?:happy|smile)|cheers? me up|never (?:gets? old|fails? to (?:cheer me up|make me smile|make me happy))|(?:has|have|has got) my (?:whole |entire )?heart|brings? me (?:so much |such |a lot of )?joy|(?:is|are|is also|are also|'s) ${SO}(?:(?:a |one of )?my (?:biggest |greatest |one |only |big |current |latest |new |true |ultimate |main |secret |real )*(?:weakness(?:es)?|obsession|addiction|passion|vice|kryptonite|love language|everything|true love|first love|guilty pleasures?|comfort (?:food|show|movie|film|drink|game|book)|cup of tea|vibe|soul food)|(?:the love of my life)|a (?:huge |big |real |great )?passion of mine|(?:something|one thing|a thing|what) (?:that )?i (?:really |truly |absolutely |genuinely |just )?(?:love|enjoy|like|adore|live for|look forward to)(?! (?:about|how|when|least))|right up my (?:street|alley))|(?<gone>(?:was|were|used to be) ${SO}my (?:whole |entire )?(?:life|passion|obsession|everything|thing|biggest passion)(?! is)))`,
  ),
  draft: (match) =>
    /(?:n't|\bnot|\bnever) /u.test(match.text.replace(/never (?:get|fail)/u, ''))
      ? null
      : felt(match, 'likes', match.raw('gone') === undefined ? {} : { tense: 'past' }),
  examples: [
    { text: 'thunderstorms make me so happy', cards: [{ slot: 'likes', value: 'thunderstorms' }] },
    { text: 'sourdough is my obsession', cards: [{ slot: 'likes', value: 'sourdough' }] },
  ],
  counterExamples: [
    'that makes me happy',
    'you make me smile',
    'my boss is not my cup of tea',
    'it never gets old',
  ],
})

/** "Nothing beats a cold lemonade", "you can't beat ramen", "gimme rain any day", "one thing I love is fog". */
const best = defineRule({
  id: 'en/likes.nothing-beats',
  priority: 82,
  confidence: 0.92,
  anchors: [
    'beats ',
    'beat ',
    'better than',
    'nothing like',
    'any day',
    'i love',
    'i really love',
    'i enjoy',
    'i like',
    'weakness',
    'obsession',
    'my thing is',
    'addiction',
    'my vice',
    ' vice ',
    'hard to beat',
    'happy like',
    'happier than',
    'as happy as',
  ],
  pattern: rx(
    `\\bnothing (?:in (?:the|this) world )?(?:beats|can beat|compares to|makes me (?:as happy as|happier than)) (?<a>${LIST})|(?<!look |looks |looked |is |are |was |were |'s |know |knows |anything )\\b(?:nothing's|nothing is|nothing|there's nothing|there is nothing|theres nothing) (?:quite |any |really )?(?:better|nicer|like) (?:in (?:the|this) world )?(?:than )?(?<b>${LIST})|\\byou (?:just |really )?(?:can'?t|cannot) beat (?<c>${LIST})|^${LEADS}(?:gimme|give me) (?<d>[^,.;:!?()"\\n]{2,40}?) (?:any day|all day|every time)\\b|\\b(?:one|the|another) thing (?:that )?i (?:really |absolutely |also )?(?:love|like|enjoy)(?: (?:the )?most| doing| more than anything)?(?: is|'s| it's| it is|,? it's|,? its) (?<e>${LIST})|^${LEADS}(?:what|something|the things?) i (?:really |truly |absolutely |also )?(?:love|like|enjoy)(?: (?:the )?most)?(?: in life| doing)?(?: is|'s| are) (?<f>${LIST})|\\bmy (?:one |only |biggest |big |main |current |latest |new |greatest )*(?:weakness|obsession|addiction|vice|thing)(?:es|s)? (?:right now |lately |these days |at the moment )?(?:is|are) (?<g>${LIST})`,
  ),
  draft: (match) => {
    const what = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => match.capture(name)).find(Boolean)
    if (
      !what ||
      NO_LOVE.test(keyOf(what.text)) ||
      /\b(?:about|here|that) /u.test(
        match.text
          .slice(0, 40)
          .replace(what.text, '')
          .replace(/thing that i/u, ''),
      )
    )
      return null
    if (/ over /u.test(what.text)) return null
    return state(match, 'likes', stripLead(what, LEAD_IN))
  },
  examples: [
    { text: 'nothing beats a cold lemonade', cards: [{ slot: 'likes', value: 'cold lemonade' }] },
    { text: 'one thing I love is fog', cards: [{ slot: 'likes', value: 'fog' }] },
  ],
  counterExamples: [
    'nothing beats that',
    "you can't beat him",
    'the thing I like about it is the price',
    'nothing like you',
  ],
})

/** "My brother's really into cars", "we're big on camping", "my toddler is mad for Bluey", "my wife prefers red wine". */
const into = defineRule({
  id: 'en/likes.into',
  priority: 79,
  confidence: 0.93,
  anchors: [
    "n't into",
    'nt into',
    'not into',
    "n't ",
    "'s ",
    "'re ",
    'mad for',
    'mad on',
    'prefers ',
    'fancy ',
    'fancies',
    'big on',
    'obsessed',
    'sweet spot',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:(?:'s|'re| is| are|'m|m| am| (?<aint>isn'?t|aren'?t|is not|are not)|'s (?<neg>not)) (?:that |really |so |very |super |totally |completely |absolutely |also |just |currently |all |quite |pretty |still ){0,2}(?:into|obsessed (?:with|over)|crazy (?:about|for)|mad (?:about|for|on|keen on)|nuts (?:about|for)|wild (?:about|for)|keen on|fond of|hooked on|addicted to|big on|passionate about|a sucker for|gaga for)| (?:generally |usually |quite |much |mostly )?(?:prefers|(?:quite |rather )fancy|has a sweet spot for|have a (?:real )?sweet spot for))) (?<what>${LIST})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    const told =
      / prefers /u.test(match.text) &&
      /\b(?:to|over|than|rather|that|not to|if|being|[a-z]+ing)\b/u.test(what?.text ?? '')
    if (!what || told || NO_LOVE.test(keyOf(what.text)) || match.raw('pron') === 'it') return null
    if (denialOf(match) !== undefined) return state(match, 'dislikes', what, { polarity: 'negative' })
    return /^(?:our|the (?:office|house|room|car|park))\b/u.test(keyOf(what.text))
      ? null
      : state(match, 'likes', what)
  },
  examples: [
    {
      text: "my brother's really into cars",
      cards: [{ slot: 'likes', value: 'cars', entity: 'user.brother' }],
    },
    { text: 'my wife prefers red wine', cards: [{ slot: 'likes', value: 'red wine', entity: 'user.wife' }] },
  ],
  counterExamples: ["he's really into cars", 'is your son into trains?', "what's she into"],
})

export const likesPhrase: readonly ExtractionRule[] = [said, best, into, cherished]
