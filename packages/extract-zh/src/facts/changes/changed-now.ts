import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore, subjectOfClause } from '../../text/earlier.ts'
import { isOccupation } from '../../text/jobs.ts'
import { looksLikeName } from '../../text/names.ts'
import { looksLikePlace } from '../../text/places.ts'

/** What may change, and the slot it fills. */
const CHANGEABLE: readonly (readonly [words: RegExp, slot: string])[] = [
  [/微信|qq|账号|抖音|小红书|游戏id/u, 'account'],
  [/邮箱|邮件|email/u, 'email'],
  [/号|电话|手机/u, 'phone'],
  [/学校|班级|班/u, 'school'],
  [/公司|单位|东家|工作|岗|行业|行/u, 'employer'],
  [/城市|地方|房子|住处|住址|地址|住的/u, 'location'],
  [/名字?|称呼/u, 'name'],
]
const CHANGED =
  /^(?:我|俺|本人|对了|跟大家说一声|通知一下|那个|原来的?|以前的?|旧的?|老){0,3}(?<what>[^,你您他她它]{0,8}?)(?:早就?|又|也|已经|刚刚?|上周|上个?月|前阵子|最近|今天|昨天){0,3}(?:被)?(?:换|改|变|停用|停机|不用|登不(?:上|了)(?:去)?|上不去|进不去|用不了|打不开|忘了?密码|欠费|作废|弃用|废|注销|销号|销|停|丢|封)(?:掉)?(?:了|啦)?(?:那个号|个|一?家|一?份)?新?(?<thing>公司|单位|工作|学校|号码?|手机号|邮箱|城市|地方|房子|东家|岗位|行业)?(?:了|啦)?$/u
const NOW =
  /^(?:我|请|大家)?(?:现在|目前|如今|新的?|新号码?|新邮箱|新手机号|新微信号?|新地址|以后|改成?|换成|(?=(?:就|用|发|打|加|联系){1,2}我?\s?[a-z\d][\w.+@-]{4}|1[3-9]\d{9}$|[\w.+-]{1,40}@))就?(?:用|打|加|联系|发)?(?:的|个)?(?:号码?|邮箱|微信号?|地址|学校|公司|名字)?(?:这个|那个)?(?:是|在|叫|为|用|去|读|上|:)?(?:的是)?(?:在|了)?\s?(?<value>[^,你您他她它]{1,28}?)(?:这个)?(?:上班|工作|读书|上学|住)?\s?(?:了|啦|哈|哦|吧|呗)?$/gu

const PHONE = /^\+?\d[\d -]{5,20}\d$/u
const EMAIL = /^[\w.+-]{1,64}@[a-z0-9.-]{3,80}$/u
const ACCOUNT = /^[a-z0-9][\w.-]{3,30}$/u
const SCHOOL = /(?:大学|学院|中学|小学|一中|二中|三中|附中|附小|实验|班|幼儿园|职高|技校)$/u
const FIRM = /(?:公司|集团|厂|银行|医院|学校|单位|店|所|院|局|事务所|工作室|平台|大厂|企)$/u
const LINE = /^(?:做|干|搞|跑)(?<line>.{2,10})$/u

function fits(slot: string, value: string): boolean {
  if (slot === 'phone') return PHONE.test(value)
  if (slot === 'email') return EMAIL.test(value)
  if (slot === 'account') return ACCOUNT.test(value)
  if (slot === 'school') return SCHOOL.test(value)
  if (slot === 'employer') return FIRM.test(value)
  return slot === 'location' ? looksLikePlace(value) : looksLikeName(value)
}

/** A number shows by itself what it is: 那个号停用了 may be said of a phone as of an account. */
const shown = (slot: string, value: string): string => {
  if (EMAIL.test(value)) return 'email'
  return PHONE.test(value) && /phone|account/u.test(slot) ? 'phone' : slot
}

function proposalOf(match: RuleMatch, about: string): Proposal | null {
  const slot = CHANGEABLE.find(([words]) => words.test(about))?.[1]
  const words = match.raw('value') ?? ''
  const value = match.capture('value')
  if (slot === undefined || !value) return null
  const told = shown(slot, words)
  if (fits(told, words)) return { slot: told, value, relation: 'updates' }
  if (slot !== 'employer') return null
  const line = LINE.exec(words)?.groups?.['line']
  return line !== undefined || isOccupation(words) ? { slot: 'occupation', value, relation: 'updates' } : null
}

/** "学校换了，现在在二中", "那个号停用了，新的是139…": what has changed, and what it is now. */
export const changedNow: ExtractionRule = defineRule({
  id: 'zh/update.changed-now',
  priority: 99,
  confidence: 0.93,
  anchors: ['现在', '目前', '如今', '新', '以后', '改', '换成', '用', '发', '打', '加', '联系', '1', '@'],
  pattern: NOW,
  draft(match) {
    const near = clausesBefore(match.clause)[0] ?? sentencesBefore(match.clause)[0]?.[0]
    const changed = near === undefined ? undefined : CHANGED.exec(near)?.groups
    const entity = subjectOfClause(near ?? '')
    if (changed === undefined || entity === null) return null
    const made = proposalOf(match, `${changed['what'] ?? ''}${changed['thing'] ?? ''}${near ?? ''}`)
    return made && { ...made, entity: entity ?? 'user' }
  },
  examples: [
    {
      text: '那个邮箱登不上了，以后发 qiao@b.org 吧',
      cards: [{ slot: 'email', value: 'qiao@b.org', relation: 'updates' }],
    },
    { text: '学校换了，现在在二中', cards: [{ slot: 'school', value: '二中', relation: 'updates' }] },
    {
      text: '那个号停用了，新的是19900001122',
      cards: [{ slot: 'phone', value: '19900001122', relation: 'updates' }],
    },
    {
      text: '换了个公司，现在在做跨境物流',
      cards: [{ slot: 'occupation', value: '做跨境物流', relation: 'updates' }],
    },
  ],
  counterExamples: [
    '他学校换了，现在在二中',
    '天气变了，现在是秋天',
    '他那个邮箱登不上了，以后发 qiao@b.org 吧',
    '学校换了，现在怎么样？',
  ],
})
