import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

/** English nouns that Chinese sentences take in for an attribute, and the slot each stands for. */
const NOUNS: Names<string> = byName({
  hobby: 'hobby',
  hobbies: 'hobby',
  major: 'major',
  job: 'occupation',
  title: 'occupation',
  position: 'occupation',
  role: 'occupation',
  name: 'name',
  nickname: 'nickname',
  birthday: 'birthday',
  email: 'email',
  phone: 'phone',
  mbti: 'personality',
  dream: 'goal',
  goal: 'goal',
  base: 'location',
  location: 'location',
  company: 'employer',
  school: 'school',
  idol: 'favorite_artist',
})
const IS = new RegExp(
  `(?:的)?(?<noun>${Object.keys(NOUNS)
    .sort((a, b) => b.length - a.length)
    .join(
      '|',
    )})(?:就|现在|目前|主要|一直)?(?:是|在|:|(?<=base)(?: |(?=\\p{Script=Han})))(?<value>[^,你他她]{1,40}?)(?:啦|啊|了|的)?$`,
  'gu',
)

/** "我的hobby是hiking", "我base在苏州". */
export const mixedNoun: ExtractionRule = factRule({
  id: 'zh/mixed.noun',
  priority: 93,
  confidence: 0.92,
  anchors: Object.keys(NOUNS),
  pattern: IS,
  elided: 'chat',
  examples: [
    { text: '我的hobby是hiking', cards: [{ slot: 'hobby', value: 'hiking' }] },
    { text: '我base在苏州', cards: [{ slot: 'location', value: '苏州' }] },
    { text: '我在做设计,base上海', cards: [{ slot: 'location', value: '上海' }] },
    { text: '我的title是senior PM', cards: [{ slot: 'occupation', value: 'senior PM' }] },
  ],
  counterExamples: [
    '他的hobby是hiking',
    '你的major是什么？',
    '这个position是空的',
    '我的phone是静音',
    '我based in苏州',
  ],
  read: (match, frame) => {
    const slot = NOUNS[match.raw('noun') ?? '']
    const value = match.raw('value') ?? ''
    if (slot === undefined || frame.negative) return null
    if (!frame.explicit && !(slot === 'location' && mayBeOwn(match, frame))) return null
    if ((slot === 'phone' || slot === 'birthday') && !/\d/u.test(value)) return null
    if (slot === 'email' && !value.includes('@')) return null
    return take(match, slot)
  },
})
