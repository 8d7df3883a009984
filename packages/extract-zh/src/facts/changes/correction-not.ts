import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { relationOf } from '../../text/kin.ts'
import { mayBeRight, unitOf } from '../../text/missaid.ts'
import { deniedBeside, isWhole, kindOf } from '../../text/mistake.ts'
import { mayBeName } from '../../text/names.ts'
import { subjectOf } from '../../text/subject.ts'
import { FIELDS } from '../../lexicon/grammar/fields.ts'

const IS =
  /^(?:而|应该|其实|实际|实际上|正确的?)?(?:是|应该是|要改成|改成|叫)(?<value>[^,你您他她]{1,12}?)(?:才对|才是|哈|啦|了|的|啊|哦){0,3}$/gu
const NOT =
  /^(?:对了|哦+|啊|噢|呃|等等|等下|不对|更正|纠正|抱歉|不好意思|刚才|我说的)?(?:说错了|错了|的)?不是(?<old>[^,]{1,10})$/u
const OOPS = /不好意思|抱歉|对不起|(?:说|写|打|记|搞|弄|输|发|讲|看)错|口误|手误|更正|纠正|笔误|错了/u
/** 叫 tells somebody to do something, or orders something, more often than it names. */
const ORDERED =
  /^(?:外卖|滴滴|快递|跑腿|代驾|保安|保洁|客服|家长|救护|警察|物业|大家|出租|快车|专车|老板|妈妈|爸爸|[车人停苦好绝卖醒早一个份点不什])/u

/** A name in place of a name is as long as that: 不是朵朵，叫多多; 叫多多来接电话 calls somebody. */
const isRenamed = (value: string, old: string): boolean =>
  value.length === old.length && mayBeName(value) && !ORDERED.test(value) && relationOf(value) === undefined

/** 我不是住在朝阳, before 而是: what is denied of somebody. */
const NOT_OF =
  /^(?=.{0,8}我)[^,你您他她它]{1,8}?不是?(?:住在|住|叫|姓|在|来自)(?<old>[^,你您他她它我]{1,10}?)(?:上班|工作|长大|出生)?$/u

/** The value denied right before, where the two are of one kind or are all that is said. */
function oldOf(match: RuleMatch): string | undefined {
  const { clause } = match
  const value = match.raw('value') ?? ''
  const kind = kindOf(value)
  const alone = isWhole(clause) ? deniedBeside(clause) : undefined
  if (alone !== undefined && mayBeRight(value, alone)) return alone
  const [near = ''] = clausesBefore(clause)
  const but = match.text.startsWith('而') ? NOT_OF.exec(near)?.groups?.['old'] : undefined
  const old = NOT.exec(near)?.groups?.['old'] ?? but
  if (old === undefined || kind !== kindOf(old)) return undefined
  if (kind === 'count' && unitOf(value) !== unitOf(old)) return undefined
  return kind !== 'other' ||
    but !== undefined ||
    match.text.startsWith('叫') ||
    OOPS.test(clause.sentence.message)
    ? old
    : undefined
}

/** "不是周五，是周六，我说错了": of one kind, or said to be a mistake. */
export const correctionNot: ExtractionRule = defineRule({
  id: 'zh/correction.not',
  priority: 97,
  confidence: 0.92,
  anchors: ['是', '改成', '叫'],
  pattern: IS,
  draft(match) {
    const value = match.capture('value')
    const old = oldOf(match)
    if (old === undefined || !value) return null
    if (match.text.startsWith('叫') && !isRenamed(match.raw('value') ?? '', old)) return null
    const kind = kindOf(match.raw('value') ?? '')
    const shown = kindOf(old) === kind && (kind === 'occupation' || kind === 'location')
    const slot = shown && !match.text.startsWith('而') ? kind : 'generic'
    // 改成 tells of a change, which the old value has seen.
    const correction = match.text.includes('改成') ? undefined : { of: old }
    return { slot, value, relation: 'updates', correction }
  },
  examples: [
    {
      text: '不是周二，是周三，我记错了',
      cards: [{ slot: 'generic', value: '周三', relation: 'updates', corrects: '周二' }],
    },
    {
      text: '哦不是朵朵，叫多多',
      cards: [{ slot: 'generic', value: '多多', corrects: '朵朵' }],
    },
  ],
  counterExamples: [
    '他不是老师，是校长',
    '不是我，是他',
    '这不是猫，是狗',
    '不是不想，是不敢',
    '不是朵朵，叫多多来接电话',
    '不是朵朵，叫外卖',
    '不是朵朵，叫车',
    '不是朵朵，叫妈妈',
  ],
})

