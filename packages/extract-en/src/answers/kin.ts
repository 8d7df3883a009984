import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { keyOf } from '../text/capture.ts'
import type { Wording } from './wording.ts'

const PLURALS: Names<string> = byName({
  child: 'children',
  wife: 'wives',
  'ex-wife': 'ex-wives',
  parents: 'parents',
  grandparents: 'grandparents',
  grandchildren: 'grandchildren',
})

const plural = (word: string): string =>
  PLURALS[word] ?? (word.includes('-in-law') ? word.replace('-in-law', 's-in-law') : `${word}s`)

const SINGLE = /^(?:ex-)?(?:wife|husband|spouse|partner|boyfriend|girlfriend|boss|mother|father)/u
const ONE = /^(?:1|one|an?)$/u
const NUMBER =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|some|a few|a lot of|lots of|a couple of)$/u
const ROLE = /^(?:mom|mother|mum|mama|mommy|dad|father|daddy|papa|parent|grand[a-z]+)$/u

const HAN = /\p{Script=Han}/u
const article = (word: string) => `${/^[aeiou]/u.test(word) ? 'an' : 'a'} ${word}`

/** Whether a value says how many there are, and not who. */
export const isCount = (value: string): boolean => ONE.test(keyOf(value)) || NUMBER.test(keyOf(value))

/** "You have two children.", "Your boss is Henrike.", "You are a father." */
export function kinWording(word: string, value: string): Wording {
  const key = keyOf(value)
  const what = `{p} ${word}`
  const many = plural(word)
  const own = (object: string): Wording => ({
    is: `{S} [have|has] ${object}.`,
    not: `{S} [have|has] no ${SINGLE.test(word) ? word : many}.`,
    was: `{S} used to have ${object}.`,
    what,
  })
  if (ROLE.test(key))
    return { is: '{S} [are|is] {a}.', not: '{S} [are|is] not {a}.', was: '{S} used to be {a}.', what }
  if (key === '0') return { ...own(`no ${many}`), was: `{S} used to have no ${many}.` }
  // In another script a name and the word "sister" look alike.
  if (HAN.test(value)) return own(`${article(word)} ({v})`)
  if (ONE.test(key)) return own(many === word ? word : article(word))
  if (NUMBER.test(key)) return own(`{v} ${many}`)
  const several = /,| and /u.test(value)
  return {
    is: several ? `{P} ${many} are {v}.` : `{P} ${word} is {v}.`,
    not: `{P} ${word} is not {v}.`,
    was: several ? `{P} ${many} used to be {v}.` : `{P} ${word} used to be {v}.`,
    what,
  }
}
