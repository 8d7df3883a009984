import { describe, expect, it } from 'vitest'
import { cardsOf } from './support.ts'

const told = (text: string) =>
  cardsOf(text)
    .filter(({ rule }) => rule.startsWith('zh/frame.'))
    .map(({ entity, slot, value, relation }) =>
      [
        entity === 'user' ? '' : `${entity.slice('user.'.length)} `,
        relation === 'retracts' ? 'retracts ' : '',
        `${slot}=${value}`,
      ].join(''),
    )

describe('plain facts that frames read', () => {
  it.each([
    ['我妈在养老院护理老人', ['mother employer=养老院', 'mother occupation=护理老人']],
    ['我给人看风水', ['occupation=看风水']],
    ['我在职高教汽修', ['employer=职高', 'occupation=教汽修']],
    ['我转岗做运营了', ['occupation=运营']],
    ['我哥退伍了，回来当了辅警', ['brother occupation=辅警']],
    ['我爸高血压，吃的络活喜', ['father uses=络活喜']],
    ['我妈心脏不好，阿司匹林吃了三年多了', ['mother uses=阿司匹林', 'mother tenure=三年多']],
    ['我爷爷瘫痪在床', ['grandfather health=瘫痪在床']],
    ['我心脏搭过桥', ['health=心脏搭过桥']],
    ['我膝盖上动了个手术', ['event_health=膝盖上动了个手术']],
    ['一到换季鼻炎就犯', ['health=鼻炎']],
    ['我脂肪肝没了', ['retracts health=脂肪肝']],
    ['我剪成短发了', ['appearance=短发']],
    ['我特馋火锅', ['likes=火锅']],
    ['我养多肉', ['hobby=养多肉']],
    ['我退休后学起了国画', ['hobby=国画']],
    ['我把健身停了', ['retracts hobby=健身']],
    ['我很久没弹琴了', ['retracts hobby=弹琴']],
    ['我老公烟瘾很大', ['husband habit=烟瘾很大']],
    ['我爸妈都在南阳老家', ['parents location=南阳']],
    ['我有个在深圳做律师的姐姐', ['sister location=深圳', 'sister occupation=律师']],
    ['我那个糖尿病的老妈天天偷吃甜的', ['mother health=糖尿病']],
    ['我这红米Note12卡得要命', ['device=红米Note12']],
    ['我家那水果店最近生意不行', ['owns=水果店']],
    ['公司把我弟调成都去了', ['brother location=成都']],
    ['宝宝八个月了', ['child age=八个月']],
    ['我神经衰弱根本睡不着', ['health=神经衰弱']],
    ['我三十五了还没对象', ['age=三十五', 'relationship_status=还没对象']],
    ['绩点3.2，排名中游', ['record=3.2']],
    ['我痘痘肌，油皮', ['appearance=痘痘肌', 'appearance=油皮']],
    ['icu护士，三年了', ['occupation=icu护士']],
    ['儿子在47中上高二', ['son school=47中', 'son education=高二']],
    ['老婆在万达广场卖鞋', ['wife employer=万达广场']],
    ['我爸开了三十年货车', ['father occupation=开货车']],
    ['公司用的是gitlab', ['uses=gitlab']],
    ['我现在使的红米Note12', ['device=红米Note12']],
    ['有对象了', ['relationship_status=有对象']],
    ['今早一称172斤', ['weight=172斤']],
    ['我爷爷在家种着三亩地', ['grandfather occupation=种着三亩地']],
    ['我大三的，学材料', ['major=材料']],
    ['我哥在工地扎钢筋', ['brother occupation=扎钢筋']],
  ])('%s', (text, cards) => {
    expect(told(text)).toEqual(expect.arrayContaining(cards))
  })
})

