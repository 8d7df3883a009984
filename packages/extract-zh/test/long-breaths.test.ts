import { describe, expect, it } from 'vitest'
import { cardsOf } from './support.ts'

const told = (text: string) => cardsOf(text).map(({ entity, slot, value }) => `${entity} ${slot}=${value}`)

describe('a long breath without a pause', () => {
  it.each([
    ['我弟在成都读研明年毕业他想进外企做行政你说他现在应该去考个什么证吗', 'user.brother location=成都'],
    [
      '我老公是做机械设计的嘛天天在电脑前面坐着腰不好有没有那种办公室里能做的拉伸',
      'user.husband occupation=机械设计',
    ],
    [
      '就是我女儿今年刚上二年级嘛然后老师老说她计算粗心你有没有那种能练口算的小游戏啊',
      'user.daughter education=二年级',
    ],
    [
      '我以前在上海一家猎头公司干了五年的后来生了娃才回的苏州所以这套话我熟得很',
      'user employer=上海一家猎头公司',
    ],
    ['这个菜谱里的香菜能不能换成别的呀我最讨厌香菜了闻到都不行', 'user dislikes=香菜'],
    [
      '我最近不是报了个法式甜点的课嘛每周六下午上然后老师让我们自己回家练',
      'user event_education=报了个法式甜点的课',
    ],
    ['我们家在湖东嘛周末想带小孩去个近一点的公园有没有那种可以骑平衡车的', 'user location=湖东'],
    ['我今天换了个iPhone 17拍出来好看多了之前那个给我妈用了', 'user device=iPhone 17'],
  ])('is cut into what it states: %s', (text, card) => {
    expect(told(text)).toContain(card)
  })

  it.each([
    '低筋面粉和中筋面粉做曲奇差别大不大啊我一直搞不清楚到底该用哪个才对呢',
    '帮我写个通知就说周五下午三点消防演习大家走楼梯不要坐电梯然后记得签到',
    '写个小故事吧主角是一个在巴黎开面包店的女人她离婚了带着一只老狗早上四点起来揉面',
    '楼下那个阿姨说她儿子在美国当医生一年挣几十万刀也不知道真的假的',
    '有个候选人在面试的时候跟我说他养了五只猫还会说西班牙语你说这种要不要写到评语里',
    '歌词里面不是唱我来自潮湿的南方从小就不会说再见这首歌叫什么来着我一下子想不起来了',
    '要是我住在大理就好了天天不用打卡就晒晒太阳烤烤面包多舒服啊你说是不是',
    '戚风蛋糕烤出来底部凹进去一般是什么原因啊是不是烤箱温度太低了还是没有打发到位',
    '劳动合同到期公司不续签要赔多少啊听说是一年一个月工资你帮我算算看对不对',
    '现在的小孩作业真的太多了你说学校到底管不管啊我看新闻里天天在说减负呢',
  ])('states nothing where nobody says anything of himself: %s', (text) => {
    expect(
      told(text).filter((card) => /location|occupation|employer|pet|skill|language|tenure/u.test(card)),
    ).toEqual([])
  })

  it.each([
    ['我离职了三个月还没找到工作', 'user event_work=离职了三个月'],
    ['今年三月入职了一家做芯片的公司', 'user event_work=入职了一家做芯片的公司'],
  ])('is not cut before what belongs to its verb: %s', (text, card) => {
    expect(told(text)).toContain(card)
  })
})
