import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { wordSet } from '../lexicon/grammar/words.ts'

/** Base forms that open a habit, a goal, a plan or a skill; other words may be nouns and are not conjugated. */
const VERBS = wordSet(
  'adopt, attend, avoid, babysit, bake, be, become, bike, brush, build, buy, call, camp, change, clean, climb, code, collect, commute, complete, cook, create, cycle, dance, do, draw, drink, drive, earn, eat, exercise, explore, fast, find, finish, fish, fly, freelance, garden, get, go, graduate, grow, have, help, hike, improve, invest, jog, journal, juggle, keep, knit, launch, lead, learn, leave, lift, listen, live, lose, make, marry, master, meditate, meet, move, open, own, paint, play, practice, practise, pray, program, publish, quit, raise, read, record, relax, release, rent, retire, ride, run, sail, save, see, sell, sew, share, shop, sing, skate, skip, ski, sleep, smoke, speak, spend, start, stay, stop, study, surf, swim, take, teach, train, travel, try, type, use, vape, visit, volunteer, wake, walk, watch, wear, win, work, write',
)
const IRREGULAR: Names<string> = byName({ has: 'have', does: 'do', goes: 'go', is: 'be' })

const firstOf = (phrase: string) => /^[\p{L}'-]+/u.exec(phrase)?.[0] ?? ''

/** `studies` → `study`; undefined when the word is no verb of the list. */
function baseWord(word: string): string | undefined {
  const key = word.toLowerCase()
  const forms = [
    key,
    IRREGULAR[key],
    key.replace(/ies$/u, 'y'),
    key.replace(/es$/u, ''),
    key.replace(/s$/u, ''),
  ]
  return forms.find((form) => form !== undefined && VERBS.has(form))
}

/** "goes to church" → "go to church"; null when the phrase does not open with a known verb. */
export function basePhrase(phrase: string): string | null {
  const first = firstOf(phrase)
  const base = baseWord(first)
  return base === undefined ? null : base + phrase.slice(first.length)
}

function third(base: string): string {
  if (base === 'have') return 'has'
  if (base === 'be') return 'is'
  if (/(?:[sxzo]|ch|sh)$/u.test(base)) return `${base}es`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** "go to church" → "goes to church". */
export function thirdPhrase(phrase: string): string {
  const base = basePhrase(phrase) ?? phrase
  const first = firstOf(base)
  return third(first) + base.slice(first.length)
}

/** "looking for a job": what one is at. */
export const isDoing = (phrase: string): boolean =>
  /^(?:looking|searching|hunting|shopping|applying|seeking|saving|working|trying|training|studying|planning)\b/iu.test(
    phrase,
  )

export const isGerund = (phrase: string): boolean => /^[a-z]{2,}ing\b/iu.test(phrase)
