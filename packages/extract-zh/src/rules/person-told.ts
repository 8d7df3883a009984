import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { LANGUAGES } from '../lexicon/things.ts'
import { CONSTELLATIONS } from '../lexicon/traits.ts'
import { DURATION, oneOf } from '../patterns.ts'

/** "我都奔四了", "虚岁四十二", "快六张了". */
const ageNearly: ExtractionRule = factRule({
  id: 'zh/age.nearly',
  priority: 91,
  confidence: 0.93,
  anchors: ['奔', '虚岁', '周岁'],
  pattern:
    /奔(?<decade>[三四五六七八]十?)(?:去|张)?(?:的人)?(?:了|啦|啊)?$|(?:虚岁|周岁)(?:都|已经|是|有|刚满?)?(?<value>\d{1,3}|[一二三四五六七八九十百]{1,4})(?:岁)?(?:了|啦)?$/gu,
  elided: 'chat',
  examples: [
    { text: '我都奔五了', cards: [{ slot: 'age', value: '五' }] },
    { text: '我虚岁三十六', cards: [{ slot: 'age', value: '三十六' }] },
  ],
  counterExamples: ['他奔四了', '直奔三亚', '奔着第一去', '你虚岁多少？'],
  read: (match) => {
    const decade = match.capture('decade')
    return decade ? { slot: 'age', value: decade } : take(match, 'age')
  },
})

/** "我妹子一个", "汉子一条": a measure word after it. */
const genderCounted: ExtractionRule = factRule({
  id: 'zh/gender.counted',
  priority: 88,
  confidence: 0.92,
  anchors: ['一枚', '一个', '一条', '一只'],
  pattern:
    /(?:纯|真|老|小)?(?<value>妹子|妹纸|汉子|女汉子|男生|女生|男的|女的|软妹|糙汉|爷们儿?|姑娘|小姑娘|男人|女人)一(?:枚|个|条|只)(?:啦|哈|哦|呀)?$/gu,
  elided: 'speaker',
  ownOnly: true,
  examples: [{ text: '本人女生一枚', cards: [{ slot: 'gender', value: '女生' }] }],
  counterExamples: ['他汉子一条', '来了妹子一个', '路上遇到妹子一枚'],
  read: (match) => take(match, 'gender'),
})

/** "我是天蝎的", "典型的处女座": without 座, or without 是. */
const zodiacShort: ExtractionRule = factRule({
  id: 'zh/zodiac.short',
  priority: 96,
  confidence: 0.92,
  anchors: CONSTELLATIONS,
  pattern: new RegExp(
    `是(?:个|一个|一枚)?(?<value>(?:${oneOf(CONSTELLATIONS)}))(?:的|男|女)(?:啦|啊|哈)?$|^(?:典型|标准|妥妥|资深|正宗)的?(?<typical>(?:${oneOf(CONSTELLATIONS)})座)(?:啊|了|吧|男|女|一枚)?$`,
    'gu',
  ),
  elided: 'chat',
  examples: [
    { text: '我是双鱼的', cards: [{ slot: 'zodiac', value: '双鱼' }] },
    { text: '典型的摩羯座', cards: [{ slot: 'zodiac', value: '摩羯座' }] },
  ],
  counterExamples: ['他是天蝎的', '你是狮子的吗', '典型的双子座都这样'],
  read: (match) => {
    const typical = match.capture('typical')
    return typical ? { slot: 'zodiac', value: typical } : take(match, 'zodiac')
  },
})

/** "我性子急", "我脾气不好", "我胆子小": a part of character and what it is like. */
const personalityPart: ExtractionRule = factRule({
  id: 'zh/personality.part',
  priority: 83,
  confidence: 0.93,
  anchors: ['性子', '脾气', '胆子', '心眼', '记性', '嘴', '脸皮', '心', '性格', '耳根'],
  pattern:
    /(?<value>(?:性子|脾气|胆子|心眼儿?|记性|嘴巴?|脸皮|耳根子|性格|心思|心肠)(?:很|挺|太|特别|有点儿?|比较|不太|不|超|偏|还是|真的?)?(?:急躁?|慢|好|坏|差|大|小|多|笨|厚|薄|软|硬|直|暴躁?|倔|犟|冲|古怪|内向|外向|细腻?|细|粗|毒|甜|碎|馋|温和|随和|刚烈|要强|沉闷|开朗|活泼|孤僻|敏感))(?:得很|的很|的|了|啊){0,2}$/gu,
  readsNegation: true,
  examples: [{ text: '我性子急', cards: [{ slot: 'personality', value: '性子急' }] }],
  counterExamples: ['他脾气很差', '今天记性不好的是他', '我心情不好', '谁的胆子大？'],
  read: (match, frame) => (frame.explicit && frame.lead === '' ? take(match, 'personality') : null),
})

/** "法语学了三年", "自学西班牙语两年了". */
const languageLearned: ExtractionRule = factRule({
  id: 'zh/language.learned',
  priority: 92,
  confidence: 0.83,
  anchors: ['学', '修'],
  pattern: new RegExp(
    `(?:^|我)(?<first>${LANGUAGES})(?:我)?(?:已经|断断续续|自)?学(?:了|过)(?:快|差不多|整整)?(?:${DURATION}|一点儿?|一阵子?|好久|几年)(?:了)?$|(?:自学|在学|学习|学|选修)(?:了|过|着)?(?:${DURATION}(?:的)?)?(?<value>${LANGUAGES})(?:(?:已经|都|快)?${DURATION}了?|呢|中)?$`,
    'gu',
  ),
  elided: 'chat',
  examples: [
    { text: '德语学了两年', cards: [{ slot: 'language', value: '德语' }] },
    { text: '我自学韩语半年了', cards: [{ slot: 'language', value: '韩语' }] },
  ],
  counterExamples: ['他学了三年法语', '学日语难吗？', '我想学西班牙语', '教学英语'],
  read: (match) => {
    const first = match.capture('first')
    return first ? { slot: 'language', value: first } : take(match, 'language')
  },
})

