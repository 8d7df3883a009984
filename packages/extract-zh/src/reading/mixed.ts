import type { NormalizedText } from '@recollect/core/extraction'
import { rewritten } from '@recollect/rules'
import { standardReading } from './dialect.ts'
import {
  ENGLISH_KIN,
  ENGLISH_LABELS,
  ENGLISH_NOUNS,
  ENGLISH_THINGS,
  ENGLISH_VERBS,
} from '../lexicon/spelling/english-words.ts'
import { oneOf } from '../text/patterns.ts'
import { closedUp } from './spacing.ts'

const HAN = '\\p{Script=Han}'
/** To the end of the word, with the space before Chinese; a name may stand between. */
const END = `(?![a-z'-])(?: (?=${HAN})|(?= ?${HAN}| [a-z]{2,12} ?${HAN}))`
const MY = "(?:(?<=我们?的?) ?|(?<![a-z'])(?<my>my ))"
/** "My" and "I" before Chinese; after 我, an English word for a relative or "favourite"; what the favourite is of; what one is. */
const PLACES = new RegExp(
  `(?<![a-z'])(?<self>my|i) (?=${HAN})|${MY}(?<kin>${oneOf(ENGLISH_KIN.keys())})${END}|(?:(?<=我)的? ?)(?<most>favou?rite) ?(?=(?:${HAN}|[a-z]){1,12} ?是)|(?:(?<=最(?:喜欢|爱)[看听吃喝玩]?的) ?|(?<=favou?rite ?))(?<thing>${oneOf(ENGLISH_THINGS.keys())}) ?(?=是)|(?<=是) ?(?<label>${oneOf(ENGLISH_LABELS.keys())})(?= ?(?:$|[,.!;。]|[啦啊哦]))`,
  'gu',
)
/** In questions: what is asked of one, and verbs after where. */
const ASKED = new RegExp(
  `(?<=我的?) ?(?<noun>${oneOf(ENGLISH_NOUNS.keys())}) ?(?=是|在|叫|有)|(?<=哪[里儿]?|什么地方) ?(?<verb>${oneOf(ENGLISH_VERBS.keys())})(?![a-z])`,
  'gu',
)
/** 我最近不是报了个课嘛 says that one has. */
const RHETORICAL = /(?<=[我们近次前天年月里妈爸周])不是(?=[^,。!?不是]{3,18}嘛(?:[,。 ]|\p{Script=Han}))/gu
const LATIN = /[a-z]/u

/** A Chinese sentence with such English words as an all-Chinese one, without the spaces that only set scripts apart. */
export function mixedReading(text: NormalizedText, by: 'rules' | 'questions'): NormalizedText {
  const standard = rewritten(standardReading(text), RHETORICAL, () => '')
  if (!LATIN.test(text.text)) return closedUp(standard)
  const people = rewritten(standard, PLACES, ({ groups = {} }) => wordFor(groups))
  return closedUp(by === 'rules' ? people : rewritten(people, ASKED, ({ groups = {} }) => askedFor(groups)))
}

function wordFor({
  self,
  my,
  kin = '',
  most,
  thing = '',
  label = '',
}: Record<string, string | undefined>): string | null {
  if (self !== undefined) return self === 'i' ? '我' : '我的'
  if (most !== undefined) return '最喜欢的'
  if (my !== undefined) return `我的${ENGLISH_KIN.get(kin) ?? kin}`
  return ENGLISH_KIN.get(kin) ?? ENGLISH_THINGS.get(thing) ?? ENGLISH_LABELS.get(label) ?? null
}

const askedFor = ({ noun = '', verb = '' }: Record<string, string | undefined>): string | null =>
  ENGLISH_NOUNS.get(noun) ?? ENGLISH_VERBS.get(verb) ?? null
