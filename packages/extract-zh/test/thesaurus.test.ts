import { describe, expect, it } from 'vitest'
import { pack } from './support.ts'

const { synonyms, related = new Map<string, readonly string[]>() } = pack.lexicon
const same = (word: string) => synonyms.get(word) ?? []
const topic = (word: string) => related.get(word) ?? []
const linked = (word: string) => [...same(word), ...topic(word)]

/** What the left can be found by, besides itself. */
const SAME: readonly (readonly [word: string, others: string])[] = [
  ['老家', '家乡 故乡 hometown'],
  ['上司', '领导 老板 主管 boss'],
  ['手机号', '电话号码 联系方式'],
  ['生日', '出生日期 出生 birthday'],
  ['难过', '伤心 沮丧 低落'],
  ['老婆', '妻子 媳妇 wife'],
  ['医院', '诊所 hospital'],
  ['跳槽', '辞职 离职'],
  ['失眠', '睡不着 insomnia'],
  ['番茄', '西红柿'],
  ['土豆', '马铃薯 potato'],
  ['宾馆', '酒店 hotel'],
  ['星期三', '周三 礼拜三'],
  ['用户', 'user'],
  ['安卓', 'android'],
]

const TOPICS: readonly (readonly [word: string, others: string])[] = [
  ['乐器', '钢琴 吉他 小提琴 二胡'],
  ['宠物', '狗 猫 仓鼠'],
  ['难过', '哭 安慰'],
  ['庆祝', '派对 蛋糕 礼物'],
  ['考试', '复习 成绩 满分'],
  ['科幻', '电影 小说 三体'],
  ['钢琴', '乐器'],
  ['仓鼠', '宠物'],
]

/** Opposites, siblings of a kind and words with two senses: none stands for the other. */
const APART = `
  哥哥/弟弟 姐姐/妹妹 表哥/表弟 爷爷/外公 岳父/公公 儿子/女儿 老公/老婆 男朋友/女朋友
  结婚/离婚 入职/辞职 升职/降职 买/卖 借钱/还钱 赚钱/亏损 上楼/下楼 早起/熬夜 胖/瘦
  喜欢/讨厌 开心/难过 内向/外向 乐观/悲观 自信/自卑 优点/缺点 成功/失败 同意/反对 开始/结束 便宜/贵 热/冷
  高血压/低血压 抽烟/戒烟 发烧/退烧 住院/出院 近视/老花
  老虎/狮子 狗/猫 兔子/仓鼠 蛇/乌龟 玫瑰/樱花 日出/日落 晴天/阴天 下雨/下雪
  篮球/足球 冲浪/潜水 钢琴/吉他 油画/水彩 小说/诗 话剧/京剧
  苹果/手机 苹果/香蕉 草莓/蓝莓 咖啡/茶 啤酒/红酒 米饭/面条 川菜/粤菜 猪肉/牛肉
  北京/上海 日本/韩国 地铁/公交 飞机/火车 春天/秋天 周六/周日 星期一/星期二 母亲节/父亲节 春节/中秋节
  红色/蓝色 黑色/白色 大学/小学 本科/硕士 数学/英语 英语/日语 医生/护士 老师/学生 律师/法官
`
  .trim()
  .split(/\s+/u)
  .map((pair) => pair.split('/'))

describe('synonyms', () => {
  it.each(SAME)('finds %s by %s', (word, others) => {
    expect(same(word)).toEqual(expect.arrayContaining(others.split(' ')))
  })

  it.each(APART)('do not take %s for %s', (one = '', other = '') => {
    expect(same(one)).not.toContain(other)
    expect(same(other)).not.toContain(one)
  })

  it('put Chinese words before English ones, since most notes are in the language of the question', () => {
    const [first = ''] = same('老家')
    expect(first).toMatch(/^\p{Script=Han}/u)
  })

  it('lead to nothing that denies what the word says', () => {
    for (const [word, others] of synonyms) {
      if (/[不没]/u.test(word)) continue
      expect(others.filter((other) => /^[不没]/u.test(other))).toEqual([])
    }
  })

  it('lead to words an index can find', () => {
    for (const [word, others] of synonyms) {
      const han = others.filter((other) => /\p{Script=Han}/u.test(other))
      expect(
        han.filter((other) => pack.tokenizer.cut(other).length === 0),
        word,
      ).toEqual([])
    }
  })
})

describe('related words', () => {
  it.each(TOPICS)('lead from %s to %s', (word, others) => {
    expect(topic(word)).toEqual(expect.arrayContaining(others.split(' ')))
  })

  it('do not join two things of one kind', () => {
    expect(topic('钢琴')).not.toContain('吉他')
    expect(topic('狗')).not.toContain('猫')
    expect(topic('海鲜')).not.toContain('火锅')
  })

  it.each([
    ['苹果', '手机'],
    ['面包', '汽车'],
    ['银行', '河'],
    ['杜鹃', '鸟'],
    ['下雨', '恋爱'],
  ])('keep %s and %s apart', (one, other) => {
    expect(linked(one)).not.toContain(other)
    expect(linked(other)).not.toContain(one)
  })
})

describe('both', () => {
  it('cover everyday life', () => {
    const han = [...synonyms.keys(), ...related.keys()].filter((word) => /^\p{Script=Han}+$/u.test(word))
    expect(new Set(han).size).toBeGreaterThan(3000)
  })
})