/** "我啥也不信", "我没有宗教信仰": no faith. */
const religionNone: ExtractionRule = factRule({
  id: 'zh/religion.none',
  priority: 93,
  confidence: 0.92,
  anchors: ['不信', '无神论'],
  pattern:
    /(?:是)?(?:个|一个)?(?:坚定的)?(?<value>无神论者?)(?:者)?$|(?<none>(?:啥|什么)(?:教|宗教)?(?:也|都)不信)(?:的)?$/gu,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我是无神论者', cards: [{ slot: 'religion', value: '无神论者' }] },
    { text: '我啥教都不信', cards: [{ slot: 'religion', value: '啥教都不信' }] },
  ],
  counterExamples: ['他是无神论者', '我不信他说的', '你啥也不信吗？'],
  read: (match) => {
    const none = match.capture('none')
    return none ? { slot: 'religion', value: none } : take(match, 'religion')
  },
})

const PEOPLE_ENDS = '华人|华侨|华裔|公民|国籍|永久居民|混血儿?|后裔|侨民|台胞|归侨'

/** "我是马来西亚华人", "美籍华人". */
const nationalityOverseas: ExtractionRule = factRule({
  id: 'zh/nationality.overseas',
  priority: 97,
  confidence: 0.93,
  anchors: PEOPLE_ENDS.replaceAll('?', '').split('|'),
  pattern: new RegExp(
    `是(?:个|一个|一名|第[一二三四]代)?(?<value>\\p{Script=Han}{1,6}(?:籍)?(?:${PEOPLE_ENDS}))(?:的)?$`,
    'gu',
  ),
  examples: [{ text: '我是印尼华侨', cards: [{ slot: 'nationality', value: '印尼华侨' }] }],
  counterExamples: ['他是美籍华人', '你是公民吗', '我是守法公民'],
  read: (match) => (/守法|好|普通|合法|老/u.test(match.text) ? null : take(match, 'nationality')),
})

/** "资深吃货一枚", "重度拖延症患者": labels said without 我是. */
const userTypeLabel: ExtractionRule = factRule({
  id: 'zh/user-type.label',
  priority: 84,
  confidence: 0.93,
  anchors: ['资深', '重度', '骨灰级', '十级', '老', '一枚', '铁杆', '深度'],
  pattern:
    /^(?:本人|俺|我)?(?:是)?(?:一枚)?(?<value>(?:资深|重度|骨灰级|十级|铁杆|深度|晚期|多年|忠实)\p{Script=Han}{0,8}?(?:患者|爱好者|吃货|粉丝|粉|党|控|玩家|用户|宅|迷|达人|老饕|书虫|票友|驴友|球迷|影迷|手残|社恐))(?:一枚|一个|报到|路过|在此|无疑)?(?:啊|哈|了)?$/gu,
  elided: 'speaker',
  examples: [{ text: '资深书虫一枚', cards: [{ slot: 'user_type', value: '资深书虫' }] }],
  counterExamples: ['他是资深玩家', '资深工程师招聘', '你是重度用户吗？'],
  read: (match) => take(match, 'user_type'),
})

/** "姓卢名北辰": family name and given name apart. */
const nameParts: ExtractionRule = factRule({
  id: 'zh/name.parts',
  priority: 101,
  confidence: 0.93,
  anchors: ['姓'],
  pattern:
    /^(?:我|本人|在下|鄙人|敝)?姓(?<family>(?!名)\p{Script=Han}(?:(?!名)\p{Script=Han})?)(?:,|、)?单?名(?<given>(?!叫|字)\p{Script=Han}(?:(?!字)\p{Script=Han})?)字?$/gu,
  elided: 'speaker',
  ownOnly: true,
  examples: [{ text: '在下姓卢名守一', cards: [{ slot: 'name', value: '卢守一' }] }],
  counterExamples: ['他姓卢名守一', '百家姓名录', '请填姓名'],
  read: (match) => {
    const family = match.capture('family')
    const given = match.capture('given')
    return family && given
      ? {
          slot: 'name',
          value: `${family.text}${given.text}`,
          at: { text: match.text, span: { start: family.span.start, end: given.span.end } },
        }
      : null
  },
})

/** "家里就我一个独生女", "我是独生子": the place among brothers and sisters. */
const userTypeSibling: ExtractionRule = factRule({
  id: 'zh/user-type.sibling',
  priority: 93,
  confidence: 0.93,
  anchors: ['独生'],
  pattern: /(?:就我一个|就一个|我一个)(?<value>独生(?:子女|女|子))(?:一个|一枚)?(?:的)?(?:了|啊)?$/gu,
  elided: 'chat',
  examples: [{ text: '家里就我一个独生女', cards: [{ slot: 'user_type', value: '独生女' }] }],
  counterExamples: ['他是独生子', '你是独生女吗', '独生子女政策'],
  read: (match) => take(match, 'user_type'),
})

export const personTold: readonly ExtractionRule[] = [
  nameParts,
  userTypeSibling,
  ageNearly,
  genderCounted,
  zodiacShort,
  personalityPart,
  languageLearned,
  religionNone,
  nationalityOverseas,
  userTypeLabel,
]
