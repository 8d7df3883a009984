import { playConversation } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

type Update = readonly [before: string, after: string, slot: string, value: string]

/** Updates in usual words: what holds afterwards is the new value, undisputed. */
const UPDATES: readonly Update[] = [
  ['我住在苏州', '我住在成都', 'location', '成都'],
  ['我住在苏州', '我搬到成都了', 'location', '成都'],
  ['我住在苏州', '我现在住在成都', 'location', '成都'],
  ['我住在苏州', '上个月搬去成都了', 'location', '成都'],
  ['我住苏州', '我搬家了，现在住成都', 'location', '成都'],
  ['我家在苏州', '我家搬到成都了', 'location', '成都'],
  ['我住在苏州', '我住在青石镇', 'location', '青石镇'],
  ['我住在上海', '我住在上海徐汇区', 'location', '上海徐汇区'],
  ['我在腾讯上班', '我在百度上班', 'employer', '百度'],
  ['我在腾讯上班', '我跳槽到百度了', 'employer', '百度'],
  ['我在腾讯上班', '我现在在百度工作', 'employer', '百度'],
  ['我在腾讯上班', '我入职百度了', 'employer', '百度'],
  ['我在腾讯工作', '换工作了，现在在百度', 'employer', '百度'],
  ['我在一家银行上班', '我在一家医院上班', 'employer', '医院'],
  ['我在苏州上班', '我在杭州上班', 'workplace', '杭州'],
  ['我是护士', '我是老师', 'occupation', '老师'],
  ['我是护士', '我现在是老师', 'occupation', '老师'],
  ['我是护士', '我改行做老师了', 'occupation', '做老师'],
  ['我是学生', '我是一名会计', 'occupation', '会计'],
  ['我是工程师', '我退休了', 'occupation', '退休'],
  ['我是程序员', '我转行做产品经理了', 'occupation', '产品经理'],
  ['我叫李雷', '我叫李明', 'name', '李明'],
  ['我叫李雷', '我名字改成李明了', 'name', '李明'],
  ['叫我小胖', '叫我阿凯', 'nickname', '阿凯'],
  ['叫我小胖', '别叫小胖了，以后叫我阿凯', 'nickname', '阿凯'],
  ['我27岁', '我28岁', 'age', '28'],
  ['我27岁', '我28岁了', 'age', '28'],
  ['我今年27岁', '我今年28岁', 'age', '28'],
  ['我27岁', '我刚满28岁', 'age', '28'],
  ['我的电话是13800001111', '我的电话是13900002222', 'phone', '13900002222'],
  ['我的手机号是13800001111', '我换号了，新号码是13900002222', 'phone', '13900002222'],
  ['我的手机号是13800001111', '我的手机号改成13900002222了', 'phone', '13900002222'],
  ['我的邮箱是a@x.org', '我的邮箱是b@y.org', 'email', 'b@y.org'],
  ['我的邮箱是a@x.org', '我的邮箱换成b@y.org了', 'email', 'b@y.org'],
  ['我体重96公斤', '我体重89公斤', 'weight', '89公斤'],
  ['我体重96公斤', '我现在89公斤', 'weight', '89公斤'],
  ['我一百八十八斤了', '今儿上秤 我一百七十四斤', 'weight', '一百七十四斤'],
  ['我一百四十斤', '称了下 我一百三十二', 'weight', '一百三十二'],
  ['我体重170斤', '刚上秤 我163', 'weight', '163斤'],
  ['我家海景房一晚上268', '五一海景房涨到398了', 'named_thing', '398'],
  ['我家单间一天120', '节过完了 现在单间140一天', 'named_thing', '140一天'],
  ['孩子抚养费我一月给两千', '补习班贵 抚养费涨到三千了', 'named_thing', '三千'],
  ['我住在通州', '我搬燕郊去了', 'location', '燕郊'],
  ['我住在合肥', '我们一家搬南京来了', 'location', '南京'],
  ['我身高170', '我身高172', 'height', '172'],
  ['我单身', '我结婚了', 'relationship_status', '结婚'],
  ['我是单身', '我已婚', 'relationship_status', '已婚'],
  ['我已婚', '我离婚了', 'relationship_status', '离婚'],
  ['我老家在保定', '我老家在唐山', 'hometown', '唐山'],
  ['我是湖南人', '我是湖北人', 'hometown', '湖北'],
  ['我学的是物理', '我学的是化学', 'major', '化学'],
  ['我是物理专业', '我是化学专业', 'major', '化学'],
  ['我的学校是南京一中', '我的学校是南京三中', 'school', '南京三中'],
  ['我念高一', '我念高二', 'education', '高二'],
  ['我月薪八千', '我月薪一万', 'income', '月薪一万'],
  ['我月薪八千', '我涨薪了，现在月薪一万', 'income', '月薪一万'],
  ['我信佛教', '我信基督教', 'religion', '基督教'],
  ['我用的是Windows系统', '我换成Linux了', 'os', 'Linux'],
  ['我一个人住', '我和室友合租', 'living_situation', '和室友合租'],
  ['我吃素', '我不吃素了，现在吃生酮', 'diet', '生酮'],
  ['我最喜欢的颜色是蓝色', '我最喜欢的颜色是绿色', 'favorite_color', '绿色'],
  ['我在北京大学上学', '我在清华大学上学', 'school', '清华大学'],
  ['我住在苏州', '我住在杭州滨江', 'location', '杭州滨江'],
  ['我住在苏州', '我又搬回成都了', 'location', '成都'],
  ['我在美团送外卖', '我在华为上班', 'employer', '华为'],
  ['我的名字是王芳', '我的名字是王静', 'name', '王静'],
  ['我是会计', '我是一名律师', 'occupation', '律师'],
  ['我住在广州天河', '我在深圳租房住', 'location', '深圳'],
]

