import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'
import { isClosed } from './closed.ts'
import { inflected } from './inflected.ts'
import { isMark } from './words.ts'

/** What something does to the speaker, by the words after it, and what this tells of them. */
const EFFECTS: readonly (readonly [effect: RegExp, slot: string, domain: string])[] = [
  [
    /^(?:always |really |absolutely |just |kind of |totally )?(?:relaxes|relax|fascinates|fascinate|intrigues|intrigue|thrills|thrill|delights|delight|soothes|soothe|amuses|amuse|comforts|comfort) me\b/u,
    'likes',
    'leisure',
  ],
  [
    /^(?:always |really |just )?(?:(?:calms?|winds?) me down|cheers? me up|keeps? me (?:sane|going|happy|grounded)|makes? me (?:so |really |very )?(?:happy|smile)|brings? me (?:so much |great |such |a lot of )?(?:joy|peace|happiness|comfort)|means? (?:everything|the world|so much|a lot) to me)\b/u,
    'likes',
    'leisure',
  ],
  [
    /^(?:always |really |absolutely |just |totally )?(?:annoys?|irritates?|bores?|disgusts?|infuriates?|bugs?|bothers?|repulses?) me\b/u,
    'dislikes',
    'leisure',
  ],
  [
    /^(?:always |really |absolutely |just |totally )?(?:gross(?:es)? me out|drives? me (?:crazy|nuts|mad|insane|up the wall|bonkers|round the bend)|piss(?:es)? me off|turns? me off|puts? me off|gets? on my (?:nerves|tits)|makes? me (?:cringe|gag|puke|sick|feel sick|angry|want to scream))\b/u,
    'dislikes',
    'leisure',
  ],
  [
    /^(?:always |really |absolutely |just |totally )?(?:terrif(?:ies|y)|frightens?|petrif(?:ies|y)|spooks?|scares?) me\b/u,
    'fear',
    'leisure',
  ],
  [
    /^(?:always |really |just )?(?:creeps? me out|gives? me the (?:creeps|willies|heebie-jeebies)|makes? me (?:nervous|anxious|panic))\b/u,
    'fear',
    'leisure',
  ],
  [
    /^(?:always |really |just )?(?:makes? me (?:sneeze|itch|itchy|wheeze|swell up|break out|come out in (?:hives|a rash))|gives? me (?:hives|a rash)|brings? me out in (?:hives|a rash))\b/u,
    'allergy',
    'health',
  ],
]
const MOST = 5
const LONGEST = 7

/** "Loud chewing drives me crazy", "cats make me sneeze", "playing the piano calms me down". */
export function effectFacts(said: Said, from: number): readonly DomainFact[] {
  const first = said.words[from]?.key ?? ''
  if (!/^[a-z]{3,}$/u.test(first) || isClosed(first) || /thing$/u.test(first)) return []
  for (let at = from + 1; at <= from + MOST; at++) {
    const word = said.words[at]
    if (!word || isMark(word) || /^(?:i|you|he|she|it|they|we|that|who|which|if|when)$/u.test(word.key))
      return []
    const rest = said.words
      .slice(at, at + LONGEST)
      .map(({ key }) => key)
      .join(' ')
    const effect = EFFECTS.find(([pattern]) => pattern.test(rest))
    if (effect) {
      const [, slot, domain] = effect
      return NO_CAUSES.test(said.words[at - 1]?.key ?? '')
        ? []
        : [{ slot, domain, entity: 'user', from, to: at, at: from }]
    }
    // "My dog barking and chewing scares me": one thing acts.
    if (inflected(word.key)?.form === 'past') return []
  }
  return []
}
const NO_CAUSES =
  /^(?:work|life|people|someone|everyone|thing|things|stuff|part|boss|guy|man|woman|day|news|idea|thought|answer|question|code|error|message)$/u
