import type { DoubtReader, OpposingClause } from '@recollect/core/extraction'
import { seemingClause, valueReader } from '@recollect/rules'
import { changed } from '../changed/index.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import * as data from '../lexicon/changes/doubts.ts'
import { TURNS } from '../lexicon/changes/turns.ts'
import { oneOf } from '../text/patterns.ts'
import { words } from '../spans/words.ts'
import { VALUES } from '../values/index.ts'

/** Longer texts are documents; nobody tells what changed in the middle of one. */
const MOST = 2000
const SENTENCE = /[^。！？!?;；\n…]+[。！？!?;；\n…]*/gu
const ASKS = /[?？]\s*$|[吗呢][。！!]?\s*$/u
const CLAUSE = /[,，、:：()（）]|但是?|可是?(?=我|现)|因为|所以|不过/u
/** In chats a space is a pause. */
const PAUSE = /(?<=[\p{Script=Han}\d])\s+(?=\p{Script=Han})/gu
const QUOTED = /[“"「『][^”"」』]{0,100}[”"」』]/gu

/** Characters that a denial or an end reaches behind it, and that stand between a subject and what it does. */
const REACH = 8
const BORN = /^(?:出生|生了|落地)$/u
const CHILD = /^(?:我们?家?|咱家?)?(?:宝宝|宝贝|孩子|娃|老[二三四]|闺女|儿子|女儿|小家伙)/u
const SELF = /[我咱俺]/u
/** 老沈, 小李, 王姐: somebody by name. */
const CALLED =
  /(?:^|[和跟说])(?:[老小阿][\p{Script=Han}](?=[\p{Script=Han}])|\p{Script=Han}(?:姐|哥|总|叔|姨|阿姨|师傅))/u

const anyOf = (list: Iterable<string>): RegExp => new RegExp(oneOf(list), 'gu')
const ENDS = anyOf(data.ENDS)
const REACHING = anyOf(data.REACHING)
const BACKWARD = anyOf(data.BACKWARD)
const PASSING = anyOf(data.PASSING)
const ARRIVING = anyOf(data.ARRIVING)
const ASKING = new RegExp(`^(?:我|那|这)?${oneOf(data.ASKING)}`, 'u')
const THEY = new RegExp(`^${oneOf(data.THEY)}`, 'u')
const CORRECTING = anyOf(data.CORRECTING)
const SLIP = new RegExp(oneOf(data.CORRECTING), 'u')
const BEGINS = anyOf(data.BEGINS)
const IDIOMS = anyOf(data.IDIOMS)
const UNREAL = anyOf(data.UNREAL)
const BYGONE = anyOf(data.BYGONE)
const EVENTS = anyOf(TURNS.keys())
const SEEN = new RegExp(oneOf(data.SEEN), 'u')
const { pet: PETS = [], ...PEOPLE } = KIN
const PET = new RegExp(oneOf(PETS), 'u')
const OTHERS = anyOf([...data.OTHERS, ...Object.values(PEOPLE).flat()])

/** 地铁不坐了: no longer. */
const NO_MORE = /不[\p{Script=Han}]{1,3}了(?:[啦呀啊吧]|$)/gu
/** A clause without any of them speaks against nothing; most are put aside by this alone. */
const SIGN = new RegExp(
  [ENDS, REACHING, BACKWARD, NO_MORE, EVENTS, BEGINS, CORRECTING].map(({ source }) => source).join('|'),
  'u',
)

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, at: index, end: index + word.length }))

/** Reads Chinese for what may speak against something said before. */
export const doubts: DoubtReader = {
  read(text) {
    const said = text.slice(0, MOST).replaceAll(QUOTED, '，')
    const clauses = (said.match(SENTENCE) ?? []).flatMap((sentence) => opposingIn(toldIn(sentence)))
    const seeming = found(said, BYGONE).length > 0 ? null : seemingClause(changed, words, said)
    return seeming ? [...clauses, seeming] : clauses
  },
  seems: (text) => seemingClause(changed, words, text),
  values: valueReader(VALUES),
  namesOf: (entity) => (entity.startsWith('user.') ? (KIN[entity.slice('user.'.length)] ?? []) : []),
}

