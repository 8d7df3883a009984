import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'
import { readName } from '../../text/names.ts'

const NICK = "(?<name>[\\p{L}\\p{N}][\\p{L}\\p{N}'._ -]{0,40})"
/** "Call me later", "call me when you land": a telephone, not a name. */
const TELEPHONE =
  /^(?:later|back|at|on|when|if|tomorrow|today|tonight|now|anytime|any time|after|before|asap|up|out|in|again|once|every|sometime|soon|please|maybe|crazy|old|a|an|the|whenever|whatever|what|names?|as|by|my|your|for|from|first|lazy|stupid|weird|cute|beautiful|handsome|babe|baby|dear|lucky|paranoid|biased|cheesy|insane|mad|naive|selfish|over|to|and|immediately|right|this|that|next|regarding|about|or|via|instead|plz|pls|so|sir|madam|mom|mum|dad|mommy|daddy|urg[a-z]*|soon|ok|okay|(?:[a-z]+ )?names|anything|everything|nothing|liar|worthless|fat|dumb|useless|bro|dude|man|honey|sweetie|sweetheart|darling|love|again|pls|[a-z]{3,}ing (?:me|to|and|my|for|about|that|if|what|where|why|how|him|her|at|on|in)|basically|literally|actually|unexpectedly|constantly|daily|nightly|weekly|repeatedly|randomly|occasionally|frequently|early|shortly|directly|personally|privately|regularly|usually|really|quickly|suddenly|[a-z]{4,}(?:ingly|edly|ously|fully|ently|antly)|n|once|ya|yea|yes|no|if|u|wen|wn|tmr|tmrw|tonite|2nite|l8r|aft|afterwards|den|then|thx|k|lor|la|lah|leh)\b/u

const END =
  /\s(?:from now|instead|now|because|but|and|so|please|if|when|on|at|for|all|in|too|lol|haha|by|or|since|as|though|i|everyone|thanks)\b/iu

function phraseName(capture: Capture | undefined): Capture | null {
  if (!capture) return null
  const cut = cutAt(capture, END)
  if (!cut || TELEPHONE.test(keyOf(cut.text)) || cut.text.split(' ').length > 3) return readName(capture)
  return cut
}

/** "Call me Sarge", "you can call me Lulu", "my friends call me Lou". */
const callMe = defineRule({
  id: 'en/nickname.call-me',
  priority: 100,
  confidence: 0.97,
  anchors: ['call me', 'calls me', 'called me', 'call me'],
  pattern: rx(`\\bcall(?:s|ed)? me (?:just |by (?:my nickname|the name),? )?${NICK}`),
  draft: (match) => {
    const capture = match.capture('name')
    if (
      !capture ||
      TELEPHONE.test(keyOf(capture.text)) ||
      /\b(?:don't|do not|never|he|she|did|does|will|tom) $/u.test(match.before)
    )
      return null
    const name = phraseName(capture)
    const fresh = /\b(?:from now on|instead|now)\b/u.test(match.text)
    return name && { slot: 'nickname', value: name, relation: fresh ? 'updates' : 'sets' }
  },
  examples: [
    { text: 'you can call me Pip', cards: [{ slot: 'nickname', value: 'Pip' }] },
    { text: 'my roommates call me captain kelp', cards: [{ slot: 'nickname', value: 'captain kelp' }] },
    { text: 'call me Dot from now on', cards: [{ slot: 'nickname', value: 'Dot', relation: 'updates' }] },
  ],
  counterExamples: [
    'call me later',
    'please call me at my office',
    'why does Greg call me Susan?',
    'call me when you land',
  ],
})

/** "My nickname is Smudge", "I go by Alex". */
const is = defineRule({
  id: 'en/nickname.is',
  priority: 108,
  confidence: 0.94,
  anchors: [
    'called',
    'address me',
    'refer to me',
    'know me',
    'knows me',
    'nickname',
    'nick name',
    'go by',
    'goes by',
    'known as',
    'nick is',
  ],
  pattern: rx(
    `(?:(?:\\bmy |^(?:and |the |oh |btw )?)(?:nick ?name|nick)(?: (?:at|in|back|growing|as) [a-z ]{2,20}?)?(?:'s| is| was| has been|) (?:(?<now>now|changed to) )?|\\bi (?:usually |mostly |just |also )?(?:go|goes) by (?:the (?:nick)?name |my (?:middle|first|last|maiden|second|stage|hebrew|english|chinese) name,? )?|\\b(?:everyone|people|friends|they all|ppl|everybody|they|family) knows? me (?:better )?as |\\bi (?:'d )?(?:prefer|like|want|would like|would prefer)(?: to be| being) called |\\b(?:address|refer to) me as |\\bi(?:'m| am) (?:better |also |usually |mostly )?(?:known|referred to) (?:as |to my [a-z]+ as )|\\b(?:everyone|everybody|people|friends|mates|family|they|colleagues|folks) (?:all |usually |mostly |just )?(?:know|knows) me (?:as|by) (?:the name )?|\\bi (?:also |usually |mostly )?answer to (?:the name )?)${NICK}`,
  ),
  draft: (match) => {
    const name = phraseName(match.capture('name'))
    return name && { slot: 'nickname', value: name, relation: match.raw('now') ? 'updates' : 'sets' }
  },
  examples: [
    { text: 'my nickname is Smudge', cards: [{ slot: 'nickname', value: 'Smudge' }] },
    { text: 'I go by Lex', cards: [{ slot: 'nickname', value: 'Lex' }] },
  ],
  counterExamples: ['what is your nickname?', 'time goes by fast'],
})

export const nickname: readonly ExtractionRule[] = [is, callMe]
