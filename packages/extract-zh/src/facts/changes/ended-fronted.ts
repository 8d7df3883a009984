import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isOccupation } from '../../text/jobs.ts'
import { isNamedPastime } from '../../text/pastimes.ts'
import { take } from '../../text/take.ts'
import { DEVICE_KINDS, PETS, POSSESSIONS, VEHICLES } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

const BETWEEN =
  '(?:我们?|早就?|已经|以后|以后都|现在|今年|去年|前年|上周|上个?月|上学期|前阵子|最近|也|都|就|先|再也|被我|被爸妈|给|终于|后来|昨天|刚刚?|暂时|彻底|全){0,4}'
const ROLES =
  /^(?:班长|组长|团长|队长|社长|会长|部长|班委|课代表|学习委员|团支书|村干部|版主|群主|伴娘|伴郎|志愿者)$/u
const STUDIES = /^(?:博士?|硕士?|研究生|大学|本科|高中|书|研|学)$/u

const NOT_DONE = new RegExp(
  `(?<value>[\\p{Script=Han}a-z0-9]{1,8}?)${BETWEEN}不(?:再|想再|打算)?(?<act>当|干|做|读|念|上|打|踢|弹|拉|跑|游|练|学|画|玩|跳|骑|爬|钓|追|搞|唱)(?:了|啦)$`,
  'gu',
)

/** What one does no more, by the object that stands before it: 班长不当了, 博士不读了, 篮球以后不打了. */
export const endedDoing: ExtractionRule = factRule({
  id: 'zh/ended.doing',
  priority: 70,
  confidence: 0.92,
  anchors: [...'当干做读念打踢弹拉跑游练学画玩跳骑爬钓追搞唱']
    .map((act) => `不${act}了`)
    .concat('不再', '不想再'),
  pattern: NOT_DONE,
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [
    { text: '班长我不当了', cards: [{ slot: 'occupation', value: '班长', relation: 'retracts' }] },
    { text: '博士不读了，准备找工作', cards: [{ slot: 'education', value: '博士', relation: 'retracts' }] },
    { text: '手风琴以后不拉了', cards: [{ slot: 'hobby', value: '手风琴', relation: 'retracts' }] },
  ],
  counterExamples: ['他班长不当了', '你书不读了吗', '今天不打了', '饭都不做了', '要是班长不当了'],
  read(match, frame) {
    const value = match.raw('value') ?? ''
    const act = match.raw('act') ?? ''
    if (frame.negative || frame.modifiers.negative) return null
    if (/[当干做]/u.test(act) && (ROLES.test(value) || isOccupation(value)))
      return take(match, 'occupation', { relation: 'retracts' })
    if (/[读念上]/u.test(act)) return STUDIES.test(value) && value !== '学' ? endsStudy(match) : null
    return /[打踢弹拉跑游练学画玩跳骑爬钓唱]/u.test(act) && value.length > 1 && isNamedPastime(value)
      ? take(match, 'hobby', { relation: 'retracts' })
      : null
  },
})

const endsStudy = (match: RuleMatch): Proposal | null => take(match, 'education', { relation: 'retracts' })

const DEVICES = Object.values(DEVICE_KINDS).flat()
const KIND_OF: readonly (readonly [words: ReadonlySet<string>, slot: string])[] = [
  [new Set(VEHICLES), 'vehicle'],
  [new Set(DEVICES), 'device'],
  [new Set(PETS), 'pet'],
  [new Set(POSSESSIONS), 'owns'],
]
const CARDS =
  '(?:健身|游泳|瑜伽|球馆|美容|理发|洗车|图书馆|月票|公交|年|季|次|会员|储值|购物|打折)?(?:房|馆)?的?(?:年|季|月|次|会员)?卡|[\\p{Script=Han}a-z0-9]{1,8}?会员'
const PASSED_ON = new RegExp(
  `(?:(?:把|将)(?:[^,你您他她它]{1,8}的)?|(?:用了[^,]{1,5}的|老家的?|城里的?|家里的?|老|旧|二手|新买的|那[辆台部只条个把张套间架]|(?:健身房|游泳馆|理发店|瑜伽馆|美容院|驾校|公司|学校)的){0,2}?)(?<value>${oneOf([...VEHICLES, ...DEVICES, ...PETS, ...POSSESSIONS].filter((word) => word.length > 1))}|车|猫|狗|店|琴|${CARDS})${BETWEEN}(?<how>卖|转手|转让|转|处理|出|送人|送|扔|捐|退|盘|注销|停|淘汰|典当|当)(?:掉|出去|回去|给[^,]{1,6})?(?:了|啦)$`,
  'gu',
)

/** What one has no more, and names before saying so: 老家的房子卖了, 健身卡退了, 那辆小电驴被我转手了. */
export const endedOwning: ExtractionRule = factRule({
  id: 'zh/ended.owning',
  priority: 69,
  confidence: 0.94,
  anchors: [
    '卖',
    '转手',
    '转让',
    '转掉',
    '转给',
    '处理',
    '出掉',
    '出了',
    '送人',
    '送给',
    '送掉',
    '扔了',
    '扔掉',
    '捐了',
    '退了',
    '退掉',
    '盘出',
    '盘了',
    '注销',
    '停了',
    '淘汰',
  ],
  pattern: PASSED_ON,
  elided: 'chat',
  event: true,
  examples: [
    { text: '老家的房子卖了', cards: [{ slot: 'owns', value: '房子', relation: 'retracts' }] },
    { text: '那辆小电驴被我转手了', cards: [{ slot: 'vehicle', value: '小电驴', relation: 'retracts' }] },
    { text: '健身卡我退了', cards: [{ slot: 'owns', value: '健身卡', relation: 'retracts' }] },
  ],
  counterExamples: ['他房子卖了', '隔壁的店转让了', '你车卖了吗', '票卖了', '这车卖了', '怎么把车卖了'],
  read: (match, frame) => {
    const words = match.raw('value') ?? ''
    if (frame.negative || /(?:票|货|东西|快递|垃圾)$/u.test(words)) return null
    if (/退/u.test(match.raw('how') ?? '') && !/[卡员]$/u.test(words)) return null
    if (/^[这此]/u.test(match.text)) return null
    const slot = KIND_OF.find(([known]) => known.has(words))?.[1] ?? (/会员$/u.test(words) ? 'uses' : 'owns')
    if (slot === 'pet' && !/送/u.test(match.raw('how') ?? '')) return null
    return take(match, slot, { relation: 'retracts' })
  },
})