const THIS_NOT_THAT =
  /(?:应该)?是(?<value>[^,我你您他她是不]{1,10}?)(?:,)?(?:而)?不是(?<old>[^,你您他她]{1,10})$/gu
const NUMBER = /^(?<number>[\d一二三四五六七八九十百]{1,4})(?:周?岁)?$/u

/** The slot of a label: 我的公司名, 生日. */
function labelled(before: string, value: string): string | undefined {
  if (/^(?:a|b|ab|o)型?血?$/u.test(value)) return 'blood_type'
  const label = before.replace(/^(?:对了|我们?的?)+|名$/gu, '')
  return Object.entries(FIELDS).find(([, labels]) => labels.includes(label))?.[0]
}

/** "更正一下，我妹是21不是22". */
export const correctionThis: ExtractionRule = defineRule({
  id: 'zh/correction.this',
  priority: 98,
  confidence: 0.92,
  anchors: ['不是'],
  pattern: THIS_NOT_THAT,
  draft(match) {
    const [value, wrong] = [match.capture('value'), match.capture('old')]
    const [now, old] = [match.raw('value') ?? '', match.raw('old') ?? '']
    const correction = { of: wrong }
    if (!value || kindOf(now) !== kindOf(old)) return null
    const subject = subjectOf(match, match.before, 'none')
    const own = subject?.entity === 'user' && kindOf(now) === 'occupation'
    if (!own && !OOPS.test(match.clause.sentence.message)) return null
    const number = NUMBER.exec(now)?.groups?.['number']
    if (number !== undefined && (subject !== null || now.endsWith('岁')))
      return {
        slot: 'age',
        value: number,
        at: value,
        entity: subject?.entity ?? 'user',
        relation: 'updates',
        correction,
      }
    const kind = kindOf(now)
    const slot =
      labelled(match.before, now) ?? (kind === 'occupation' || kind === 'location' ? kind : 'generic')
    return { slot, value, entity: subject?.entity ?? 'user', relation: 'updates', correction }
  },
  examples: [
    {
      text: '更正一下，我妹是21不是22',
      cards: [{ slot: 'age', value: '21', entity: 'user.sister', relation: 'updates', corrects: '22' }],
    },
  ],
  counterExamples: ['他是老师不是校长', '这是猫不是狗', '我是真的喜欢不是假的'],
})

const NEW_ONE =
  /^(?:新的?|新号码?|新密码|新地址|新时间|最新的?|改后的?|更新后的?)(?:号码|密码|码|地址|时间|版本)?(?:是|为|:)(?<value>[^,你您他她]{1,24}?)(?:了|哈|啦|哦)?$/gu
const CHANGED =
  /^(?<facet>[^,我你您他她它这那]{2,8}?)(?:又|已经|刚|刚刚)?(?:变|换|改|更新|更换|重置)(?:了|过了?|掉了|啦)$/u

/** "取件码变了，新的是8832". */
export const genericNewOne: ExtractionRule = defineRule({
  id: 'zh/generic.new-one',
  priority: 72,
  confidence: 0.92,
  anchors: ['新', '改后', '更新后'],
  pattern: NEW_ONE,
  draft(match) {
    const [near] = clausesBefore(match.clause)
    const facet = near === undefined ? undefined : CHANGED.exec(near)?.groups?.['facet']
    const value = match.capture('value')
    return facet === undefined || !value ? null : { slot: 'generic', value, facet, relation: 'updates' }
  },
  examples: [
    {
      text: '门锁密码换了，新的是3317',
      cards: [{ slot: 'generic', value: '3317', facet: '门锁密码', relation: 'updates' }],
    },
  ],
  counterExamples: ['天气变了，现在是秋天', '新的是什么', '他密码换了，新的是3317'],
})
