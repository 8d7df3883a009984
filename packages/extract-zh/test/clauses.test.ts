import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { cardsOf } from './support.ts'

const told = (text: string) =>
  cardsOf(text).map(({ entity, slot, value, polarity }) =>
    [
      entity === 'user' ? '' : `${entity.slice('user.'.length)} `,
      `${slot}=${value}`,
      polarity === 'negative' && slot !== 'dislikes' ? ' (not)' : '',
    ].join(''),
  )

describe('clauses that frames read', () => {
  it.each([
    ['我在网易做测试开发', ['employer=网易', 'occupation=测试开发']],
    [
      '女朋友林晚在成都读研，学药学的',
      [
        'girlfriend name=林晚',
        'girlfriend location=成都',
        'girlfriend education=读研',
        'girlfriend major=药学',
      ],
    ],
    [
      '新来的室友叫陈凯，做产品的，湖南人',
      ['roommate name=陈凯', 'roommate occupation=产品', 'roommate hometown=湖南'],
    ],
    ['现在合肥一家牙科诊所做前台', ['employer=合肥一家牙科诊所', 'occupation=前台']],
    ['我妹毕业了，进了字节', ['sister employer=字节']],
    ['我弟不送外卖了，进了比亚迪当保安', ['brother employer=比亚迪', 'brother occupation=保安']],
    ['这个月转岗了，现在是理财经理', ['occupation=理财经理']],
    ['我表哥回永州开了家米粉店', ['cousin location=永州', 'cousin occupation=开米粉店']],
    ['我姑娘在读高二，选的物理类', ['daughter major=物理类']],
    ['本科合工大的，学信管', ['school=合工大']],
    ['膝盖查出来是髂胫束综合征', ['health=髂胫束综合征']],
    ['我妈今年六十九了，糖尿病', ['mother health=糖尿病']],
    ['膝盖半月板有旧伤，跳绳就算了', ['health=膝盖半月板有旧伤']],
    ['我弟19，重庆仔，脾气特别冲', ['brother hometown=重庆', 'brother personality=脾气特别冲']],
    ['半马pb1小时52', ['record=1小时52']],
    ['一天一包烟，戒不掉', ['habit=一天一包烟']],
    ['香菜我是一口都碰不了的', ['dislikes=香菜']],
    ['我一点酒都沾不得', ['habit=喝酒 (not)']],
    ['住滨江，跟两个人合租', ['location=滨江']],
    ['折腾完了，新家在未来科技城', ['location=未来科技城']],
    ['干脆上了iPhone 16', ['device=iPhone 16']],
    ['换了个电动三轮', ['vehicle=电动三轮']],
    ['我在盐城一家化工厂上白班', ['employer=盐城一家化工厂']],
    ['我给人搞装修的，主要贴瓷砖', ['occupation=装修']],
    ['英语过了六级', ['record=六级']],
    ['电动车是雅迪的', ['vehicle=雅迪']],
    ['手机用的vivo，用三年了', ['device=vivo']],
    ['开团用的快团团', ['uses=快团团']],
    ['初中毕业就出来了', ['education=初中毕业']],
    ['晚上十点睡早上五点起', ['habit=晚上十点睡早上五点起']],
    ['眼睛四百多度近视', ['health=眼睛四百多度近视']],
    ['院子里养了七八只鸡', ['pet=鸡']],
    ['二甲双胍一天两次', ['habit=二甲双胍一天两次']],
    ['每周二四晚上有瑜伽课', ['habit=每周二四晚上有瑜伽课']],
    ['我二胎怀孕32周了', ['health=二胎怀孕']],
    ['现在就是全职妈妈', ['occupation=全职妈妈']],
  ])('%s', (text, cards) => {
    expect(told(text)).toEqual(expect.arrayContaining(cards))
  })

  it('say nothing of the speaker where somebody else is their subject', () => {
    expect(told('我们宿舍老三叫吴迪，学土木的')).toEqual([])
  })
})

