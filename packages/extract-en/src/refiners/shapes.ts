import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { COUNT } from '../lexicon/grammar/time.ts'

/** How the words of a slot are cut down to the value. */
export interface Shape {
  /** Split at commas and "and". */
  readonly list: boolean
  /** Words from here on are no part of the value. */
  readonly end: RegExp
  /** More words than this are no value. */
  readonly maxWords: number
}

/** How much and how often: no part of what is liked, but of what one does. */
const AMOUNTS =
  'each other|so+ much|a lot|lots|very much|a bunch|a ton|enough|now and then|sometimes|all the time|more than anything|the (?:most|best)(?! [a-z])|at all|in general|with a passion'
const COMMON =
  'but|because|bc|cuz|coz|cos|bcoz|since|so that|so i|too|as well|lol|haha|hahaha|however|though|although|i|im|and (?:i|my|we|so|it|that|he|she|they|you|am|have|was|is|are|want|need|maybe|then|would|could|just|thank|thanks|how|what|currently|also)|you|u|myself|ourselves|anymore|any more|these days|nowadays|right now|at the moment|by the way|btw|personally|who|which|where|what|how(?! to )|why|unless|until|if|whenever|every time|especially|obviously|actually|tbh|honestly|hbu|wbu|either|instead|(?:don.?t|dnt|do not) (?:laugh|judge|hate me)|no judge?ment|sue me|fight me|change my mind|sorry not sorry|thank|thanks|please'

/** "At the mine 31 years": how long is no part of where or what. */
const LENGTH = `(?:(?:about|almost|nearly|over|going on|like|some) )?(?:${COUNT}|a few|several) (?:solid |whole |good |long )?(?:years?|yrs?|months?|weeks?)`

const endAt = (words: readonly string[]) =>
  new RegExp(
    `(?:\\s|^)(?:${words.filter((word) => word !== '').join('|')})(?![\\w'])|\\s(?=[-–—]\\s)|\\s?\\p{Extended_Pictographic}`,
    'iu',
  )
const end = (extra: string) => endAt([COMMON, AMOUNTS, extra])

const phrase: Shape = { list: false, end: end(''), maxWords: 14 }
const noun: Shape = {
  list: true,
  end: end(
    `${LENGTH}|when|while|as|for|since|to get|in order|due|with my|from my|that|rather|better|than|here|so(?! (?:many|much|called))|all (?:my|her|his|their|our) (?:life|lives)|(?:my|her|his) (?:whole|entire) life`,
  ),
  maxWords: 8,
}
const place: Shape = {
  list: false,
  end: end(
    `${LENGTH}|back (?:when|in|then|before)|and|with|for|when|while|at the moment|now|currently|since|as|where|originally|that|right|until|during|near|today|this (?:week|month)|these days|last|next(?! door)|to (?:be|live|work|study|go)|after|before|we|they|he|she|all my life|my whole life|most of|alone|near|is|was`,
  ),
  maxWords: 6,
}

/** Slots not named here are taken as the rule gave them. */
const SHAPES: Names<Shape> = byName({
  likes: noun,
  dislikes: { ...noun, maxWords: 9 },
  hobby: noun,
  fear: noun,
  skill: noun,
  owns: noun,
  uses: { ...noun, end: end('when|while|as|for|since|to|with|on|that|in|at|and (?:it|my)') },
  allergy: { ...noun, list: false },
  preference: { ...phrase, end: end('than|over|to|rather|when|while|as|due|for|if') },
  location: place,
  hometown: {
    ...place,
    end: end(
      'back|and|with|when|originally|so|but|now|currently|working|living|studying|based|looking|as|where|that|is|to|on|in (?:19|20)\\d\\d|near',
    ),
  },
  employer: {
    ...place,
    end: end(
      `${LENGTH}|my|as|and|where|since|for|part time|full time|now|currently|that|which|with|until|doing|to|when|near|right|these days|on|full-time|part-time|remotely|helping|last|next|yesterday|recently|this (?:week|month|year)|we|they|he|she|in (?:19|20)\\d\\d`,
    ),
  },
  workplace: place,
  school: { ...place, end: end(`${LENGTH}|and|where|for|since|now|to|when|that|as|with|studying|majoring`) },
  education: {
    ...phrase,
    end: endAt([
      'but|because|so i|evenings|nights|weekends|online|part[- ]time|full[- ]time|remotely|alongside|through|now',
    ]),
  },
  habit: { ...phrase, end: endAt([COMMON]) },
  goal: { ...phrase, end: end('when|while|as(?! an? )') },
  plan: { ...phrase, end: end('when|while|as(?! an? )|for (?:me|us|myself|ourselves)') },
  project: { ...phrase, end: end('for|with|that|and|on|using|lately|recently|in my') },
  experience: phrase,
  generic: phrase,
  living_situation: phrase,
  diet: phrase,
  belief: phrase,
})

export const shapeOf = (slot: string): Shape | null => {
  if (slot.startsWith('favorite_'))
    return {
      ...noun,
      end: end('when|while|as|that|since|at the moment|of all time|for|of mine|ever|because|growing'),
    }
  if (slot.startsWith('event_')) return { ...phrase, end: end('when|while|as|and it|which') }
  return SHAPES[slot] ?? null
}
