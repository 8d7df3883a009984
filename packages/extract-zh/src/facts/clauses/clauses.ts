import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleExample, RuleMatch } from '@recollect/core/extraction'
import { readClause } from '../../clauses/read.ts'
import type { Reading, Said } from '../../clauses/reading.ts'
import { partOf } from '../../text/take.ts'
import { CONDITIONS } from '../../lexicon/pastimes/actions.ts'
import { FRAMES } from '../../frames/index.ts'
import type { Domain } from '../../frames/index.ts'
import { REFUSALS } from '../../lexicon/habits/daily.ts'

/** What one lives on says more than that one opened it. */
const SHOP_PRIORITY = 78
/** What one has come to do says more than that it came about. */
const CHANGE_PRIORITY = 96

/** What the frames read: whole clauses, of which other rules left words. */

interface Told {
  readonly examples: readonly RuleExample[]
  readonly counterExamples: readonly string[]
}

const frameRule = (domain: Domain, told: Told, priority = 15): ExtractionRule =>
  defineRule({
    id: `zh/frame.${domain}`,
    priority,
    confidence: 0.9,
    anchors: [...new Set(wordsOf(domain))],
    pattern: /^(?<all>[^\n]{2,60})$/gu,
    draft(match) {
      return readClause(match)
        .filter((reading) => reading.domain === domain)
        .flatMap((reading) => reading.said.flatMap((said) => proposalOf(match, reading, said) ?? []))
    },
    ...told,
  })

/** What opens a clause on a thing of one's own, or on who was sent where. */
const OPENS: Partial<Record<Domain, readonly string[]>> = {
  tastes: REFUSALS,
  people: ['个月', '月大', '满月', '百天'],
  health: CONDITIONS,
  things: ['我这', '我那', '我家', '们家', '我用的', '我开的', '我现在用', '我现在开', '俺', '咱'],
  home: ['调', '派', '安排', '发配', '分到', '弄到'],
}

const wordsOf = (domain: Domain): readonly string[] => [
  ...(OPENS[domain] ?? []),
  ...FRAMES.filter((entry) => entry.domain === domain).flatMap(({ frame }) => frame.words),
]

function proposalOf(
  match: RuleMatch,
  { subject }: Reading,
  { start, end, value, ...said }: Said,
): Proposal | null {
  const all = match.capture('all')
  const words = all && partOf(all, match.raw('all') ?? '', start, end)
  if (!words) return null
  const { past, ago, when } = subject.modifiers
  return {
    ...(past || ago ? { tense: 'past' } : {}),
    ...said,
    value: value ?? words,
    at: words,
    entity: subject.entity,
    when: when ?? undefined,
  }
}

