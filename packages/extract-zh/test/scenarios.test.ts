import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** Tells the messages one after the other; what holds in the end, by slot. */
async function holding(messages: readonly string[], slots: readonly string[]) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
  const memory = recollect.scope('me')
  for (const message of messages) await memory.remember(message)
  const { rows } = await memory.cards.list()
  await recollect.close()
  return rows
    .filter(({ slot, polarity, active }) => active && slots.includes(slot) && polarity === 'positive')
    .map(({ entity, slot, value }) => `${entity === 'user' ? '' : `${entity} `}${slot}=${value}`)
    .toSorted()
}

describe('facts that change over several messages', () => {
  it.each([
    [['我家在台州椒江区', '房子卖了，现在住临海那边'], ['location'], ['location=临海']],
    [['我在一家律所做助理', '跳槽了，新东家是白鹭银行'], ['employer'], ['employer=白鹭银行']],
    [['我养了一只柯基叫豆包', '豆包上个月走了，想它'], ['pet', 'name'], []],
    [['我养了柯基，叫豆包', '老王上个月走了'], ['pet'], ['pet=柯基']],
    [['我对芒果过敏', '去复查了，医生说我对芒果不过敏了'], ['allergy'], []],
    [['我是素食主义者', '为了补铁，我不再吃素了'], ['diet'], []],
    [['我吃素', '怀孕了，现在荤素都吃'], ['diet'], []],
    [['我抽烟，一天半包', '戒烟一百天打卡'], ['habit'], []],
    [['我结婚五年了', '我们把离婚手续办完了'], ['relationship_status'], ['relationship_status=离婚']],
    [['我体重150斤', '减肥三个月，现在135斤'], ['weight'], ['weight=135斤']],
    [['月薪八千', '涨薪了，现在一万二'], ['income'], ['income=一万二']],
    [['我爱喝奶茶', '现在看到奶茶就腻'], ['likes'], []],
    [['我喜欢吃火锅和小龙虾', '小龙虾现在一口都不想碰了'], ['likes'], ['likes=吃火锅']],
    [['我女儿叫朵朵', '哦不是朵朵，叫多多'], ['name'], ['user.daughter name=多多']],
    [
      ['我在白鹭科技上班', '跳槽到云帆集团了', '待不惯，又跳回白鹭科技了'],
      ['employer'],
      ['employer=白鹭科技'],
    ],
    [['我有女朋友了！相亲认识的，是个会计'], ['occupation'], ['user.girlfriend occupation=会计']],
    [['我打算报日语班', '算了不报日语班了'], ['plan'], []],
    [['我手机系统是安卓', '换成苹果系统了', '用不惯，又换回安卓了'], ['os'], ['os=安卓']],
    [['我养了一只狗叫来福', '来福走丢了'], ['pet'], []],
    [['开的是一辆老捷达', '捷达报废了，提了辆比亚迪海豚'], ['vehicle'], ['vehicle=比亚迪海豚']],
    [['我怀孕32周了', '卸货啦，母女平安'], ['health'], []],
    [['我得了湿疹', '湿疹终于好了'], ['health'], []],
    [['我准备年底考驾照', '驾照拿到手了'], ['plan'], []],
    [['我打算五一去敦煌', '我从敦煌回来了'], ['plan'], []],
    [['我是销售专员', '老板把我提成销售主管了'], ['occupation'], ['occupation=销售主管']],
    [['我电话13900006666', '报一下新号：13700008888'], ['phone'], ['phone=13700008888']],
    [
      ['我电话13900006666', '我妈换了新号，13700008888'],
      ['phone'],
      ['phone=13900006666', 'user.mother phone=13700008888'],
    ],
    [['我结婚了', '我跟我媳妇离婚了'], ['relationship_status'], ['relationship_status=离婚']],
    [['邮箱 qiao@a.org 发我资料', '那个邮箱登不上了，以后发 qiao@b.org 吧'], ['email'], ['email=qiao@b.org']],
    [['刚领养了一只橘猫', '橘猫我取名叫年糕'], ['name'], ['user.pet name=年糕']],
  ])('%j', async (messages, slots, expected) => {
    expect(await holding(messages, slots)).toEqual(expected)
  })
})

type Row = readonly [messages: readonly string[], slots: readonly string[], expected: readonly string[]]

/** What was told first stands, whichever of these is said after it. */
const each = (told: string, slot: string, stands: string, after: readonly string[]): readonly Row[] =>
  after.map((said) => [[told, said], [slot], [stands]])

