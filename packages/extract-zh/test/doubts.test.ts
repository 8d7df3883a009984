import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const DAY = 86_400_000
let now = Date.UTC(2026, 4, 4, 10)
let scopes = 0
const recollect = await createRecollect({
  store: inMemoryStore(),
  languages: [chinese()],
  clock: { zone: 'UTC', now: () => (now += 1) },
})

type Talk = readonly [said: readonly string[], question: string]

/** What was said last puts the first in doubt, though no rule need have understood it. */
const CHANGED: readonly Talk[] = [
  [['我每天坐地铁上班', '现在改骑车了，地铁不坐了'], '我怎么上班？'],
  [['我最喜欢的歌手是周杰伦', '周杰伦听腻了，现在单曲循环的是陈奕迅'], '我最喜欢的歌手是谁？'],
  [['我在字节上班', '上周跟字节说拜拜了，办完手续走人'], '我在哪上班？'],
  [['我是会计', '裸辞了，打算回去开民宿'], '我做什么工作？'],
  [['我住在武汉', '东西都搬空了，退租啦'], '我住在哪里？'],
  [['我是单身', '上个月跟大刘扯证了'], '我结婚了吗？'],
  [['我女朋友叫小雅', '跟小雅掰了'], '我女朋友叫什么？'],
  [['我吃素', '昨天破戒开荤了，红烧肉真香'], '我吃素吗？'],
  [['我手机号是13800138000', '13800138000那个号停机了'], '我的手机号是多少？'],
  [['我每天早上跑步', '膝盖坏了，跑步戒了'], '我跑步吗？'],
  [['我大学学的是法律', '中途转专业了，法律没读下去'], '我学什么专业？'],
  [['我最喜欢的颜色是蓝色', '蓝色看腻了，现在偏爱墨绿'], '我最喜欢什么颜色？'],
  [['我怀孕了', '宝宝昨天出生，六斤八两'], '我怀孕了吗？'],
  [['我没有车', '周末提车了，小鹏'], '我有车吗？'],
  [['我体重150斤', '早上一称，142了'], '我体重多少？'],
  [['我有两个孩子', '老三上周落地了'], '我有几个孩子？'],
  [['我准备考PMP', 'PMP过了，5A'], '我在准备什么考试？'],
  [['我打算国庆去成都', '成都不去了，机票退了'], '我国庆打算去哪？'],
  [['我老板姓钱', '老钱调走了'], '我老板是谁？'],
  [['我在读大三', '毕业啦，帽子都扔了'], '我上大几？'],
  [['我儿子今年五岁', '今天儿子六岁生日'], '我儿子几岁？'],
  [['我用iPhone 12', 'iPhone 12 以旧换新，抵了华为Mate 70'], '我用什么手机？'],
  [['我养了一只仓鼠，叫芝麻', '芝麻今早没了，哭死'], '我养了什么宠物？'],
  [['我有腰间盘突出', '腰彻底利索了，昨天搬了一天货'], '我还有腰间盘突出吗？'],
  [['我手腕骨折了', '石膏拆了，今天都能拎菜了'], '我手腕还骨折吗？'],
  [['我开一辆捷达', '捷达让人开走了，你说一万二亏不亏？'], '我还有捷达吗？'],
  [['我有只八哥叫黑子', '笼门没关严，黑子飞了'], '我还养八哥吗？'],
  [['我养了一只猫叫芝麻', '芝麻昨晚还是没挺过去'], '我还有猫吗？'],
  [['我在欧莱雅做品牌经理', '工牌交出去那一刻有点想哭'], '我在哪家公司上班？'],
  [['我女朋友叫林晚', '跟林晚说清楚了，以后就做普通朋友'], '我女朋友叫什么？'],
  [['我住长宁', '最后一箱总算从长宁拖到徐汇了，猫砂盆放哪里好？'], '我住哪？'],
  [['我姐住大连', '人奔青岛了，现在给人家当月嫂'], '我姐住哪？'],
  [['我超爱榴莲', '榴莲现在闻着就反胃'], '我喜欢榴莲吗？'],
  [['我打算换学区房', '房子的事就当没提过'], '我还打算换学区房吗？'],
]