describe('texts that only look like facts', () => {
  it.each([
    '他在网易做测试开发',
    '听说在网易做测试挺累的',
    '在网易做测试累不累',
    '我要是在网易做测试就好了',
    '我同学的女朋友在成都读研',
    '要不要去成都读研',
    '大家都说成都读研舒服',
    '湖南人是不是都能吃辣',
    '重庆妹子脾气急吗',
    '楼下新来的保安是河南人',
    '刚认识一个网友，湖南人，做产品的',
    '我看的剧里男主是北京人，学法律的',
    '群里有个姐妹，学护理的',
    '我老板的儿子在美国读博',
    '你是个护士，在三甲医院工作',
    '假装你是湖南人',
    '每天两杯咖啡会上瘾吗',
    '每天三顿饭吃什么好',
    '一天八杯水到底对不对',
    '半马pb多少能进国家一级',
    '基普乔格全马最好成绩两小时零三分',
    '糖尿病不能吃什么',
    '糖尿病人一天吃几顿',
    '高血压的药一天一片还是两片',
    '我朋友的妈妈高血压',
    '怕查出来是癌症',
    '膝盖有积液怎么办',
    '骨折了还能坐飞机吗',
    '香菜到底有什么好吃的，一口都受不了的人多吗',
    '他一口香菜都不碰',
    '你一点辣都吃不了吧',
    '这种苦我真吃不了',
    '今晚的饭我是真吃不下',
    '我受不了他抽烟',
    '酒我今天就不喝了',
    '这家公司做外贸的',
    '帮我写一段：我在银行做柜员，湖南人',
    '面试官问我在哪做测试',
    '客户在上海做建材',
    '朋友圈有人晒全马pb 3小时10',
    '“我在腾讯做产品”用英语怎么说',
    '翻译：我妈在医院当护士',
    '做销售的都这么说',
    '学医的人真辛苦',
    '当老师是不是很稳定',
    '开滴滴一个月能挣多少',
    '在老家种地能养活自己吗',
    '我以为他在银行做柜员',
    '如果我在大厂做算法就不会这么穷',
    '昨天梦见自己在故宫当保安',
    '我没在网易做过测试',
    '小说里女主在县城开花店',
    '我哥说他同事在华为做射频',
    '别在公司做饭',
    '我在公司做表呢',
    '我在家做饭呢',
    '在学校做实验做到半夜',
    '我在阳台种花',
    '我在超市买菜',
    '我在医院看病',
    '我在银行办业务',
    '我在学校做作业',
    '我在学开车的路上',
    '我在读一本小说',
    '我在上班',
    '我在上课',
    '我上一年级的时候很调皮',
    '我住三楼',
    '住滨江方便吗',
    '住城里贵',
    '他住滨江',
    '房子在哪买好',
    '新家在装修',
    '我想换个电动三轮',
    '同事换了iPhone 16',
    '老板换了辆奔驰',
    '换个手机壳多少钱',
    '上了地铁才发现忘带手机',
    '上了年纪就这样',
    '买了张车票',
    '买了个玩具车给侄子',
    '去了趟医院',
    '去了公司才知道停电',
    '进了公司大门',
    '去公司上班',
    '到公司了',
    '我去了银行办卡',
    '回老家过年',
    '楼下开了家奶茶店',
    '开一家面馆要多少钱',
    '小区门口开了个菜店',
    '王阿姨开了家早餐店',
    '现在是学生放假的时候',
    '给孩子转到公立学校要什么手续',
    '去大厂做算法有前途吗',
    '去深圳做外贸怎么样',
    '我建议他去比亚迪当保安',
    '刷到个up主，辞职去大理开民宿，养了七只猫',
    '新闻里那个女老师裸辞去跑网约车',
    '电视剧里女主进了大公司当总监',
    '我同事的老公在华为做芯片',
    '房东是北京人，在国企上班',
    '快递小哥是安徽人，跑了三年',
    '我给客户做方案，他在上海开厂',
    '用手机拍照怎么调',
    '做饭用什么锅好',
    '我写作业用铅笔的时候',
    '手机是谁的',
    '手机是不是该换了',
    '手机是个好东西',
    '车是停在楼下的',
    '车是老板的',
    '六级过了多少分算高',
    '英语过了六级能加分吗',
    '希望英语过了六级',
    '要是过了法考就好了',
    '迷路了',
    '我迷糊了',
    '初中毕业能干啥',
    '初中毕业的他当了老板',
    '高中学历要求太低',
    '早上八点开门晚上十点关门的店',
    '图书馆早上八点开门晚上十点关门',
    '学游泳多少钱',
    '在学校学游泳的孩子',
    '学吉他难吗',
    '在医院上班好还是在学校上班好',
    '在公司上班真没意思',
    '网友说在上海上班一个月两万',
    '在家上班的人',
    '在这家公司上班的都走了',
    '他妈在医院上班',
    '老师说在国企上班稳定',
    '养鱼先养水',
    '养条狗真费钱',
    '院子里养鸡违法吗',
    '邻居院子里养了七八只鸡',
    '我爸以前在厂里上班的同事来了',
    '狗叫个不停',
    '猫叫得烦人',
    '狗叫小黑的多吗',
    '小说主角是律师，湖南人',
    '导演是湖南人，拍过很多片',
    '这歌手重庆人，学美术的',
    '我喜欢的歌手是台湾人',
    '你湖南人吧，性子急',
    '布洛芬一天几次',
    '他优甲乐一天一片',
    '这药一天两次饭后吃',
    '每周二四晚上有课吗',
    '周三晚上有个饭局',
    '血压高怎么降',
    '血压高的人能喝酒吗',
    '房价高',
    '转了半天',
    '现在就是人太多',
    '全职妈妈真累',
  ])('%s', (text) => {
    expect(cardsOf(text).filter(({ rule }) => rule.startsWith('zh/frame.'))).toEqual([])
  })
})

describe('a message that names nobody', () => {
  const played = async (...said: readonly string[]) => {
    const memory = (await createRecollect({ store: inMemoryStore(), languages: [chinese()] })).scope('a')
    for (const text of said) await memory.remember([text])
    const { rows } = await memory.cards.list({ limit: 50 })
    return rows
      .filter(({ slot, active }) => active && slot === 'occupation')
      .map(({ entity, value }) => `${entity} ${value}`)
  }

  it('goes on about the relative the messages before are about', async () => {
    const held = await played('我爸跑货运', '他腰不行了', '现在在镇上物流园当保安')
    expect(held).toEqual(['user.father 保安'])
  })

  it.each([
    ['after words about something else', '我爸跑货运', '今天真冷', '现在在物流园当保安'],
    ['that says 我', '我爸跑货运', '他腰不行了', '现在我在物流园当保安'],
  ])('is about its writer %s', async (_, ...said) => {
    expect(await played(...said)).toContain('user 保安')
  })
})
