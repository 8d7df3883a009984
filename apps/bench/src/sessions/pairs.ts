import type { LogInput } from '@recollect/sessions'
import { pick, seededRandom } from '../synthetic/random.ts'
import { syntheticStatement } from '../synthetic/statements.ts'

const SEED = 23
const START = Date.UTC(2020, 0, 1)
const MINUTE = 60_000
/** Each is given to a page of pairs at least, in the smaller log too. */
const TOPICS = 100
/** One pair in so many has no topic. */
const WITHOUT_TOPIC = 10

/** What makes an answer one that is kept; one in three has it. */
const WORTH_KEEPING = [
  ' Important: 1. Run `npm run build` in the server folder. 2. Check the API logs for errors. 3. Restart the database.',
  ' 注意：第一步，修改数据库配置；第二步，重启服务器；第三步，运行 `npm test` 检查接口是否正常。',
]

const OPENINGS = ['How does this work: ', 'What should I do about this? ', '请问一下：', '这个怎么办？']

/** The `n`-th made-up pair of a log, Chinese or English; the same for everyone who asks. */
export function pairOf(n: number, withTopics = true): LogInput {
  const random = seededRandom(SEED + n)
  const q = pick(OPENINGS, random) + syntheticStatement(random, n)
  const said = syntheticStatement(random, n).repeat(1 + Math.floor(random() * 4))
  const a = random() < 1 / 3 ? said + pick(WORTH_KEEPING, random) : said
  const topics = n % WITHOUT_TOPIC === 0 ? [] : [topicOf(random)]
  return { q, a, at: START + n * MINUTE, ...(withTopics ? { topics } : {}) }
}

const topicOf = (random: () => number): string => `topic_${Math.floor(random() ** 2 * TOPICS)}`

export const sessionName = (n: number): string => `discord-常规-${n}`
