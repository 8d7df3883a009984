import { own } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { introduced } from '../../text/introduced.ts'
import { PEOPLE_WORDS, relationOf } from '../../text/kin.ts'
import { looksLatinName, looksLikeName, mayBeFullName, mayBeName } from '../../text/names.ts'
import { DOUBLE_SURNAMES, SURNAMES } from '../../lexicon/people/names.ts'
import { oneOf } from '../../text/patterns.ts'

/** Whom a person nobody has a word for is to the speaker, by what binds them: 跟我合租的姑娘. */
const TIES: readonly (readonly [tie: RegExp, relation: string])[] = [
  [/合租|同屋|同住|一个宿舍|同寝|上铺|下铺|对床/u, 'roommate'],
  [/隔壁|对门|楼上|楼下|一个楼道|同一栋/u, 'neighbor'],
  [/同班|同桌|同级|前桌|后桌|一个班/u, 'classmate'],
  [/同组|一个组|同部门|一个部门|搭班|共事|一起(?:上班|干活|工作)|坐我(?:旁边|对面|隔壁)|工位/u, 'coworker'],
  [/(?:带|教|指导)过?我(?:们)?(?!玩|去)/u, 'teacher'],
  [/管我|领导我|招我进来/u, 'boss'],
  [/租给我|租我房/u, 'landlord'],
  [/玩得?(?:最|很|特别)?好|最铁|最好|最要好|一起长大|玩到大|从小认识|聊得来|交心|一起玩/u, 'friend'],
]
const PERSON =
  '姑娘|女孩子?|女生|男生|男孩子?|小伙子?|小哥|小姐姐|妹子|哥们儿?|兄弟|姐妹|大姐|大哥|大叔|大爷|大妈|阿姨|老太太|老头|人|那位|那个'
const NAMED = new RegExp(
  `^(?:对了|其实|话说|还有)?(?<desc>[^,你您他她它]{0,12}?我[^,你您他她它]{0,12}?|同组的?|合租的?|同屋的?|隔壁的?|对门的?)(?<who>${PEOPLE_WORDS}|${PERSON})(?:的)?(?:(?:名字|大名|小名|本名|外号|微信名|英文名)?(?:就)?(?:叫做?|名叫|唤作)(?<name>[\\p{Script=Han}·]{1,4}|[a-z][a-z' -]{1,14})|姓(?<surname>${oneOf(DOUBLE_SURNAMES)}|[${SURNAMES}]))(?:了|啊|呢|的|哈)?$`,
  'gu',
)
/** 我叫我哥…, 我有个朋友叫…: the words in between name an act. */
const ACTS = /[叫让给请帮喊问说想要会去有]|是不是|喜欢|讨厌|觉得/u

function relationFrom(desc: string, who: string): string | undefined {
  const tie = TIES.find(([words]) => words.test(desc))?.[1]
  if (tie !== undefined) return tie
  return relationOf(who)
}

/** "我最铁的兄弟叫大壮", "跟我合租的姑娘叫小鹿", "带我的师傅姓严". */
export const kinNamed: ExtractionRule = defineRule({
  id: 'zh/name.of-kin',
  priority: 97,
  confidence: 0.96,
  anchors: ['叫', '姓', '唤作'],
  pattern: NAMED,
  draft(match): Proposal | null {
    const desc = match.raw('desc') ?? ''
    const relation = relationFrom(desc, match.raw('who') ?? '')
    const value = match.capture('name') ?? match.capture('surname')
    const words = match.raw('name')
    if (relation === undefined || !value || ACTS.test(desc)) return null
    if (words !== undefined && !(mayBeName(words) || looksLikeName(words) || looksLatinName(words)))
      return null
    if (words !== undefined && /^(?:我|上|一|个|人|什么)/u.test(words)) return null
    return { slot: 'name', value, entity: `user.${relation}` }
  },
  examples: [
    { text: '我最铁的哥们叫大勇', cards: [{ slot: 'name', value: '大勇', entity: 'user.friend' }] },
    { text: '跟我合租的女生叫小鹭', cards: [{ slot: 'name', value: '小鹭', entity: 'user.roommate' }] },
    { text: '带我的师傅姓严', cards: [{ slot: 'name', value: '严', entity: 'user.teacher' }] },
  ],
  counterExamples: ['他最铁的哥们叫大勇', '我让室友叫外卖', '我叫我妈起床', '跟你合租的女生叫什么'],
})

