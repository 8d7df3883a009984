import type { ChainQuestion } from '@recollect/core/extraction'
import { entityOf } from './entity.ts'

type Ask = ChainQuestion['ask']

const HOME = ['location']
const WORK = ['employer', 'occupation']
const JOB = ['occupation', 'employer']
const ANY = ['location', 'employer', 'school', 'occupation']

/** What happened, and is no name of a place or a firm: 搬家之前, 结婚以前. */
const EVENT = '(?:搬家|换工作|跳槽|辞职|离职|转行|结婚|离婚|分手|毕业|退休|出国|回国)'
/** What stands where a name might, and is none: 在那之前. */
const NO_NAME = `(?!(?:在|从|搬|换|那|这|此|${EVENT}|疫情|上学|上大学|工作|现在|今天|很久|多久|一|两|几)(?!\\p{Script=Han}{2,}公司))`
const NAME = `(?<value>${NO_NAME}[^,。?？!之的了我你您什么谁哪几多怎]{2,14}?)`
const DEED =
  '(?:(?:搬|跳槽|跳|转|换|调|去|来|回|住|到){1,2}(?:到|去|来|进|在)?|入职|加入|离开|在|当|做)?(?:了)?'
const BESIDE = new RegExp(
  `^(?:那|请问)?(?:我|咱)?(?:们)?(?:在|从|是)?(?!${EVENT}[之以]?[前后])${DEED}${NAME}(?:上班|工作|任职|住)?(?:了)?(?<side>之前|以前|前|之后|以后|后)(?!面|天|年|[一]?[个份家任])[,，]?(?<rest>.{2,24})$`,
  'u',
)
/** 我住哪里, 在哪上班, 做什么: what the rest asks for. */
const ABOUT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:做|当|干)(?:的)?(?:是)?(?:什么|啥)|什么(?:工作|职业)|职业/u, JOB],
  [
    /(?:哪|什么)(?:[里儿]|个|家)?.{0,3}(?:上班|工作|任职|就职|打工|公司|单位)|(?:上班|工作|任职|公司|单位).{0,4}(?:哪|什么)|雇主|东家/u,
    WORK,
  ],
  [/住.{0,3}(?:哪|什么)|在哪|(?:哪|什么)(?:[里儿]|地方|个城市|座城市)(?:住|生活)?|地址|住址/u, HOME],
]
const slotsIn = (rest: string): readonly string[] => ABOUT.find(([words]) => words.test(rest))?.[1] ?? []

/** 去上海之前我住哪里: what came before or after a value. */
function beside(text: string): ChainQuestion | null {
  if (!/[前后]/u.test(text) || /[吗么]\s*[?？]?$/u.test(text.replace(/什么/gu, ''))) return null
  const groups = BESIDE.exec(text)?.groups
  const slots = slotsIn(groups?.['rest'] ?? '')
  // 我弟跳槽前在哪干: what stands before is somebody, and no name of a place or a firm.
  if (entityOf(text) !== 'user') return null
  const value = groups?.['value']
  if (value === undefined || slots.length === 0 || /什么时|多久|几|怎么|为什么/u.test(text)) return null
  return { ask: groups?.['side']?.includes('前') ? 'before' : 'after', value, slots }
}

const WHEN = '(?:从)?(?:什么时[候间]|啥时候?|何时|几时|哪一?[年天月]|几月)(?:份)?(?:开始|起)?(?:是)?'
const NAMED = '(?<value>[^,。?？的了过我你您什么哪几多]{2,12}?)'
const END = '(?:了|的|来着|啊|呢){0,2}[?？]?$'
const LONG = '(?:多久|多长时间|几年|几个月|多少年|多少个?月|多少天)'

