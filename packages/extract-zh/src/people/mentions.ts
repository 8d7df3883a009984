import type { Mention, OtherOne, PronounPlace } from '@recollect/core/extraction'
import { KIN_WORDS, relationOf } from '../text/kin.ts'
import { KIN_MODIFIERS } from '../lexicon/people/kinship.ts'
import { SURNAMES } from '../lexicon/people/names.ts'
import { oneOf } from '../text/patterns.ts'

/** 她同学, 他领导: people of theirs, of whom nothing is known. */
const THEIRS =
  '同学|同事|同桌|领导|老板|上司|下属|经理|主管|房东|租客|邻居|客户|师傅|教练|医生|老师|班主任|朋友|闺蜜|哥们|室友|舍友'
/** 其他, 吉他 and 他们 are left out. */
const PRONOUN = new RegExp(
  `(?<![其吉维利])(?:(?<female>她)|(?<male>他)|(?<animal>它))(?![们命人]|的?(?:${THEIRS}))`,
  'gu',
)

export const pronouns = (folded: string): readonly PronounPlace[] =>
  [...folded.matchAll(PRONOUN)].map(({ index, groups }) => ({
    start: index,
    end: index + 1,
    means: groups?.['female'] === undefined ? (groups?.['male'] === undefined ? 'animal' : 'male') : 'female',
    ending: '',
  }))

const MENTION = new RegExp(
  `(?:[我俺咱]们?家?的?|(?<=(?:^|[,。!?;\\s])(?:今天|昨天|刚才)?)(?=${KIN_WORDS}))(?:${oneOf(KIN_MODIFIERS)}){0,2}?(?<kin>${KIN_WORDS})(?!的?${KIN_WORDS})`,
  'gu',
)
const SEVERAL = /[们俩]$|^(?:父母|爸妈|爸爸妈妈)/u

/** 我妹妹, 我家狗, 老婆. */
export const mentions = (folded: string): readonly Mention[] =>
  [...folded.matchAll(MENTION)].flatMap(({ index, groups }) => {
    const word = groups?.['kin'] ?? ''
    const relation = relationOf(word)
    if (relation === undefined) return []
    return [{ entity: `user.${relation}`, word, name: null, several: SEVERAL.test(word), start: index }]
  })

const OTHER = new RegExp(`(?:[我俺咱]们?家?的?)?另外?(?:一|那)?[个位只条](?<kin>${KIN_WORDS})`, 'gu')

/** 另一个表弟. */
export const others = (folded: string): readonly OtherOne[] =>
  [...folded.matchAll(OTHER)].flatMap(({ index, 0: words, groups }) => {
    const kin = groups?.['kin'] ?? ''
    const relation = SEVERAL.test(kin) ? undefined : relationOf(kin)
    const place = { start: index, end: index + words.length, label: `另一个${kin}` }
    return relation === undefined ? [] : [{ ...place, entity: `user.${relation}` }]
  })

const [TITLES, PEOPLE, TIES] = [
  '哥|姐|总|老师|阿姨|叔叔?|先生|女士|小姐|大爷|大妈|医生|师傅',
  '人|男的|女的|姑娘|小伙子?|大爷|大妈|阿姨|老师|医生|同事|朋友|同学',
  '老师|同学|同事|朋友|老板|男朋友|女朋友',
]
/** 我妹妹是一个老师 is of her. */
const NOT_SAID_OF = '(?<![是当做成为])'
const STRANGER = new RegExp(
  [
    `(?<![一-龥])[小老阿][${SURNAMES}](?![一-龥]{0,1}[区市县路])`,
    `[${SURNAMES}](?:${TITLES})`,
    `${NOT_SAID_OF}(?:一个|有个|那个|这个|有位|一位)[^,。]{0,4}(?:${PEOPLE})`,
    '有人|别人',
    `${KIN_WORDS}的?(?:${TIES})`,
  ].join('|'),
  'u',
)

/** 老沈, 王姐, 有个人, 我儿子的老师. */
export const bringsInStranger = (folded: string): boolean => STRANGER.test(folded)