/** "我处了个对象，叫丽萍": the name stands in a clause of its own. */
export const kinIntroduced: ExtractionRule = defineRule({
  id: 'zh/name.of-introduced',
  priority: 97,
  confidence: 0.93,
  anchors: ['叫', '姓'],
  pattern: /^(?:名字|小名|大名)?就?(?:叫做?|名叫|姓)(?<name>\p{Script=Han}{1,4}|[a-z]{2,12})$/gu,
  draft(match): Proposal | null {
    const value = match.capture('name')
    const entity = introduced(match.clause)
    if (!value || !entity || entity === 'user.pet' || !mayBeName(match.raw('name') ?? '')) return null
    return { slot: 'name', value, entity }
  },
  examples: [
    { text: '我处了个对象，叫丽萍', cards: [{ slot: 'name', value: '丽萍', entity: 'user.partner' }] },
    { text: '我有个外甥 叫乐乐', cards: [{ slot: 'name', value: '乐乐', entity: 'user.nephew' }] },
  ],
  counterExamples: [
    '他处了个对象，叫丽萍',
    '我闺女处了个对象，叫小张',
    '我处了个对象，叫我别抽烟',
    '店里来了个姑娘，叫丽萍',
    '我是个妈妈，叫外卖',
  ],
})

const NOW = new RegExp(
  `^(?:我)?(?:现在|如今|新)的?(?<who>${PEOPLE_WORDS})(?:就)?(?:是|叫)(?<name>[\\p{Script=Han}]{2,4})$|^(?:新来的|新的|新换的|现在的?|现在这个)(?:那个|这个)?(?:(?:叫|是)(?<called>[\\p{Script=Han}]{2,4})|姓(?<surname>${oneOf(DOUBLE_SURNAMES)}|[${SURNAMES}]))$`,
  'gu',
)
const REPLACED = new RegExp(
  `^(?:我们?|公司|部门|班里?|学校)?(?:又|刚|最近|上周|上个?月)?换了?(?:个|新)?(?<who>${PEOPLE_WORDS}|领导|座位|班主任)了?$`,
  'u',
)
const SEATS: Readonly<Record<string, string>> = { 领导: 'boss', 座位: 'classmate', 班主任: 'teacher' }

/** "换座位了，现在同桌是韩梅梅", "换领导了，新来的姓李": who is one's … by now. */
export const kinNow: ExtractionRule = defineRule({
  id: 'zh/name.kin-now',
  priority: 97,
  confidence: 0.93,
  anchors: ['现在', '如今', '新'],
  pattern: NOW,
  draft(match): Proposal | null {
    const near = clausesBefore(match.clause)[0] ?? ''
    const before = REPLACED.exec(near)?.groups?.['who'] ?? ''
    const value = match.capture('name') ?? match.capture('called') ?? match.capture('surname')
    const who = match.raw('who')
    const relation = relationOf(who ?? before) ?? own(SEATS, before)
    const words = match.raw('name') ?? match.raw('called')
    if (!value || relation === undefined || before === '') return null
    if (words !== undefined && !mayBeFullName(words)) return null
    return { slot: 'name', value, entity: `user.${relation}`, relation: 'updates' }
  },
  examples: [
    {
      text: '换座位了，现在同桌是韩梅梅',
      cards: [{ slot: 'name', value: '韩梅梅', entity: 'user.classmate', relation: 'updates' }],
    },
    {
      text: '换领导了，新来的姓李',
      cards: [{ slot: 'name', value: '李', entity: 'user.boss', relation: 'updates' }],
    },
  ],
  counterExamples: [
    '新来的姓李',
    '现在同桌是个话痨',
    '换手机了，新的是华为',
    '他们换领导了，新来的姓李',
    '现在老师是谁',
    '换领导了，新来的是个女的',
  ],
})
