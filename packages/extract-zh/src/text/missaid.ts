import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { Capture, Proposal } from '@recollect/core/extraction'
import { isOccupation } from './jobs.ts'
import { kindOf } from './mistake.ts'
import { looksLikeName } from './names.ts'
import { looksLikePlace } from './places.ts'

const PHONE = /^\d{7,12}$/u
const AGE = /^(?<age>\d{1,3}|[一二三四五六七八九十]{1,4})岁$/u

const OWN: Names<RegExp> = byName({
  location: /我(?:现在|目前|就|家|一直){0,2}(?:住|搬|定居)/u,
  name: /我(?:的名字)?(?:是)?叫|我的名字/u,
  occupation: /我(?:现在|目前)?(?:是|做|当)/u,
  age: /我(?:今年|现在|已经|快){0,2}\d/u,
})

function slotOf(value: string): string {
  if (AGE.test(value)) return 'age'
  if (PHONE.test(value)) return 'phone'
  if (/^[\w.+-]+@[\w.-]+$/u.test(value)) return 'email'
  if (isOccupation(value)) return 'occupation'
  if (looksLikePlace(value)) return 'location'
  return looksLikeName(value) ? 'name' : 'generic'
}

/** After something was said in the same message it may be the home of a sister that is put right: what it is of is told by that. */
function slotIn(value: string, said: string): string {
  const slot = slotOf(value)
  return said === '' || OWN[slot]?.test(said) === true ? slot : 'generic'
}

/** The right value in place of the one said by mistake, as a card of the slot it shows. */
export function rightOf(value: Capture, words: string, said: string, of: string | undefined): Proposal {
  const slot = slotIn(words, said)
  const age = AGE.exec(words)?.groups?.['age']
  const correction = { of, guessed: said === '' && slot !== 'generic' }
  return { slot, value: age ?? value, at: value, relation: 'updates', correction }
}

const NO_THING =
  /[你您他她它我们这那哪谁么的了吗呢吧啊不没就都也还很因为所以但如果想要会能该应请把被让给]|^(?:在|去|来|到|有|说|看|做|吃|喝|买|用|好|行|可以|谢|再|先|等|真|别|随)/u
const LONGEST_THING = 8

/** Whether words may name a thing and nothing else: neither a statement nor a reply. */
export const looksLikeThing = (words: string): boolean =>
  words !== '' &&
  words.length <= LONGEST_THING &&
  (looksLikePlace(words) || looksLikeName(words) || isOccupation(words) || !NO_THING.test(words))

/** 不是十八楼，是十九楼 counts the same; 十八掌 and 十巴掌 do not. */
export const unitOf = (words: string): string => words.replace(/^[\d一二两三四五六七八九十百千万.]+/u, '')

/** 不是茶，是咖啡 and nothing else: two things, and not a time and something else. */
export function mayBeRight(value: string, old: string): boolean {
  const [kind, was] = [kindOf(value), kindOf(old)]
  const measured = [kind, was].some((one) => one === 'time' || one === 'count')
  return (
    looksLikeThing(old) &&
    looksLikeThing(value) &&
    (!measured || (kind === was && (kind === 'time' || unitOf(value) === unitOf(old))))
  )
}