/** The clauses of a sentence that are no question: 搬到徐汇了，猫砂盆放哪里好？ states a move. */
function toldIn(sentence: string): readonly string[] {
  // What is put right belongs to the words that say so.
  const paused = SLIP.test(sentence) ? sentence : sentence.replaceAll(PAUSE, '，')
  const clauses = paused.split(CLAUSE)
  return ASKS.test(sentence) ? clauses.slice(0, -1).filter((clause) => !ASKING.test(clause)) : clauses
}

/** 刷到个博主，把猫送人了: what is said after somebody who is only read of is still theirs, until the speaker is named. */
function opposingIn(clauses: readonly string[]): readonly OpposingClause[] {
  let isSeen = false
  return clauses.flatMap((clause) => {
    isSeen = SEEN.test(clause) || (isSeen && !SELF.test(clause))
    const found = opposing(clause)
    return found === null || (isSeen && found.whose !== 'user') ? [] : [found]
  })
}

function opposing(clause: string): OpposingClause | null {
  if (!SIGN.test(clause)) return null
  // What praises or denies nothing is taken out, in its place nothing stands.
  const text = clause.replaceAll(IDIOMS, (word) => '　'.repeat(word.length)).trim()
  if (text === '' || found(text, UNREAL).length > 0 || isOfTheirs(text)) return null
  const ends = found(text, ENDS)
  const reached = reachedIn(text).map((one) => ({ ...one, word: '' }))
  const turns = turnsIn(text)
  const begins = found(text, BEGINS)
  const corrects = found(text, CORRECTING)
  const [first] = [...turns, ...reached, ...ends, ...begins, ...corrects]
  if (!first) return null
  return {
    text,
    ends: ends.length > 0,
    against: reached.map(({ words }) => words).join('　'),
    begins: begins.length > 0,
    corrects: corrects.length > 0,
    changes: [...new Set(turns.flatMap(({ word }) => TURNS.get(word) ?? []))],
    arrives: found(text, ARRIVING)
      .map(({ end }) => text.slice(end, end + REACH))
      .join('　'),
    whose: subjectOf(text.slice(0, first.at), BORN.test(first.word)),
  }
}

/** 邻居家的狗: of somebody's somebody nothing is kept. */
const isOfTheirs = (text: string): boolean =>
  found(text, OTHERS).some(({ end }) => {
    const owned = /^家?的/u.exec(text.slice(end))
    return owned !== null && found(text.slice(end + owned[0].length), OTHERS)[0]?.at === 0
  })

/** 把沙发搬到那边 moves no home. */
const MOVED = /[把将](?!家|户口)[^把将]{1,12}[搬调挪]|搬了?(?:[一二三四五六七八九十两几半\d]|点|些|个(?!家))/u

const turnsIn = (text: string) =>
  found(text, BYGONE).length > 0 || MOVED.test(text) ? [] : found(text, EVENTS)

/** Of 字节的年会 the company is not meant. */
const OF = /^.*的(?=\p{Script=Han}{2})/u

/** 物理考试取消了 is the end of no study. */
const OCCASION = /\p{Script=Han}{1,4}(?:考试|测验|讲座)$/u

function reachedIn(text: string) {
  if (found(text, PASSING).length > 0) return []
  const behind = found(text, REACHING).map(({ at, end }) => ({ at, words: text.slice(end, end + REACH) }))
  const before = [...found(text, BACKWARD), ...found(text, NO_MORE)].map(({ at, word }) => ({
    at,
    words: text.slice(0, at).replace(OF, '').replace(OCCASION, '') + word,
  }))
  return [...behind, ...before]
}

/** 让小吴接过去: by whom it is done is not who it is about. */
const DOER = /[让被给叫由][^让被给叫由]{1,8}$/u

/** Of a clause without a subject, the speaker or whoever was spoken of. */
function subjectOf(before: string, isBirth: boolean): OpposingClause['whose'] {
  if (isBirth && CHILD.test(before)) return 'user'
  const others = found(before.replace(DOER, ''), OTHERS).at(-1)
  if (others !== undefined && THEY.test(others.word) && !SELF.test(before.slice(others.end))) return 'they'
  const isOther = others !== undefined || CALLED.test(before.replace(DOER, ''))
  if (!isOther && PET.test(before) && !SELF.test(before)) return 'unknown'
  if (!isOther) return SELF.test(before) || isBirth ? 'user' : 'elided'
  const after = others ? before.slice(others.end) : ''
  return SELF.test(after) || /[我咱](?:和|跟|们)/u.test(before) ? 'user' : 'other'
}