/** The same of relatives. */
const OF_RELATIVES: readonly (readonly [entity: string, ...Update])[] = [
  ['user.sister', '我姐住在上海', '我姐住在北京', 'location', '北京'],
  ['user.wife', '我老婆在腾讯上班', '我老婆在百度上班', 'employer', '百度'],
  ['user.brother', '我弟在大连造船厂当焊工', '我弟上个月跳到中集了', 'employer', '中集'],
  ['user.ex_wife', '我前妻在小学当会计', '我前妻不在学校干了 上物流公司管账去了', 'employer', '物流公司'],
  ['user.wife', '我媳妇在幼儿园当老师', '我媳妇去早教中心当老师了', 'employer', '早教中心'],
  ['user.brother', '我弟住在大连', '我弟一家搬烟台去了', 'location', '烟台'],
  ['user.son', '我儿子八十斤了', '我儿子上秤 八十六斤', 'weight', '八十六斤'],
  ['user.father', '我爸是司机', '我爸退休了', 'occupation', '退休'],
  ['user.son', '我儿子6岁', '我儿子7岁', 'age', '7'],
  ['user.mother', '我妈住在老家', '我妈搬到成都了', 'location', '成都'],
]

/** What is said first, what is said then, the value that holds no longer, and the one that does, if any. */
const CHANGES: readonly (readonly [first: string, then: string, gone: string, now: string])[] = [
  ['我在阿里工作', '我从阿里离职了', '阿里', ''],
  ['我是程序员', '我改行做产品经理了', '程序员', '产品经理'],
  ['我是护士', '我不当护士了', '护士', ''],
  ['我是学生', '我工作了，现在是会计', '学生', '会计'],
  ['我女儿上小学三年级', '我女儿升四年级了', '三年级', '四年级'],
  ['我养了一只猫', '我的猫去世了', '猫', ''],
  ['我养了一只狗叫旺财', '旺财走了', '狗', ''],
  ['我养了一只仓鼠', '仓鼠死了', '仓鼠', ''],
  ['我开大众', '我把大众卖了', '大众', ''],
  ['我开丰田', '我换了辆特斯拉', '丰田', '特斯拉'],
  ['我一天抽两包烟', '又抽上了 现在一天一包', '两包', '一天一包'],
  ['我民宿挂在携程和美团上', '携程我给下架了', '携程', '美团'],
  ['我抽烟', '烟戒了', '抽烟', ''],
  ['我一天一包烟', '现在减到一天五根了', '一包', '一天五根'],
  ['我有一辆摩托车', '摩托车卖了', '摩托车', ''],
  ['我单身', '我有女朋友了', '单身', ''],
  ['我单身', '我结婚了', '单身', ''],
  ['我结婚了', '我离婚了', '结婚', '离婚'],
  ['我有男朋友', '我和男朋友分手了', '有男朋友', '分手'],
  ['我订婚了', '我们领证了', '订婚', ''],
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
  ['我在读大三', '我大四了', '大三', '大四'],
  ['我老婆怀孕了', '我老婆生了', '怀孕', ''],
]

