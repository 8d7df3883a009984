import { describe, expect, it } from 'vitest'
import { detect } from './support.ts'

describe('问一件事前后的变化', () => {
  it.each([
    ['我住昆明之前住哪里', 'before', '昆明', 'location'],
    ['搬到昆明之前我住哪', 'before', '昆明', 'location'],
    ['去大理之前我住哪里', 'before', '大理', 'location'],
    ['在贵阳之后我住哪', 'after', '贵阳', 'location'],
    ['离开贵阳以后我住哪儿', 'after', '贵阳', 'location'],
    ['去远山科技之前我在哪上班', 'before', '远山科技', 'employer'],
    ['我当司机之前做什么工作', 'before', '司机', 'occupation'],
    ['2022年5月之前我住哪', 'before', '2022年5月', 'location'],
    ['我什么时候离开贵阳的', 'ended', '贵阳', 'location'],
    ['我是哪年从晨光文具离职的', 'ended', '晨光文具', 'location'],
    ['我什么时候搬到大理的', 'began', '大理', 'location'],
    ['我从什么时候开始住在大理', 'began', '大理', 'location'],
    ['我什么时候加入远山科技的', 'began', '远山科技', 'employer'],
    ['我在昆明住了多久', 'lasted', '昆明', 'location'],
    ['我在晨光文具工作了几年', 'lasted', '晨光文具', 'employer'],
    ['我当厨师当了多久', 'lasted', '厨师', 'occupation'],
    ['我搬过几次家', 'times', null, 'location'],
    ['我换过几次工作', 'times', null, 'employer'],
    ['我住过几个城市', 'values', null, 'location'],
    ['我待过几家公司', 'values', null, 'employer'],
    ['我的第一个住址', 'first', null, 'location'],
    ['我以前的住址有哪些', 'former', null, 'location'],
    ['我换过工作吗', 'changed', null, 'employer'],
    ['我的地址变过吗', 'changed', null, 'location'],
    ['我换过手机号吗', 'changed', null, 'phone'],
  ])('“%s” asks for %s', (text, ask, value, slot) => {
    const { chain, slots } = detect(text)
    expect(chain).toMatchObject({ ask, value })
    expect(chain?.slots[0]).toBe(slot)
    expect(slots).toEqual(expect.arrayContaining([slot]))
  })

  it.each([
    '我之前住哪里',
    '我搬家以前住哪',
    '我女儿以前在哪念的',
    '我妹跳槽前在哪上班',
    '搬家之前我住哪',
    '结婚之前我住在哪里',
    '在那之前我住哪',
    '毕业后我在哪上班',
    '睡觉之前要吃药吗',
    '我在昆明之前住过贵阳吗',
    '我什么时候换的工作',
    '我为什么换工作',
    '我什么时候搬家的',
    '我什么时候去医院',
    '我在昆明玩了几天',
    '我换过几次手机屏幕',
    '我给妈妈打过几次电话',
    '我的第一辆车是什么',
    '我以前喜欢什么',
    '我住在大理',
    '我换工作了',
    '面试之前要准备什么',
    '天气变了吗',
  ])('“%s” does not', (text) => {
    expect(detect(text).chain).toBeUndefined()
  })
})
