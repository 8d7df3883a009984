import { slotRegistry } from '@recollect/core/extraction'
import type { AnswerRequest } from '@recollect/core/extraction'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { aCard, detect, pack } from './support.ts'

const say = (form: AnswerRequest['form'], cards: AnswerRequest['cards'], answers = pack.answers) =>
  answers.render({ form, cards, question: '', detection: detect('我住哪里') })

const location = aCard({ slot: 'location', value: '海淀区' })
const older = aCard({ slot: 'location', value: '朝阳区', active: false })

describe('answers', () => {
  it('addresses the user as 你, or as 您 when polite', () => {
    expect(say('fact', [location])).toBe('你住在海淀区。')
    expect(say('fact', [location], chinese({ register: 'polite' }).answers)).toBe('您住在海淀区。')
    expect(say('fact', [aCard({ slot: 'nickname', value: '小红' })])).toBe('你叫小红。')
  })

  it('speaks of relatives by their relation', () => {
    expect(say('fact', [aCard({ entity: 'user.mother', slot: 'phone', value: '13600000000' })])).toBe(
      '你妈妈的电话是13600000000。',
    )
    expect(say('fact', [aCard({ slot: 'family.son', value: '2' })])).toBe('你有2个儿子。')
  })

  it('lists and counts', () => {
    const pets = [aCard({ slot: 'pet', value: '狗' }), aCard({ slot: 'pet', value: '猫' })]
    expect(say('list', pets)).toBe('你养了狗、猫。')
    expect(say('count', pets)).toBe('2个：狗、猫。')
  })

  it('tells what was, what changed and what was withdrawn', () => {
    expect(say('past', [older])).toBe('你以前住在朝阳区。')
    expect(say('change', [older, location])).toBe('你先住在朝阳区，现在住在海淀区。')
    expect(say('retracted', [older])).toContain('现在的住处我不知道')
    expect(say('retracted', [aCard({ slot: 'habit', value: '抽烟' })])).toBe('你已经戒烟了。')
  })

  it('names what every source says when they disagree, the newest last, and picks none', () => {
    const said = Date.UTC(2024, 0, 5, 9)
    const hangzhou = aCard({ slot: 'location', value: '杭州', session: 'crm', lastSeenAt: said })
    const ningbo = aCard({ slot: 'location', value: '宁波', session: 'form', lastSeenAt: said + 60_000 })
    const sentence = '关于你的住处，说法不一：2024年1月5日说是杭州（crm），同一天又说是宁波（form）。'
    expect(say('contested', [hangzhou, ningbo])).toBe(sentence)
    expect(say('contested', [ningbo, hangzhou])).toBe(sentence)
    const later = aCard({ slot: 'location', value: '绍兴', lastSeenAt: Date.UTC(2024, 1, 1) })
    expect(say('contested', [hangzhou, later])).toBe(
      '关于你的住处，说法不一：2024年1月5日说是杭州（crm），2024年2月1日又说是绍兴。',
    )
    expect(say('contested', [aCard({ slot: 'age', value: '31', entity: 'user.mother' })])).toContain(
      '你妈妈的年龄',
    )
  })

  it('confirms and denies', () => {
    const job = aCard({ slot: 'occupation', value: '护士' })
    expect(say('yes', [job])).toBe('是的，你是护士。')
    expect(say('no', [job])).toBe('不，你是护士。')
    expect(say('fact', [aCard({ slot: 'skill', value: '游泳', polarity: 'negative' })])).toBe('你不会游泳。')
  })

  it('words a status and a condition as one says them', () => {
    expect(say('yes', [aCard({ slot: 'relationship_status', value: '单身' })])).toBe('是的，你是单身的。')
    expect(say('yes', [aCard({ slot: 'relationship_status', value: '结婚' })])).toBe('是的，你结婚了。')
    expect(say('no', [aCard({ slot: 'relationship_status', value: '离婚' })])).toBe('不，你离婚了。')
    expect(say('yes', [aCard({ slot: 'health', value: '哮喘' })])).toBe('是的，你有哮喘。')
    expect(say('yes', [aCard({ slot: 'health', value: '颈椎不好' })])).toBe('是的，你颈椎不好。')
    expect(say('yes', [aCard({ slot: 'pet', value: '猫' })])).toBe('是的，你养了猫。')
  })

  it('tells animals apart', () => {
    const named = (value: string, facet: string | null) =>
      aCard({ entity: 'user.pet', slot: 'name', value, facet })
    expect(say('fact', [named('毛毛', null)])).toBe('你的宠物叫毛毛。')
    expect(say('list', [named('土豆', '狗'), named('年糕', '猫')])).toBe('你的狗叫土豆；你的猫叫年糕。')
  })

  it('puts the date to a plan', () => {
    expect(say('fact', [aCard({ slot: 'plan', value: '去青岛', when: '下周五' })])).toBe(
      '你打算下周五去青岛。',
    )
  })

  it('has words for every slot of the registry in every form', () => {
    const forms = [
      'fact',
      'list',
      'count',
      'yes',
      'no',
      'past',
      'then',
      'change',
      'since',
      'retracted',
      'contested',
    ] as const
    for (const { name } of slotRegistry().all()) {
      const card = aCard({ slot: name.replace('*', 'x'), value: '值' })
      for (const form of forms) expect(say(form, [card])).toMatch(/^.{2,}。$/u)
    }
  })

  it('says that it does not know', () => {
    expect(pack.answers.unknown(detect('我住哪里'))).toBe('我还不知道你的住处。')
    expect(pack.answers.unknown(detect('今天天气怎么样'))).toBe('我还不知道。')
  })
})