describe('facts that what is said of others, or of nothing, leaves as they are', () => {
  const WORK = '我在白鹭上班'
  it.each<Row>([
    ...each('我开捷达', 'vehicle', 'vehicle=捷达', [
      '捷达快报废了',
      '你捷达卖了',
      '楼下的捷达卖了',
      '捷达差点给我弟开了',
      '听说捷达卖了',
      '朋友的捷达报废了',
      '要是捷达报废了就换一辆',
      '有人传我把捷达卖了，没有的事',
      '梦见捷达卖了',
    ]),
    ...each('我怀孕20周了', 'health', 'health=怀孕', [
      '闺蜜生了个女儿',
      '快生了',
      '还没生',
      '要是生了就好了',
      '我想生个女儿',
      '剖了一条鱼',
      '楼下的猫生了',
      '出入平安',
    ]),
    ...each('我得了湿疹', 'health', 'health=湿疹', [
      '湿疹还没好',
      '他的湿疹好了',
      '希望湿疹好了',
      '怎么才能把湿疹治好',
      '同事的湿疹治好了',
      '湿疹快好了',
      '要是湿疹好了',
    ]),
    ...each('我电话13900006666', 'phone', 'phone=13900006666', [
      '客服新号13700008888',
      '他的新号是13700008888',
      '公司新电话号码13700008888',
    ]),
    ...each('我是销售专员', 'occupation', 'occupation=销售专员', [
      '老板把小王提成销售主管了',
      '老板说要把我提成主管',
      '小王调去当质检员了',
      '听说老板把小李提成主管了',
      '差点被提拔成主管了',
      '希望公司让我当主管',
      '梦见老板把我提成主管了',
    ]),
    ...each(WORK, 'employer', 'employer=白鹭', [
      '小王跳槽了，去了华为',
      '同事辞职了，去了字节',
      '老板离职了，进了监狱',
      '我爸离职了，我去了公园',
      '我弟辞职了，我去了京东',
      '不在顺丰干了，去了厨房',
      '不在家上班了，去了图书馆',
      '新公司是双休',
      '新公司是早九晚五',
    ]),
    ...each('我吃素', 'diet', 'diet=吃素', [
      '我又吃肉了就难受',
      '我又吃肉了的话会被骂',
      '现在荤素都吃的人真多',
    ]),
    ...each('我体重150斤', 'weight', 'weight=150斤', [
      '老王减肥半年，现在118斤',
      '我妈减肥，现在110斤',
      '猪养胖了，现在200斤',
      '瘦了，现在12斤',
    ]),
    ...each('月薪八千', 'income', 'income=月薪八千', [
      '张三升职了，现在两万',
      '朋友转正了，现在8千',
      '升职了，现在12',
    ]),
    ...each('我是会计', 'occupation', 'occupation=会计', [
      '从司机升到经理，他用了十年',
      '改做律师了，我表弟',
      '一家人都是老师',
    ]),
    ...each('我住在苏州', 'location', 'location=苏州', [
      '看了个视频，一家人搬去了加拿大',
      '这部剧里，一家人住在上海',
      '一家人住在农村真好，羡慕',
      '现在住上铺',
    ]),
    ...each('我已婚', 'relationship_status', 'relationship_status=已婚', [
      '离婚协议签好了，客户很满意',
      '离婚手续办完了，这部剧终于演到第20集了',
    ]),
    ...each('我女儿叫朵朵', 'name', 'user.daughter name=朵朵', [
      '不是朵朵，叫多多来接电话',
      '不是朵朵，叫外卖',
      '不是朵朵，叫滴滴',
    ]),
    ...each('我养了一只狗叫来福', 'pet', 'pet=狗', [
      '来福走丢了，后来找到了',
      '来福走丢了！昨晚自己回来了',
      '来福没了',
    ]),
    [['我养了一只猫叫可乐', '可乐没了'], ['pet'], ['pet=猫']],
    [['我在苹果上班', '我跳槽到华为了', '换回苹果了'], ['employer'], ['employer=华为']],
    [['我在苹果上班', '我跳槽到华为了', '手机又用回苹果了'], ['employer'], ['employer=华为']],
    [['我天天玩手机', '戒手机打卡'], ['habit'], ['habit=天天玩手机']],
    [['我喜欢玩手机', '手机现在不想玩了'], ['likes'], ['likes=玩手机']],
    [['医生说我叫错名字了'], ['name'], []],
    [['不是医生说我贫血'], ['health'], []],
  ])('%j', async (messages, slots, expected) => {
    expect(await holding(messages, slots)).toEqual(expected)
  })
})

describe('who has just been brought in', () => {
  const mine = (age: string) => [`age=${age}`]
  it.each([
    ['还没找女朋友，程序员，今年30岁', mine('30')],
    ['不想谈男朋友，今年26岁，会计', mine('26')],
    ['等有女朋友了，再说吧，今年28岁', mine('28')],
    ['朋友都有对象了，28岁，程序员，单身', mine('28')],
    ['该找对象了，是真的急，今年30岁', mine('30')],
    ['终于有对象了，是在梦里，28岁，单身', mine('28')],
    ['有对象了，28岁', mine('28')],
    ['谈了个男朋友，是程序员，28岁', ['user.boyfriend age=28']],
  ])('%s', async (message, expected) => {
    expect(await holding([message], ['age'])).toEqual(expected)
  })

  it('is not the one looked for', async () => {
    const message = '求介绍找个女朋友，本科学历，身高178，程序员'
    expect(await holding([message], ['height'])).toEqual(['height=178'])
  })
})

describe('a roommate who moves out', () => {
  it.each([
    ['室友搬走了', ['user.roommate event_move=搬走']],
    ['舍友搬走了', ['user.roommate event_move=搬走']],
    ['室友搬走了，现在一个人住', ['living_situation=一个人住', 'user.roommate event_move=搬走']],
  ])('%s', async (message, expected) => {
    expect(await holding([message], ['event_move', 'living_situation'])).toEqual(expected)
  })
})
