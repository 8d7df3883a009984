import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

interface Turn {
  readonly message: string
  readonly answer?: { readonly text: string; readonly evidence: string }
}

/** Plays a story through the program, on SQLite; the answers by their questions. */
async function played(lines: readonly string[], language: string) {
  const dir = emptyDirectory()
  const argv = ['chat', '--json', '--lang', language]
  const { code, err, out } = await recollect(dir, argv, { input: lines.join('\n') })
  expect([code, err]).toEqual([0, ''])
  const { turns }: { readonly turns: readonly Turn[] } = JSON.parse(out)
  return new Map(turns.map(({ message, answer }) => [message, answer]))
}

const ENGLISH = [
  "Hi, I'm Nadia. I live in Leeds with my husband Oskar",
  'we have two kids, Milo and Freya',
  'Milo is 9 and Freya is 6',
  'Oskar is a paramedic',
  'what a week, honestly',
  "we've got a cat called Pepper",
  "I'm a bookkeeper at Harlow & Finch",
  "we're planning a trip to Iceland in July",
  'my sister Tamsin is a nurse',
  'she lives in Derby',
  'we moved to Hull last month',
  "swapped the ledgers for a classroom, I'm a teaching assistant now",
  'oh sorry, Freya is 7, not 6',
  'Pepper died last night, we are gutted',
  'Iceland is not happening after all',
  'Tamsin goes by Taz now',
]

const CHINESE = [
  '我叫方宁，住在合肥，老公叫周毅',
  '我们有两个孩子，老大叫周子恒，老二叫小满',
  '子恒今年10岁，小满6岁',
  '周毅是消防员',
  '今天好累啊',
  '家里养了一只乌龟叫慢慢',
  '我在一家出版社做编辑',
  '打算国庆去青岛玩',
  '我表妹林珊住在南京',
  '她是护士',
  '我们上个月搬到无锡了',
  '不跟稿子打交道了，现在在幼儿园当老师',
  '说错了，小满7岁了',
  '慢慢前天死了',
  '青岛不去了',
  '林珊改名叫林悦了',
]

const RIGHT_EN: readonly (readonly [string, string])[] = [
  ['Where do I live?', 'You live in Hull.'],
  ['What does my husband do?', 'Your husband is a paramedic.'],
  ['What does Oskar do?', 'Your husband is a paramedic.'],
  ["What's my husband called?", "Your husband's name is Oskar."],
  ['How old is Freya?', 'Your child is 7.'],
  ['How old is Milo?', 'Your child is 9.'],
  ['Who is Freya?', "Your child's name is Freya."],
  ['How many kids do I have?', 'You have two children.'],
  ['What do I do for a living?', 'You are a teaching assistant.'],
  ['Where does Taz live?', 'Your sister lives in Derby.'],
  ['What does my sister do?', 'Your sister is a nurse.'],
  ["What's my sister's name?", "Your sister's name is Taz."],
]

/** What is over, and what nobody said. */
const UNSURE_EN = [
  'Am I going to Iceland?',
  'What are my plans?',
  'Where do I work?',
  'Where does Oskar live?',
  'How old is Oskar?',
]

const RIGHT_ZH: readonly (readonly [string, string])[] = [
  ['我住在哪里？', '您住在无锡。'],
  ['我老公做什么工作？', '您老公是消防员。'],
  ['周毅是做什么的？', '您丈夫是消防员。'],
  ['我老公叫什么？', '您老公叫周毅。'],
  ['小满几岁了？', '您孩子7岁。'],
  ['子恒多大了？', '您孩子10岁。'],
  ['小满是谁？', '您孩子叫小满。'],
  ['我有几个孩子？', '您有两个孩子。'],
  ['我现在做什么工作？', '您是老师。'],
  ['我在哪里上班？', '您在幼儿园工作。'],
  ['林悦住在哪里？', '您表亲住在南京。'],
  ['我表妹叫什么？', '您表妹叫林悦。'],
]
const UNSURE_ZH = ['国庆我要去哪里？', '我有什么计划？', '我养了什么宠物？', '周毅住在哪里？', '周毅几岁了？']

describe('a life told in English', () => {
  const story = played([...ENGLISH, ...RIGHT_EN.map(([question]) => question), ...UNSURE_EN], 'en')

  it.each(RIGHT_EN)('%s', async (question, answer) => {
    expect((await story).get(question)).toMatchObject({ text: answer, evidence: 'strong' })
  })

  it.each(UNSURE_EN)('claims nothing: %s', async (question) => {
    expect((await story).get(question)?.evidence).not.toBe('strong')
  })
})

describe('a life told in Chinese', () => {
  const story = played([...CHINESE, ...RIGHT_ZH.map(([question]) => question), ...UNSURE_ZH], 'zh')

  it.each(RIGHT_ZH)('%s', async (question, answer) => {
    expect((await story).get(question)).toMatchObject({ text: answer, evidence: 'strong' })
  })

  it.each(UNSURE_ZH)('claims nothing: %s', async (question) => {
    expect((await story).get(question)?.evidence).not.toBe('strong')
  })
})
