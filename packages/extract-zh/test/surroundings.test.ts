import { describe, expect, it } from 'vitest'
import { cardsOf } from './support.ts'

const SLOTS = new Set(['timezone', 'availability', 'size', 'named_thing', 'email'])
const told = (text: string) =>
  cardsOf(text)
    .filter(({ slot }) => SLOTS.has(slot))
    .map(({ entity, slot, facet, value, polarity, relation }) =>
      [
        entity === 'user' ? '' : `${entity.slice('user.'.length)} `,
        relation === 'sets' ? '' : `${relation} `,
        `${slot}${facet === null ? '' : ` ${facet}`}=${value}`,
        polarity === 'negative' ? ' (not)' : '',
      ].join(''),
    )

describe('clocks and hours', () => {
  it.each([
    ['我在东八区', 'timezone=东八区'],
    ['我这边是北京时间', 'timezone=北京时间'],
    ['我的时区是UTC+9', 'timezone=UTC+9'],
    ['我的時區是UTC+8', 'timezone=UTC+8'],
    ['时区改成CET了', 'updates timezone=CET'],
    ['我们这边比北京晚六个小时', 'timezone=比北京晚六个小时'],
    ['我妈那边是东京时间', 'mother timezone=东京时间'],
    ['我晚上八点以后才有空', 'availability=晚上八点以后'],
    ['我周一到周四上班', 'availability=周一到周四上班'],
    ['周五不在线', 'availability=周五 (not)'],
    ['我一般晚上有空', 'availability=晚上'],
    ['我每周三休息', 'availability=每周三上班 (not)'],
    ['下班后才能回消息', 'availability=下班后'],
    ['我的工作时间是早上九点到下午六点', 'availability=早上九点到下午六点'],
  ])('%s', (text, card) => {
    expect(told(text)).toEqual([card])
  })
})

describe('sizes', () => {
  it.each([
    ['我鞋码42', 'size 鞋=42'],
    ['衣服穿L', 'size 衣服=L'],
    ['我穿38码的鞋', 'size 鞋=38码'],
    ['我的戒指是12号', 'size 戒指=12号'],
    ['裤子穿29的', 'size 裤子=29'],
    ['我戴58的帽子', 'size 帽子=58'],
    ['我老婆鞋码37', 'wife size 鞋=37'],
    ['T恤穿M码', 'size T恤=M码'],
    ['我內衣75B', 'size 内衣=75B'],
  ])('%s', (text, card) => {
    expect(told(text)).toEqual([card])
  })
})

describe('things around one', () => {
  it.each([
    ['我们测试库叫orca', 'named_thing 测试库=orca'],
    ['我們測試資料庫叫orca', 'named_thing 测试资料库=orca'],
    ['wifi密码是hello2024', 'named_thing wifi密码=hello2024'],
    ['家里无线密码改成sun999了', 'updates named_thing 无线密码=sun999'],
    ['门禁密码4417', 'named_thing 门禁密码=4417'],
    ['我们周四上线', 'named_thing 上线=周四'],
    ['站会改到九点半', 'updates named_thing 站会=九点半'],
    ['打印机在10.0.0.7', 'named_thing 打印机=10.0.0.7'],
    ['我家wifi叫小熊饼干', 'named_thing wifi=小熊饼干'],
    ['备用钥匙在门垫下面', 'named_thing 备用钥匙=门垫下面'],
    ['公司VPN地址是vpn.corp.com', 'named_thing vpn地址=vpn.corp.com'],
    ['我们主分支叫trunk', 'named_thing 主分支=trunk'],
    ['服务器端口是8080', 'named_thing 服务器端口=8080'],
    ['我的车位在B2层', 'named_thing 车位=B2层'],
    ['我们组的站会是每天早上十点', 'named_thing 站会=每天早上十点'],
  ])('%s', (text, card) => {
    expect(told(text)).toEqual([card])
  })
})

describe('nothing of these', () => {
  it.each([
    '法国首都叫巴黎',
    '这部电影叫沙丘',
    '他们的测试库叫orca',
    '我们公司叫什么',
    'wifi密码是多少',
    '会议在北京时间九点开始',
    '现在北京时间是几点',
    '他在东八区',
    '我周五有空，一起吃饭吗',
    '我明天没空',
    '今天不方便',
    '你周末有空吗',
    '他周一到周五上班',
    '我穿了一件L码的衣服',
    '这双鞋42码',
    '有没有42码的鞋',
    '我想买一双38码的鞋',
    '打印机坏了',
    '我们明天上线',
    '站会好无聊',
    '密码忘了',
    '有个项目叫长城',
    '我们去的那家店叫老王烧烤',
    '我喜欢的乐队叫五月天',
    '我的手机在抽屉里',
    '我在书房',
    '图书馆周一闭馆',
    '银行九点到五点营业',
    '我周末去爬山',
    '我每周三去健身',
    '我的猫叫团子',
  ])('%s', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('an address that somebody else’s mail goes to', () => {
  it.each([
    '把报告发给boss@corp.com',
    '请把我的报告发到boss@corp.com',
    '麻烦抄送给finance@corp.com',
    '把合同发给我的律师 lawyer@firm.com',
    '帮我给wang@corp.com发封邮件',
    '我的简历已经发到hr@corp.com了',
    '记得把发票寄到 bill@corp.com',
    '周报发group@corp.com就行',
    '請把我的履歷寄到 jobs@corp.com',
    'please把我的report发给boss@corp.com',
  ])('is not the user’s: %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('while one’s own is', () => {
    expect(told('资料发我邮箱就行 lu@example.com')).toEqual(['email=lu@example.com'])
  })
})