export const frameRules: readonly ExtractionRule[] = [
  frameRule('work', {
    examples: [
      {
        text: '我在网易做测试开发',
        cards: [
          { slot: 'employer', value: '网易' },
          { slot: 'occupation', value: '测试开发' },
        ],
      },
    ],
    counterExamples: ['他在网易做测试开发', '你在网易做测试开发吗？', '我想在网易做测试开发'],
  }),
  frameRule(
    'turns',
    {
      examples: [
        { text: '我转岗做运营了', cards: [{ slot: 'occupation', value: '运营', relation: 'updates' }] },
      ],
      counterExamples: ['他转岗做运营了', '我想转岗做运营', '转岗做运营难吗', '要是转岗做运营就好了'],
    },
    CHANGE_PRIORITY,
  ),
  frameRule('study', {
    examples: [
      {
        text: '女朋友林晚在成都读研，学药学的',
        cards: [
          { slot: 'location', value: '成都', entity: 'user.girlfriend' },
          { slot: 'education', value: '读研', entity: 'user.girlfriend' },
          { slot: 'major', value: '药学', entity: 'user.girlfriend' },
        ],
      },
    ],
    counterExamples: ['他在成都读研', '要是我在成都读研就好了', '在成都读研贵吗？'],
  }),
  frameRule('health', {
    examples: [
      {
        text: '膝盖查出来是髂胫束综合征，医生让停跑一个月',
        cards: [{ slot: 'health', value: '髂胫束综合征' }],
      },
      {
        text: '我妈今年六十九了，糖尿病',
        cards: [{ slot: 'health', value: '糖尿病', entity: 'user.mother' }],
      },
    ],
    counterExamples: ['糖尿病能吃西瓜吗？', '他查出来糖尿病', '怕查出来糖尿病', '糖尿病'],
  }),
  frameRule('people', {
    examples: [
      {
        text: '新来的室友叫陈凯，做产品的，湖南人',
        cards: [
          { slot: 'name', value: '陈凯', entity: 'user.roommate' },
          { slot: 'occupation', value: '产品', entity: 'user.roommate' },
          { slot: 'hometown', value: '湖南', entity: 'user.roommate' },
        ],
      },
    ],
    counterExamples: ['他是新来的，湖南人', '湖南人都吃辣吗？', '湖南人', '老板说新来的室友是湖南人'],
  }),
  frameRule('doings', {
    examples: [
      { text: '全马pb 3小时41', cards: [{ slot: 'record', value: '3小时41', facet: '全马' }] },
      { text: '每天两杯美式', cards: [{ slot: 'habit', value: '每天两杯美式' }] },
    ],
    counterExamples: ['他全马pb 3小时41', '全马pb多少算好？', '每天两杯美式会不会太多', '我想每天跑三公里'],
  }),
  frameRule('tastes', {
    examples: [
      { text: '茄子我是真咽不下去', cards: [{ slot: 'dislikes', value: '茄子' }] },
      {
        text: '我姑娘一点肥肉都不沾',
        cards: [{ slot: 'dislikes', value: '肥肉', entity: 'user.daughter' }],
      },
      {
        text: '我一点酒都沾不得',
        cards: [{ slot: 'habit', value: '喝酒', polarity: 'negative', facet: 'drinking' }],
      },
    ],
    counterExamples: [
      '这苦我吃不了',
      '他一点肥肉都不沾',
      '你香菜吃不吃？',
      '今天早饭我不吃了',
      '这药我咽不下去',
    ],
  }),
  frameRule('home', {
    examples: [
      { text: '住滨江，跟两个人合租', cards: [{ slot: 'location', value: '滨江' }] },
      {
        text: '折腾完了，新家在未来科技城',
        cards: [{ slot: 'location', value: '未来科技城', relation: 'updates' }],
      },
    ],
    counterExamples: ['他住滨江', '住校好还是租房好', '我住三楼', '我住不惯楼房', '我住院了', '新家在哪？'],
  }),
  frameRule('things', {
    examples: [
      {
        text: '没救了，干脆上了iPhone 16',
        cards: [{ slot: 'device', value: 'iPhone 16', relation: 'updates', facet: 'phone' }],
      },
      { text: '换了个电动三轮', cards: [{ slot: 'vehicle', value: '电动三轮', relation: 'updates' }] },
    ],
    counterExamples: [
      '他换了个电动三轮',
      '我想换iPhone 16',
      '换了个手机壳',
      '要不要上iPhone 16',
      '买了张车票',
    ],
  }),
  frameRule(
    'shop',
    {
      examples: [
        {
          text: '我爸把货车卖了，在镇上开了家小超市',
          cards: [{ slot: 'occupation', value: '开小超市', entity: 'user.father' }],
        },
      ],
      counterExamples: ['他在镇上开了家小超市', '我想开家小超市', '开一家小超市要多少钱', '楼下开了家超市'],
    },
    SHOP_PRIORITY,
  ),
  frameRule('uses', {
    examples: [
      { text: '我记账用随手记', cards: [{ slot: 'uses', value: '随手记' }] },
      {
        text: '我民宿挂在携程和美团上',
        cards: [
          { slot: 'uses', value: '携程' },
          { slot: 'uses', value: '美团' },
        ],
      },
      { text: '我店在美团上挂着', cards: [{ slot: 'uses', value: '美团' }] },
    ],
    counterExamples: [
      '他民宿挂在携程上',
      '民宿挂在携程上要钱吗？',
      '我外套挂在门后上',
      '我想把店开在淘宝上',
      '他记账用随手记',
      '记账用什么好？',
      '我做事用心',
      '写字用左手',
      '我想写代码用vscode',
    ],
  }),
  frameRule('animals', {
    examples: [{ text: '院子里养了七八只鸡', cards: [{ slot: 'pet', value: '鸡' }] }],
    counterExamples: ['他院子里养了七八只鸡', '我想养只猫', '养鱼难吗？', '刷到个博主养了七只猫'],
  }),
]