/** What sounds like a change and is none, or is somebody else's. */
const UNCHANGED: readonly Talk[] = [
  [
    ['我住在苏州', '苏州今天没下雨', '最近在苏州不想出门', '我爸妈搬到无锡了', '苏州真不错，不想走了'],
    '我住在哪里？',
  ],
  [
    ['我在字节上班', '字节食堂今天没开', '我弟弟离职了', '今天没去字节，在家办公', '字节的年会取消了'],
    '我在哪上班？',
  ],
  [['我养了一只狗，叫豆包', '豆包不爱洗澡', '豆包今天没吃饭', '邻居家的狗走丢了'], '我的狗叫什么？'],
  [['我结婚了', '我闺蜜离婚了', '同事结婚请了喜酒'], '我结婚了吗？'],
  [
    ['我喜欢喝咖啡', '今天还没喝咖啡', '没有咖啡我活不下去', '我妈戒咖啡了', '咖啡涨价了，不便宜'],
    '我喜欢喝咖啡吗？',
  ],
  [['我是护士', '今天不用值班', '科室新来的护士不太熟练', '我不明白为什么大家要学医'], '我做什么工作？'],
  [['我开的是高尔夫', '高尔夫该换轮胎了', '我爸把车卖了', '高尔夫从来没坏过'], '我开什么车？'],
  [['我对猫毛过敏', '表姐家有猫，所以我不去', '小区不让养猫'], '我对什么过敏？'],
  [
    ['我最喜欢的电影是大话西游', '没有比大话西游更好看的电影了', '昨天看的新片不好看'],
    '我最喜欢的电影是什么？',
  ],
  [['我有两个孩子', '老大今天没去上学', '同事生了二胎'], '我有几个孩子？'],
  [['我每周二打网球', '今天下雨没打网球', '网球打输了'], '我打网球吗？'],
  [['我手机号是13800138000', '晚上别打我电话', '手机没电了'], '我的手机号是多少？'],
  [['我吃素', '新开的素食馆不错', '我室友不吃素'], '我吃素吗？'],
  [['我老婆是老师', '我老婆今天没课', '儿子的老师换了'], '我老婆是做什么的？'],
  [['我会说粤语', '在公司不怎么说粤语', '孩子不会粤语'], '我会说什么语言？'],
  [['我是成都人', '好久没回成都了'], '我老家在哪？'],
  [['我生日是5月3号', '我从来不过生日'], '我生日是哪天？'],
  [['我有哮喘', '今年春天哮喘没怎么发作'], '我有什么病？'],
  [['我喜欢爬山', '想去爬山可是要下雨', '膝盖再疼可能就不爬山了', '要不要放弃爬山？'], '我喜欢爬山吗？'],
  [['我是水电工', '要是失业了我就回老家', '做梦都想辞职开咖啡馆'], '我做什么工作？'],
  [['我住在大连', '十年前搬到大连的', '把沙发搬到另一边了', '大连变化真大，不认识了'], '我住在哪里？'],
  [['我老板姓钱', '钱总今天没来'], '我老板是谁？'],
  [['我在学吉他', '买了把新吉他', '吉他课取消一次'], '我在学什么？'],
  [['我女儿叫一诺', '一诺感冒了没去幼儿园'], '我女儿叫什么？'],
  [['我用小米手机', '小米手机没电了'], '我用什么手机？'],
  [['我喜欢听爵士', '歌剧不喜欢听了'], '我喜欢听爵士吗？'],
  [['我在浙大读物理', '物理考试取消了', '周五没课'], '我学什么专业？'],
  [['我男朋友叫阿哲', '阿哲今天没空', '阿哲换工作了'], '我男朋友叫什么？'],
  [['我今年34岁', '12岁那年搬到镇上'], '我多大？'],
]

async function ask([said, question]: Talk) {
  const memory = recollect.scope(`talk-${String((scopes += 1))}`)
  for (const text of said) {
    now += 8 * DAY
    await memory.remember(text)
  }
  return { ...(await memory.recall(question)), last: said.at(-1) ?? '' }
}

describe('an answer that a newer message speaks against', () => {
  it.each(CHANGED)('is not sure, or knows what changed: %j, %s', async (...talk) => {
    const { answer, evidence, reasons, last } = await ask(talk)
    const isKnown =
      evidence === 'none' || (answer.card !== null && (!answer.card.active || answer.quote === last))
    if (isKnown) return
    expect(evidence).toBe('weak')
    expect(reasons).toEqual(['a newer message speaks against it, and no fact was read from that'])
    expect(answer.quote).toBe(last)
    expect(answer.card).toBeNull()
  })

  it.each(UNCHANGED)('stays what it is where nothing changed: %j, %s', async (...talk) => {
    const { reasons } = await ask(talk)
    expect(reasons).not.toContain('a newer message speaks against it, and no fact was read from that')
  })

  it('quotes what is about the fact, not what puts another right', async () => {
    const said = [
      '我在一家装修公司做预算',
      '预算那摊子我撂了，现在跟朋友合伙卖手工面',
      '果果九岁',
      '说错了，果果是十岁',
    ]
    const { answer, evidence } = await ask([said, '我现在做什么工作？'])
    expect(evidence).toBe('weak')
    expect(answer.quote).toBe(said[1])
  })
})
