import type { Engine } from '../engine.ts'
import { keyWords, tellingWords } from '../evolution/key-form.ts'

/** What makes another question of one: whose it is, and that it is not so. */
const WHOSE = new Set(
  '!he !him !his !she !her !hers !they !them !their !theirs !we !us !our !ours !他 !她 !它'.split(' '),
)
const NOT = new Set('!not !no !never !without !不 !没'.split(' '))
/** Asks whether, and denies nothing: 是不是, 有没有. */
const WHETHER = /(?<word>\p{Script=Han})[不没]\k<word>/gu
const CAPITAL = /^\p{Lu}/u
/** Says from which to which. */
const DIRECTED = /[对對从從给給比向欠]|(?<![\p{L}\p{N}])(?:from|to|against|owes?)(?![\p{L}\p{N}])/u

/**
 * Whether a question asks for a key and not for its reverse: hers is not his, what somebody likes is not what they do not, and Alice's
 * opinion of Bob is not Bob's of Alice. Pure; linear.
 */
export function asksSameWay(
  engine: Pick<Engine, 'matcher' | 'packs' | 'termsOf'>,
  query: string,
  key: string,
): boolean {
  const asked = marksOf(engine, query)
  const named = marksOf(engine, key)
  const whose = [...named].every((mark) => !WHOSE.has(mark) || asked.has(mark))
  return whose && isDenied(asked) === isDenied(named) && isInOrder(engine, query, key)
}

const marksOf = ({ matcher }: Pick<Engine, 'matcher'>, text: string): ReadonlySet<string> =>
  new Set(tellingWords(matcher.scan(text).replaceAll(WHETHER, '$<word>')))

const isDenied = (marks: ReadonlySet<string>): boolean => [...marks].some((mark) => NOT.has(mark))

function isInOrder(
  engine: Pick<Engine, 'matcher' | 'packs' | 'termsOf'>,
  query: string,
  key: string,
): boolean {
  if (!hasNamesApart(key) && !DIRECTED.test(key)) return true
  const words = keyWords(engine, key).split(' ')
  const asked = keyWords(engine, query).split(' ')
  const common = asked.filter((word) => words.includes(word))
  return words.filter((word) => asked.includes(word)).join(' ') === common.join(' ')
}

/** Two names with another word between them: a title in capitals is one. */
function hasNamesApart(key: string): boolean {
  const words = key.split(/\s+/u).map((word) => CAPITAL.test(word))
  const other = words.indexOf(false, words.indexOf(true))
  return words.includes(true) && other >= 0 && words.lastIndexOf(true) > other
}
