import { describe, expect, it } from 'vitest'
import { detect } from './support.ts'

const CASES: readonly (readonly [text: string, type: string, slot: string | undefined, entity: string])[] = [
  ['我是什么用户', 'what_kind', 'user_type', 'user'],
  ['我是谁', 'what_kind', 'name', 'user'],
  ['我现在在哪', 'recency', 'location', 'user'],
  ['我的最新地址是', 'recency', 'location', 'user'],
  ['我住哪里？', 'where', 'location', 'user'],
  ['我叫什么名字？', 'generic', 'name', 'user'],
  ['我以前住在哪里', 'update', 'location', 'user'],
  ['我喜欢吃什么', 'preference', 'likes', 'user'],
  ['我有几个孩子', 'how_many', 'family.child', 'user'],
  ['我妈妈的生日是哪天', 'when', 'birthday', 'user.mother'],
  ['我表弟在哪家公司上班', 'where', 'employer', 'user.cousin'],
  ['我嘅電話係幾多號', 'how_many', 'phone', 'user'],
  ['我姑姑她们单位叫什么名字', 'generic', 'employer', 'user.aunt'],
  ['我姨妈的工作地在哪儿', 'where', 'employer', 'user.aunt'],
  ['我班主任是做什么工作的', 'what_kind', 'occupation', 'user.teacher'],
  ['我用的手机是什么型号', 'generic', 'device', 'user'],
  ['那个戴帽子的人叫什么名字', 'generic', 'name', 'other'],
  ['小王住在哪里', 'where', 'location', 'other'],
  ['慧兰是干啥的', 'generic', 'occupation', 'other'],
  ['小潘哪儿人', 'where', 'hometown', 'other'],
  ['我现在多沉', 'recency', 'weight', 'user'],
  ['我那个开出租的老乡住在哪里', 'where', 'location', 'other'],
  ['吹长笛的姑娘生日是哪天', 'when', 'birthday', 'other'],
  ['隔壁老王喜欢什么', 'preference', 'likes', 'other'],
  ['你知道张总在哪工作吗', 'where', 'employer', 'other'],
  ['小刚的生日是哪天', 'when', 'birthday', 'other'],
  ['请问我住哪', 'where', 'location', 'user'],
  ['还记得我住哪吗', 'where', 'location', 'user'],
  ['现在住哪', 'recency', 'location', 'user'],
  ['最近喜欢什么', 'recency', 'likes', 'user'],
  ['水果喜欢吃什么', 'preference', 'likes', 'user'],
  ['同事小王住在哪', 'where', 'location', 'user.coworker'],
  ['我弟弟的女朋友叫什么', 'generic', 'name', 'user.sister_in_law'],
  ['我同事的狗叫什么', 'generic', 'name', 'other'],
  ['我养的兔子叫什么', 'generic', 'name', 'user.pet'],
  ['我什么时候开始喜欢爵士乐的', 'when', 'likes', 'user'],
  ['我有哮喘吗', 'yes_no', 'health', 'user'],
  ['你喜歡什麼顏色', 'preference', 'likes', 'addressee'],
]

describe('detection', () => {
  it.each(CASES)('reads “%s”', (text, type, slot, entity) => {
    const detection = detect(text)
    expect(detection.type).toBe(type)
    expect(detection.slots[0]).toBe(slot)
    expect(detection.entity).toBe(entity)
  })

  it('keeps the other types that apply', () => {
    expect(detect('我现在在哪').also).toContain('where')
  })

  it('names the value of a yes/no question and the time asked for', () => {
    expect(detect('我是医生吗').value).toBe('医生')
    expect(detect('我以前住在哪里').time).toBe('past')
    expect(detect('我现在住哪').time).toBe('current')
    for (const text of ['我明年住哪里', '我应该住哪', '我以后会在哪工作'])
      expect(detect(text).time).toBe('future')
    expect(detect('我毕业以后在哪工作').time).toBe(null)
  })

  it('names a status as it may have been stored', () => {
    expect(detect('我单身吗').value).toBe('单身')
    expect(detect('我结婚了吗').value).toBe('已婚、结婚')
    expect(detect('我怀孕了吗').value).toBe('怀孕')
    expect(detect('我是不是喜欢猫').value).toBe('猫')
  })

  it('tells questions from statements', () => {
    expect(detect('我住在杭州').isQuestion).toBe(false)
    expect(detect('我的身份').isQuestion).toBe(true)
  })

  it('names the facet asked for', () => {
    expect(detect('我用的什么手机').facet).toBe('phone')
    expect(detect('我的狗叫什么').facet).toBe('狗')
    expect(detect('我家柯基叫什么名字').facet).toBe('狗')
    expect(detect('我的宠物叫什么').facet).toBe(null)
  })
})
