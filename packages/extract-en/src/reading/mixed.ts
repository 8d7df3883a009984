import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { NormalizedText } from '@recollect/core/extraction'
import { rewritten } from '@recollect/rules'
import { ASKED } from '../lexicon/spelling/chinese-words.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { alt } from '../text/patterns.ts'
import { englishOf } from './english-of.ts'

/** Between 我 and English words: the rules are to see what is done, a denial, and what was. */
const ADVERBS: Names<string> = byName({
  现在: 'now',
  目前: 'currently',
  最近: 'recently',
  一直: 'always',
  经常: 'often',
  已经: 'already',
  刚: 'just',
  刚刚: 'just',
  也: 'also',
  真的: 'really',
  很: 'really',
  超: 'really',
  超级: 'really',
  特别: 'really',
  以前: 'used to',
  不: "don't",
  不太: "don't really",
  从不: 'never',
  从来不: 'never',
  有: 'have',
  在学: 'am learning',
  正在学: 'am learning',
  想学: 'want to learn',
})
const ADVERB = alt(Object.keys(ADVERBS))
const HAN = '\\p{Script=Han}'
const SELF = '我(?:们家?)?的?'
/** What a Chinese clause goes on with after an English noun: it is left to the Chinese pack. */
const CHINESE_PREDICATE =
  '(?=(?<noun> ?[a-z-]{1,20}(?: [a-z-]{1,20}){0,2}) ?[是叫在有也都很姓住做会喜不没的最就想要去来生今现已对给和跟])'
/** 我 before English, or before a Chinese word that stands alone in it; an adverb after it; such a word itself. */
const PLACES = new RegExp(
  `(?<self>${SELF})(?=(?<adverbs>${ADVERB})? ?[a-z]| ?(?<first>${HAN}{1,5})(?=[ '][a-z']))(?:${CHINESE_PREDICATE}|)|(?<=我)(?<adverb>${ADVERB})(?= ?[a-z])|(?:(?<=[a-z0-9'] )|(?<=${SELF} ?))(?<word>${HAN}{1,6})(?!${HAN})`,
  'gu',
)
const CHINESE = /[\u3400-\u9fff]/u
const LATIN = /[a-z]/u
const NEXT_TWO = /^ ?(?<one>[a-z-]{2,15})(?: (?<two>[a-z]{2,12}))?/u
/** Nobody's description: "best friend" is a friend, "love mom" is not. */
const DESCRIBES = /^(?:best|good|old|close|ex|older|elder|younger|little|big|eldest|new|former)$/u

/** 我 is "my" before a relative: 我 boss, 我老板. */
function ownerIn(self: string, after: string): string | null {
  if (self.endsWith('的')) return self.length > 2 ? 'our' : 'my'
  if (self !== '我') return 'we'
  const { one = '', two = '' } = NEXT_TWO.exec(after)?.groups ?? {}
  return one === '' || KIN.has(one) || (KIN.has(two) && DESCRIBES.test(one)) ? 'my' : 'i'
}

/** A relative, or what is asked of one. */
const isOfPeople = (english = ''): boolean =>
  ASKED.has(english) || KIN.has(english.slice(english.lastIndexOf(' ') + 1))

/** The subject of an English predicate; null where what follows is a Chinese one. */
function selfIn(
  { self = '', adverbs, noun, first }: Record<string, string | undefined>,
  after: string,
): string | null {
  if (first !== undefined && !isOfPeople(englishOf(first))) return null
  const owner = adverbs === undefined ? ownerIn(self, after) : self === '我' ? 'i' : 'we'
  return noun !== undefined && (owner === 'my' || owner === 'our') ? null : owner
}

/**
 * An English sentence with Chinese words in it as an all-English one: "my 老公 works at Google", 我老板 is called Kevin, "my 手机号 is …".
 * For questions only the words for people and what is asked of one are read so: the value asked about stays as it was said.
 */
export function mixedReading(text: NormalizedText, by: 'rules' | 'questions'): NormalizedText {
  if (!CHINESE.test(text.text) || !LATIN.test(text.text)) return text
  return rewritten(text, PLACES, (match) => {
    const { groups = {}, input, index } = match
    const after = input.slice(index + match[0].length)
    const word = groups['word'] ?? ''
    const english =
      groups['self'] !== undefined
        ? selfIn(groups, after)
        : (ADVERBS[groups['adverb'] ?? ''] ?? englishOf(word))
    if (english === undefined || english === null) return null
    return by === 'questions' && word !== '' && !isOfPeople(english) ? null : english + gapBefore(after)
  })
}

const gapBefore = (after: string): string => (/^[a-z\p{Script=Han}]/u.test(after) ? ' ' : '')