describe('texts that only sound like plain facts', () => {
  it.each([
    '他在食堂帮厨',
    '在食堂帮厨累不累',
    '我想在工地扎钢筋挣点钱',
    '我在医院抽血',
    '我在加油站加油',
    '我在公司洗碗',
    '我在学校上课',
    '我在健身房洗澡',
    '他给人看风水',
    '给人看风水要多少钱',
    '我同学的爸爸给人理发',
    '听说教汽修挺吃香',
    '要是我教汽修就好了',
    '他吃的络活喜',
    '络活喜吃了多久能停',
    '二甲双胍一天吃几片',
    '医生让我爸吃络活喜吗',
    '他瘫痪在床',
    '戴助听器要多少钱',
    '我想给我妈买个助听器',
    '膝盖上做手术疼吗',
    '他腰上动了个手术',
    '鼻炎犯了怎么办',
    '鼻炎能不能根治',
    '他鼻炎又犯了',
    '湿疹好了会留疤吗',
    '他剪成短发了',
    '剪短发好看吗',
    '我想剪成短发',
    '她有酒窝',
    '有酒窝的人好看',
    '他馋火锅',
    '火锅吃多了上火',
    '今天不吃辣',
    '香菜不吃的话换成葱',
    '这孩子不吃青菜怎么办',
    '你不喝咖啡吧',
    '吉他学不下去怎么办',
    '我想学起吉他来',
    '改学吉他来得及吗',
    '瑜伽停了会反弹吗',
    '收集邮票有什么用',
    '他收集邮票',
    '养多肉难吗',
    '每天喝水有好处',
    '每天坚持锻炼的人更长寿',
    '晚上要去吃饭',
    '他每周游两次泳',
    '每周游两次泳够吗',
    '骑车上班的人多吗',
    '他骑车上班',
    '他烟瘾很大',
    '住宿舍好还是租房好',
    '他住公司宿舍',
    '爸妈都在老家的人过年才回去',
    '他爸妈都在老家',
    '我有个在深圳的客户',
    '他有个当律师的姐姐',
    '你那个当兵的弟弟',
    '我北京的朋友',
    '我这手机壳多少钱',
    '他这红米卡得要命',
    '我家楼下的水果店关了',
    '我想换红米note12',
    '公司把他调成都去了',
    '公司把客户调成都去了吗',
    '宝宝八个月能吃什么',
    '八个月了还没动静',
    '他家宝宝八个月了',
    '糖尿病根本治不好吗',
    '我朋友他妈高血压一直不吃药',
    '他三十五了还没对象',
    '三十五了还没对象急吗',
    '绩点3.2能保研吗',
    '他绩点3.2',
    '痘痘肌用什么',
    '她是敏感肌',
    '护士，给我换个药',
    '老师，这题怎么做',
    '医生，我能吃辣吗',
    '他转岗做运营了',
    '家教干了多久能涨价',
    '公司用的是什么软件',
    '他们公司用的是gitlab',
    '隔壁养了只小奶狗',
    '邻居给了只鸡腿',
    '他儿子在47中上高二',
    '47中好不好',
    '有人在万达卖鞋',
    '叫我上门',
    '客户叫我过去一趟',
    '我要有一百万我就天天打牌去',
    '帮我写一段：我在食堂帮厨，吃素',
    '“我瘫痪在床”用英语怎么说',
    '小说里的男主瘫痪在床',
    '我梦见我在食堂帮厨',
    '我想搬到县城',
    '我想转岗做运营',
  ])('%s', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('a routine of which one has one at a time', () => {
  const facets = (text: string) => cardsOf(text).map(({ slot, facet }) => `${slot} ${facet ?? ''}`)

  it.each([
    ['我一般十二点睡', 'habit bedtime'],
    ['现在十点就睡', 'habit bedtime'],
    ['我坐地铁上班', 'habit commute'],
  ])('is filed by what it is: %s', (text, filed) => {
    expect(facets(text)).toContain(filed)
  })

  it.each(['我周末两点睡', '我每天跑步', '我十点睡六点起'])('is of no kind: %s', (text) => {
    expect(facets(text)).not.toContain('habit bedtime')
  })
})
