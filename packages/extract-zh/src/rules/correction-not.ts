import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule } from '@recollect/core'
import { clausesBefore } from '../frame/earlier.ts'
import { kindOf } from '../frame/mistake.ts'
import { subjectOf } from '../frame/subject.ts'
import { FIELDS } from '../lexicon/fields.ts'

const IS =
  /^(?:而|应该|其实|实际|实际上|正确的?)?(?:是|应该是|要改成|改成)(?<value>[^,你您他她]{1,12}?)(?:才对|才是|哈|啦|了|的|啊|哦){0,3}$/gu
const NOT =
  /^(?:对了|哦+|啊|噢|呃|等等|等下|不对|更正|纠正|抱歉|不好意思|刚才|我说的)?(?:说错了|错了|的)?不是(?<old>[^,]{1,10})$/u
const OOPS = /不好意思|抱歉|对不起|(?:说|写|打|记|搞|弄|输|发|讲|看)错|口误|手误|更正|纠正|笔误|错了/u
/** 不是十八楼，是十九楼 counts the same; 十八掌 and 十巴掌 do not. */
const unitOf = (words: string): string => words.replace(/^[\d一二两三四五六七八九十百千万.]+/u, '')

/** "不是周五，是周六，我说错了": of one kind, or said to be a mistake. */
export const correctionNot: ExtractionRule = defineRule({
  id: 'zh/correction.not',
  priority: 97,
  confidence: 0.92,
  anchors: ['是', '改成'],
  pattern: IS,
  draft(match) {
    const { clause } = match
    const [near] = clausesBefore(clause)
    const old = near === undefined ? undefined : NOT.exec(near)?.groups?.['old']
    const value = match.capture('value')
    if (old === undefined || !value) return null
    const kind = kindOf(match.raw('value') ?? '')
    if (kind === 'count' && unitOf(match.raw('value') ?? '') !== unitOf(old)) return null
    if (kind !== kindOf(old) || (kind === 'other' && !OOPS.test(clause.sentence.message))) return null
    const slot = kind === 'occupation' || kind === 'location' ? kind : 'generic'
    // 改成 tells of a change, which the old value has seen.
    const correction = match.text.includes('改成') ? undefined : { of: old }
    return { slot, value, relation: 'updates', correction }
  },
  examples: [
    {
      text: '不是周二，是周三，我记错了',
      cards: [{ slot: 'generic', value: '周三', relation: 'updates', corrects: '周二' }],
    },
  ],
  counterExamples: ['他不是老师，是校长', '不是我，是他', '这不是猫，是狗', '不是不想，是不敢'],
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
    if (!value || !OOPS.test(match.clause.sentence.message) || kindOf(now) !== kindOf(old)) return null
    const subject = subjectOf(match, match.before, 'none')
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
