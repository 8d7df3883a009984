import type { LanguagePack } from '@recollect/core'
import type { Engine } from '../engine.ts'
import { contentTerms } from '@recollect/core/plugin'
import { matchForm } from '@recollect/core/text'

/**
 * 的 between an owner and what is owned, as the source of a pattern; not of the words 目的, 标的, 的确, 的士. What ends in 目 or 标 itself
 * (项目, 目标) owns as anything else does.
 */
const POSSESSIVE_DE =
  '(?<!(?<![项項题題节節科数數栏欄账賬帳条條曲剧劇面名书書类類])目|(?<![目指图圖商鼠坐])[标標])的(?![确確士])'

/** Stands for whoever the memory is of. */
const OWNER = 'user'

const LATIN_WORD = /[\p{Script=Latin}']+/gu
const NAMED = /^(?:the )?user(?:s|'s|s')?(?=\s+\S)|^用户(?=.)/u
/** Without 咱 and the like before 们: 我们 is more than the user. */
const HAN_WORD = /^\p{Script=Han}+$/u

/**
 * Whoever says it, the user is meant: 我的, `my`, 用户, `the user's` become one word. `text` is normalised and folded. Linear in the
 * text for the packs there are.
 */
function ownerForm(packs: readonly Pick<LanguagePack, 'lexicon'>[], text: string): string {
  const pronouns = new Set(packs.flatMap(({ lexicon }) => [...lexicon.pronouns.keys()]))
  const latin = text.replace(LATIN_WORD, (word) => (pronouns.has(word) ? OWNER : word))
  const han = [...pronouns].filter((word) => HAN_WORD.test(word)).sort((a, b) => b.length - a.length)
  const plain = han.reduce((form, word) => replaceHan(form, word), latin)
  return plain.replace(NAMED, `${OWNER} `)
}

const replaceHan = (text: string, word: string): string =>
  text.split(word).reduce((before, after) => before + (after.startsWith('们') ? word : ` ${OWNER} `) + after)

/**
 * Words no index holds that still make another key of one: without them `food I like` and `food I do not like` were the same, and so were
 * `her brother` and `his brother`.
 */
const LATIN = new Set(
  (
    'not no never without before after from to against up down more less most least non ' +
    'he him his she her hers they them their theirs we us our ours'
  ).split(' '),
)
const HAN = /[不没非无未别上下前后最他她它]/gu
const NEGATED = /n't$/u

/** In a form marked so that they are no terms: `!not`, `!不`. `text` is normalised and folded. Linear. */
export function tellingWords(text: string): readonly string[] {
  const latin = [...text.matchAll(LATIN_WORD)].flatMap(([word]) => {
    if (NEGATED.test(word)) return ['not']
    return LATIN.has(word) ? [word] : []
  })
  const han = [...text.matchAll(HAN)].map(([char]) => char)
  return [...latin, ...han].map((word) => `!${word}`)
}

/** Before the first possessive: `john's …`, 张伟的…, `… of john`. */
const OWNED = new RegExp(
  `^(?<before>.{1,100}?)(?:'s?(?= )|${POSSESSIVE_DE})|(?<![\\p{L}\\p{N}])of (?<after>.{1,100})$`,
  'u',
)
const NUMBER = /\d+/gu
const NAME = /\p{Lu}[\p{L}\p{M}]*/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const HAN_START = /^\p{Script=Han}{2}/u

const ownerOf = (key: string): string => {
  const { before, after } = OWNED.exec(key.normalize('NFKC').toLowerCase())?.groups ?? {}
  return (before ?? after ?? '').trim()
}

/** Of whom, and what turns a meaning round: hers is not his. */
const told = (key: string): string => tellingWords(key.normalize('NFKC').toLowerCase()).join()

const found = (key: string, pattern: RegExp): readonly string[] =>
  [...key.normalize('NFKC').matchAll(pattern)].map(([word]) => word)

/**
 * Whether two keys may be of one thing as far as names and numbers go: the same owner, the same numbers and words that turn a meaning
 * round, and each word with a capital of one stands in the other. Chinese names have no capitals: keys without a possessive must begin
 * alike. Vectors tell the rest; they do not tell two people apart. Pure; linear.
 */
export function sameNames(a: string, b: string): boolean {
  const [one, other] = [ownerOf(a), ownerOf(b)]
  if (told(a) !== told(b)) return false
  if (one !== other || found(a, NUMBER).join() !== found(b, NUMBER).join()) return false
  if (one === '' && HAN_START.exec(a)?.[0] !== HAN_START.exec(b)?.[0]) return false
  return namedIn(a, b) && namedIn(b, a)
}

function namedIn(a: string, b: string): boolean {
  const words = new Set(found(b, WORD).map((word) => word.toLowerCase()))
  return found(a, NAME).every((name) => words.has(name.toLowerCase()))
}

type Forms = Pick<Engine, 'matcher' | 'packs'>

/** Join words of a key as a space does, inside numbers excepted: `research_direction`, `node/edge`. */
const JOINS = /(?<!\d)[_\-\u2010-\u2015/·:|.,;、，。；：]|[_\-\u2010-\u2015/·:|.,;、，。；：](?!\d)/gu
const POSSESSIVE = /(?<=[\p{L}\p{N}])'s(?![\p{L}\p{N}])|(?<=s)'(?![\p{L}\p{N}])/gu
const LITTLE = /(?<![\p{L}\p{N}'])(?:of|the|an?(?= \S))(?![\p{L}\p{N}'])/gu
const DE = new RegExp(POSSESSIVE_DE, 'gu')
/** What follows comes first: `deadline of Tanka` is `Tanka deadline`. */
const OF = / of (?:the )?/u
/** Beside words that carry content these do the same; an index holds neither. */
const BESIDE = / (?:for|in|at|on|about) /u
const REPEATED_OWNER = new RegExp(`(?<![\\p{L}\\p{N}])${OWNER}(?:\\s+${OWNER})+(?![\\p{L}\\p{N}])`, 'gu')
const OWNER_WORD = new RegExp(`(?<![\\p{L}\\p{N}])${OWNER}(?![\\p{L}\\p{N}])`, 'gu')
/** Spaces and punctuation make no other key, except inside numbers and names like C#. */
const GLUE = /(?<!\d)\s|\s(?!\d)|(?<!\d)(?!#)\p{P}|(?!#)\p{P}(?!\d)/gu

/**
 * The normal form of a key: two that differ in case, width, spaces, punctuation, script (traditional or simplified), possessive (的, 's,
 * `of`) or in how the user is named are one. A key of nothing but punctuation keeps it. Pure; linear.
 */
export function keyForm(engine: Forms, key: string): string {
  const form = ownedForm(engine, key).replaceAll(GLUE, '')
  return form === '' ? matchForm(key) : form
}

/**
 * The words of a key, as one text: stems of what carries content, numbers, and what turns a meaning round, the user left out. They stand
 * in the order of "John's research direction", which "research direction of John" has too: Alice's opinion of Bob is not Bob's of Alice.
 * Empty: it has none. Pure; linear.
 */
export function keyWords(engine: Forms & Pick<Engine, 'termsOf'>, key: string): string {
  const owned = ownedForm(engine, key)
  const terms = contentTerms(engine, turned(owned.replaceAll(OWNER_WORD, ' '), BESIDE))
  if (terms.length === 0) return ''
  return [...new Set([...terms, ...tellingWords(owned)])].join(' ')
}

function ownedForm({ matcher, packs }: Forms, key: string): string {
  const plain = matcher.scan(key).replaceAll(JOINS, ' ').replaceAll(POSSESSIVE, ' ')
  const owned = turned(ownerForm(packs, plain.trim()).replaceAll(/\s+/gu, ' '), OF)
  const spaced = ` ${owned} `.replaceAll(LITTLE, ' ').replaceAll(DE, ' ')
  return spaced.replaceAll(/\s+/gu, ' ').trim().replaceAll(REPEATED_OWNER, OWNER)
}

const turned = (text: string, at: RegExp): string => text.split(at).reverse().join(' ')