async function after(messages: readonly string[], entity: string, slot: string) {
  const { held } = await playConversation(chinese(), messages, { daysApart: 40 })
  return held
    .filter((card) => card.entity === entity && card.slot === slot)
    .map(({ value, contested }) => (contested ? `${value}?` : value))
}

/** What holds, but for what happened. */
async function heldAfter(first: string, then: string): Promise<readonly string[]> {
  const { held } = await playConversation(chinese(), [first, then])
  return held
    .filter(({ slot, polarity }) => polarity === 'positive' && !slot.startsWith('event_'))
    .map(({ value }) => value)
}

const isRight = (held: readonly string[], gone: string, now: string): boolean =>
  held.every((value) => value !== gone && (now.includes(gone) || !value.includes(gone))) &&
  (now === '' || held.some((value) => value.includes(now)))

describe('an update in usual words replaces what was known', () => {
  it.each(UPDATES)('%s → %s', async (before, then, slot, value) => {
    expect(await after([before, then], 'user', slot)).toEqual([value])
  })

  it.each(MOVED)('or dates it anew: %s → %s', async (before, then, plan) => {
    const { held } = await playConversation(chinese(), [before, then], { daysApart: 1 })
    const plans = held.filter(({ slot }) => slot === 'plan')
    expect(plans.map(({ value, when }) => `${value} ${when ?? ''}`)).toEqual([plan])
  })

  it.each(NONE)('but %s stands after %s', async (before, then, slot, value) => {
    expect(await after([before, then], 'user', slot)).toEqual([value])
  })

  it.each(OF_RELATIVES)('of %s: %s → %s', async (entity, before, then, slot, value) => {
    expect(await after([before, then], entity, slot)).toEqual([value])
  })
})

/** A new day of what is planned, and how it is held then. */
const MOVED: readonly (readonly [first: string, then: string, plan: string])[] = [
  ['定了下月八号做腰上的手术', '手术往后挪了 改下月二十号', '做腰上的手术 下月二十号'],
  ['我打算下周三去面试', '面试改到下周五了', '去面试 下周五'],
  ['明天我去体检', '体检往后推了 改到下周一', '去体检 下周一'],
  ['打算国庆去大连', '改到五一去了', '去大连 五一'],
  ['打算国庆去趟哈尔滨', '会议改到下周五了', '去趟哈尔滨 国庆'],
  ['我打算下周三去面试', '他面试改到下周五了', '去面试 下周三'],
  ['我打算下周三去面试', '面试能改到下周五吗', '去面试 下周三'],
]

/** What looks like a move, a price or a weight, and changes nothing of what was said first. */
const NONE: readonly (readonly [first: string, then: string, slot: string, value: string])[] = [
  ['我在银行上班', '我上医院看病去了', 'employer', '银行'],
  ['我在学校上班', '我上银行取钱去了', 'employer', '学校'],
  ['我在银行上班', '我上公司加班去了', 'employer', '银行'],
  ['我住青岛', '我上烟台玩去了', 'location', '青岛'],
  ['我住青岛', '我把柜子搬客厅去了', 'location', '青岛'],
  ['我住青岛', '我搬客厅去了', 'location', '青岛'],
  ['我住青岛', '我想搬烟台去', 'location', '青岛'],
  ['我住青岛', '他搬烟台去了', 'location', '青岛'],
  ['我120斤', '这袋米称了下 150斤', 'weight', '120斤'],
  ['我120斤', '隔壁老王上秤 150斤', 'weight', '120斤'],
  ['我120斤', '我想减到110斤', 'weight', '120斤'],
  ['我家海景房一晚上268', '隔壁海景房一晚上150', 'named_thing', '一晚上268'],
  ['我家海景房一晚上268', '油价涨到八块了', 'named_thing', '一晚上268'],
  ['我家海景房一晚上268', '海景房会涨到398吗', 'named_thing', '一晚上268'],
]

describe('a change in usual words', () => {
  it.each(CHANGES)('%s → %s', async (first, then, gone, now) => {
    const held = await heldAfter(first, then)
    expect(isRight(held, gone, now), held.join(', ')).toBe(true)
  })
})