/** In order: the first that fits decides. */
const WAYS: readonly (readonly [pattern: RegExp, ask: Ask, slots: readonly string[]])[] = [
  [new RegExp(`${WHEN}(?:从)?(?:离开|搬离|搬出|离职)(?:了)?${NAMED}${END}`, 'u'), 'ended', ANY],
  [new RegExp(`${WHEN}从${NAMED}(?:离职|辞职|搬走|搬出来?|离开|跳槽|走)${END}`, 'u'), 'ended', ANY],
  [
    new RegExp(`(?:我|咱们?)(?:是)?${WHEN}(?:入职|加入|跳槽到|跳到|进)(?:了)?${NAMED}${END}`, 'u'),
    'began',
    ['employer', 'school', 'occupation', 'affiliation'],
  ],
  [new RegExp(`${WHEN}不(?:再)?(?:当|做|干)${NAMED}${END}`, 'u'), 'ended', JOB],
  [new RegExp(`${WHEN}(?:当上?|做|成为)(?:了)?${NAMED}${END}`, 'u'), 'began', JOB],
  [new RegExp(`(?:当|做|干)(?:了)?${NAMED}(?:当|做|干)?(?:了|过)${LONG}`, 'u'), 'lasted', JOB],
  [new RegExp(`${WHEN}去(?:的|了)${NAMED}${END}`, 'u'), 'began', ['employer', 'school']],
  [new RegExp(`${WHEN}在${NAMED}(?:上班|工作|任职)${END}`, 'u'), 'began', WORK],
  [new RegExp(`${WHEN}(?:搬到|搬去|搬来|搬进|住在|住到|定居)(?:了)?${NAMED}${END}`, 'u'), 'began', HOME],
  [new RegExp(`在${NAMED}(?:一共|总共)?(?:住|待|呆|生活)(?:了|过)${LONG}`, 'u'), 'lasted', HOME],
  [new RegExp(`(?:住|待|呆)(?:在)?${NAMED}(?:住)?(?:了|有)${LONG}`, 'u'), 'lasted', HOME],
  [
    new RegExp(`在${NAMED}(?:一共|总共)?(?:工作|上班|任职|干|做)(?:了|过)${LONG}`, 'u'),
    'lasted',
    ['employer', 'occupation'],
  ],
  [
    /搬(?:过|了)?(?:几|多少)(?:次|回)家?|搬家(?:几|多少)(?:次|回)|搬(?:过|了)家?(?:几|多少)(?:次|回)/u,
    'times',
    HOME,
  ],
  [
    /(?:换|跳)(?:过|了)?(?:几|多少)(?:次|回)(?:工作|槽|公司|单位|东家)|跳槽(?:过|了)?(?:几|多少)(?:次|回)|换工作(?:几|多少)(?:次|回)|换(?:过|了)(?:几|多少)(?:份|个)工作/u,
    'times',
    WORK,
  ],
  [/(?:住|待|呆|搬)过(?:几|多少)(?:个|座|处)(?:城市|地方|住处|地址|国家|小区)/u, 'values', HOME],
  [
    /(?:待|呆|换|去|做|干|在)过(?:几|多少)(?:家|个)(?:公司|单位)(?:上班|工作|任职)?|(?:在)?(?:几|多少)(?:家|个)(?:公司|单位)(?:上过班|工作过|任职过|待过|呆过|干过)/u,
    'values',
    WORK,
  ],
  [/(?:做|干|有)过(?:几|多少)(?:份|个|种)(?:工作|职业)/u, 'values', JOB],
  [/第一[个处](?:住址|地址|住处|家|城市)|最(?:早|初|开始)(?:的)?(?:住址|地址|住处)/u, 'first', HOME],
  [/第一[家个](?:公司|单位|东家|雇主)/u, 'first', WORK],
  [/第一份(?:工作|职业)/u, 'first', WORK],
  [
    /(?:以前|之前|过去|从前)的?(?:住址|地址|住处)(?:都)?(?:有|是)?(?:哪些|哪几|什么地方)|以前的(?:所有|全部|几个)(?:住址|地址|住处)|(?:以前|之前|从前)(?:都)?住过(?:哪些|哪几)|(?:以前|之前|从前)都住过(?:哪|什么)/u,
    'former',
    HOME,
  ],
  [/(?:以前|之前|过去|从前)的?(?:公司|单位|东家|雇主)(?:都)?(?:有|是)?(?:哪些|哪几)/u, 'former', WORK],
  [/(?:以前|之前|过去|从前)的?(?:工作|职业)(?:都)?(?:有|是)?(?:哪些|哪几)/u, 'former', JOB],
  [
    /(?:我|我的|咱)(?:有没有|是不是)?(?:曾经|以前)?搬过家(?:吗|么|没有?|$|[?？])|(?:住址|地址|住处)(?:有没有)?(?:变|换|改)(?:过|了|化)(?:吗|么|没有?|$|[?？])/u,
    'changed',
    HOME,
  ],
  [
    /我(?:有没有|是不是)?(?:曾经|以前)?(?:换过(?:工作|公司|单位)|跳过槽)(?:吗|么|没有?|$|[?？])|(?:公司|单位|雇主|东家)(?:有没有)?(?:变|换)(?:过|了|化)(?:吗|么|没有?|$|[?？])/u,
    'changed',
    WORK,
  ],
  [
    /(?:我|的)(?:工作|职业)(?:有没有)?(?:变|换)(?:过|了|化)(?:吗|么|没有?|$|[?？])|我(?:有没有|是不是)?(?:换过职业|转过行|改过行)(?:吗|么|没有?|$|[?？])/u,
    'changed',
    JOB,
  ],
  [
    /(?:电话|手机号码?|号码)(?:有没有)?(?:变|换|改)(?:过|了)(?:吗|么|没有?|$|[?？])|我换过(?:手机号码?|电话号码?|号码?)(?:吗|么|没有?|$|[?？])/u,
    'changed',
    ['phone'],
  ],
  [
    /(?:邮箱|邮件地址)(?:有没有)?(?:变|换|改)(?:过|了)(?:吗|么|没有?|$|[?？])|我换过邮箱(?:吗|么|没有?|$|[?？])/u,
    'changed',
    ['email'],
  ],
]

/** When, why or how it changed is another question than whether. */
const OTHERWISE = /什么|啥|何时|几|怎么|为何|多久|哪/u

/** The course of a fact a question asks for, or null. */
export function chainOf(text: string): ChainQuestion | null {
  const side = beside(text)
  if (side) return side
  for (const [pattern, ask, slots] of WAYS) {
    const found = pattern.exec(text)
    if (found && !(ask === 'changed' && OTHERWISE.test(text)))
      return { ask, value: found.groups?.['value'] ?? null, slots }
  }
  return null
}
