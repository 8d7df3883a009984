import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** A fact, messages after it in which nothing changes it, a question, and words of the answer. */
type Told = readonly [fact: string, later: readonly string[], question: string, answer: string]

const CONVERSATIONS: readonly Told[] = [
  ['我体重74公斤', ['同事减到68了，真羡慕', '行李称了一下23公斤'], '我多重？', '74'],
  ['我体重74公斤', ['卧推到80了', '这条鱼上秤6斤2'], '我体重多少？', '74'],
  ['我体重128斤', ['超市西瓜一斤3块5', '目标是瘦到115'], '我多少斤？', '128'],
  ['我儿子5岁', ['邻居家孩子过生日，6岁了', '他会数到20了'], '我儿子几岁？', '5'],
  ['我儿子5岁', ['我侄女昨天过生日，8岁了'], '我儿子多大？', '5'],
  ['我今年31岁', ['我弟昨天生日，28岁了', '我妈下个月六十大寿'], '我多大？', '31'],
  ['我妹妹25岁', ['给她过生日来了26个人'], '我妹妹多大？', '25'],
  ['我手机是小米14', ['同事换了iPhone 16', '华为Mate 70降到5000块了'], '我用什么手机？', '小米14'],
  ['我手机是小米14', ['差点下单了iPhone 16，还是忍住了'], '我用什么手机？', '小米14'],
  ['我手机是小米14', ['终于买了个手机壳', '刷到iPhone 16的评测'], '我用什么手机？', '小米14'],
  ['我用的是ThinkPad', ['公司给设计师换了MacBook Pro'], '我用什么电脑？', 'ThinkPad'],
  ['我住在武汉', ['表哥的新家在长沙，钥匙刚拿到', '搬了三箱水果回来'], '我住哪里？', '武汉'],
  ['我住在武汉', ['周末去了趟宜昌', '会议改到周五了'], '我住哪里？', '武汉'],
  ['我住在武汉', ['房东说明年要涨租'], '我住在哪儿？', '武汉'],
  ['我姐住在合肥', ['周六和她一起去了黄山'], '我姐住哪里？', '合肥'],
  ['我姐住在合肥', ['我弟在芜湖买了房'], '我姐住哪里？', '合肥'],
  ['我在网易上班', ['儿子今天小学报到了', '碰到个阿里的朋友'], '我在哪上班？', '网易'],
  ['我在网易上班', ['健身房第一天，腿废了'], '我在哪上班？', '网易'],
  ['我在网易上班', ['我老公今天海康入职第一天'], '我在哪上班？', '网易'],
  ['我爸在邮局上班', ['我今天海康入职第一天'], '我爸在哪上班？', '邮局'],
  ['我养了一只橘猫，叫年糕', ['刷到个博主，嫌掉毛把猫送人了', '猫粮没了'], '我的猫叫什么？', '年糕'],
  ['我养了一只狗，叫旺财', ['楼下大爷的狗走丢了'], '我的狗叫什么？', '旺财'],
  ['我女朋友叫林晚', ['梦见跟她分手了，吓醒', '同事失恋了'], '我女朋友叫什么？', '林晚'],
  ['我结婚了', ['我闺蜜上周离婚了', '表妹订婚了'], '我结婚了吗？', '结婚'],
  ['我开的是捷达', ['老板提了辆特斯拉', '租的那辆是飞度'], '我开什么车？', '捷达'],
  ['我开的是捷达', ['捷达刚做完保养，花了800'], '我开什么车？', '捷达'],
  ['我的邮箱是 tom@example.org', ['商家从 info@shop.example 发来的'], '我的邮箱是什么？', 'tom@example.org'],
  ['我对花生过敏', ['我侄女不再对鸡蛋过敏了'], '我对什么过敏？', '花生'],
  ['我是护士', ['我同学不当护士了', '罢工结束了'], '我是做什么的？', '护士'],
  ['我弟是电工', ['请了个电工，花了200', '小区里退休的人真多'], '我弟是做什么的？', '电工'],
]

describe('where nothing changed, an answer stays sure', () => {
  it.each(CONVERSATIONS)('%s … %j', async (fact, later, question, told) => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
    const memory = recollect.scope('someone')
    for (const text of [fact, ...later]) await memory.remember([text])
    const { answer, evidence } = await memory.recall(question)
    expect(answer.text.toLowerCase()).toContain(told.toLowerCase())
    expect(evidence).toBe('strong')
  })
})
