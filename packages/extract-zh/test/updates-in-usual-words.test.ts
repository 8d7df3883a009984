import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** Plain updates in usual words: what is said first, what is said then, the value that holds no longer, and the one that does. */
const UPDATES: readonly (readonly [first: string, then: string, gone: string, now: string])[] = [
  ['我住在北京', '我搬到上海了', '北京', '上海'],
  ['我住在朝阳', '我现在住海淀', '朝阳', '海淀'],
  ['我在成都住', '搬家了，现在住重庆', '成都', '重庆'],
  ['我住在广州', '我上周搬去深圳了', '广州', '深圳'],
  ['我家在武汉', '我们搬到长沙了', '武汉', '长沙'],
  ['我住杭州', '我换到苏州住了', '杭州', '苏州'],
  ['我在美团上班', '我跳槽到京东了', '美团', '京东'],
  ['我在百度工作', '我现在在腾讯上班', '百度', '腾讯'],
  ['我在华为上班', '我换工作了，现在在小米', '华为', '小米'],
  ['我在阿里工作', '我从阿里离职了', '阿里', ''],
  ['我是老师', '我现在是律师', '老师', '律师'],
  ['我是程序员', '我改行做产品经理了', '程序员', '产品经理'],
  ['我是护士', '我不当护士了', '护士', ''],
  ['我是学生', '我工作了，现在是会计', '学生', '会计'],
  ['我手机号是13812345678', '我换号了，新号码是13987654321', '138', '139'],
  ['我的电话是13812345678', '我的电话改成13987654321了', '138', '139'],
  ['我的邮箱是a@example.org', '我的邮箱换成b@example.org了', 'a@', 'b@'],
  ['我28岁', '我今年29了', '28', '29'],
  ['我30岁', '我31岁了', '30', '31'],
  ['我儿子5岁', '我儿子6岁了', '5', '6'],
  ['我女儿上小学三年级', '我女儿升四年级了', '三年级', '四年级'],
  ['我体重120斤', '我现在110斤', '120', '110'],
  ['我体重70公斤', '我瘦到65公斤了', '70', '65'],
  ['我体重150斤', '我胖到160斤了', '150', '160'],
  ['我养了一只猫', '我的猫去世了', '猫', ''],
  ['我养了一只狗叫旺财', '旺财走了', '狗', ''],
  ['我养了一只仓鼠', '仓鼠死了', '仓鼠', ''],
  ['我开大众', '我把大众卖了', '大众', ''],
  ['我开丰田', '我换了辆特斯拉', '丰田', '特斯拉'],
  ['我有一辆摩托车', '摩托车卖了', '摩托车', ''],
  ['我单身', '我有女朋友了', '单身', ''],
  ['我单身', '我结婚了', '单身', ''],
  ['我结婚了', '我离婚了', '结婚', '离婚'],
  ['我有男朋友', '我和男朋友分手了', '有男朋友', '分手'],
  ['我订婚了', '我们领证了', '订婚', ''],
  ['我最喜欢的颜色是蓝色', '我现在最喜欢的颜色是绿色', '蓝', '绿'],
  ['我最喜欢的水果是苹果', '我最喜欢的水果变成芒果了', '苹果', '芒果'],
  ['我喜欢喝咖啡', '我不喜欢喝咖啡了', '咖啡', ''],
  ['我喜欢跑步', '我现在不喜欢跑步了', '跑步', ''],
  ['我爱吃辣', '我不爱吃辣了', '辣', ''],
  ['我抽烟', '我戒烟了', '抽烟', ''],
  ['我每天喝咖啡', '我不喝咖啡了', '咖啡', ''],
  ['我每天跑步', '我不跑步了', '跑步', ''],
  ['我喝酒', '我戒酒了', '喝酒', ''],
  ['我每周去健身房', '我不去健身房了', '健身房', ''],
  ['我吃素', '我不吃素了', '素', ''],
  ['我对花生过敏', '我对花生不过敏了', '花生', ''],
  ['我弹钢琴', '我不弹钢琴了', '钢琴', ''],
  ['我用iPhone', '我换成华为了', 'iPhone', '华为'],
  ['我打算五月去成都', '我不去成都了', '成都', ''],
  ['我计划去日本旅游', '日本不去了', '日本', ''],
  ['我准备考研', '我不考研了', '考研', ''],
  ['我准备买房', '我买房了', '买房', ''],
  ['我想学吉他', '我不学吉他了', '吉他', ''],
  ['我一个人住', '我现在跟男朋友住', '一个人', '男朋友'],
  ['我叫小明', '叫我小红吧，我改名了', '小明', '小红'],
  ['我在读大三', '我大四了', '大三', '大四'],
  ['我老婆怀孕了', '我老婆生了', '怀孕', ''],
]

/** What holds, but for what happened. */
async function heldAfter(first: string, then: string): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
  const memory = recollect.scope('someone')
  await memory.remember([first, then])
  const { rows } = await memory.cards.list({ limit: 100 })
  return rows
    .filter(({ active, slot, polarity }) => active && polarity === 'positive' && !slot.startsWith('event_'))
    .map(({ value }) => value)
}

const isRight = (held: readonly string[], gone: string, now: string): boolean =>
  held.every((value) => value !== gone && (now.includes(gone) || !value.includes(gone))) &&
  (now === '' || held.some((value) => value.includes(now)))

describe('plain updates in usual words', () => {
  it('take the place of what they change, nearly all of them', async () => {
    const wrong: string[] = []
    for (const [first, then, gone, now] of UPDATES) {
      const held = await heldAfter(first, then)
      if (!isRight(held, gone, now)) wrong.push(`${first} / ${then}: ${held.join(', ')}`)
    }
    expect(wrong.length / UPDATES.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
  })
})
