import type { SlotQuestion } from '@recollect/core/extraction'
import {
  CLOCKS,
  DONE_AGAIN,
  INSTALLED,
  LOCKED,
  MEETINGS,
  TOLD_ELSEWHERE,
  WORN,
} from '../lexicon/things/surroundings.ts'
import { oneOf } from '../text/patterns.ts'
import { ask, askOfThing } from './slot-question.ts'

const ASKS = '(?:什么|啥|多少|哪|几|怎么|如何|是不是|有没有|吗|来着)'
const OURS = '(?:我们?|咱们?|公司|团队|组里|部门|家里?|办公室|宿舍|店里)'
const ELSEWHERE = new Set<string>(TOLD_ELSEWHERE)
const THING = oneOf(INSTALLED.filter((word) => word.length > 1 && !ELSEWHERE.has(word)))
const NAMED = `(?:新|旧|老)?\\p{Script=Han}{0,2}?(?:${THING})(?:的?(?:地址|网址|链接|端口号?|域名|ip|密码))?`
const WHEN_ASKED = '什么时[候间]|几点|周几|星期几|哪天|几号|何时|啥时候?'
const RECURS = oneOf([...MEETINGS, ...DONE_AGAIN])
const NO_SIZE = new Set(['衣', '裤', '裙', '帽', '戒'])

/** How one is to be answered, one's clock and hours, sizes, and names of things around one. Most specific first. */
export const surroundingQuestions: readonly SlotQuestion[] = [
  ask(
    'instruction',
    /(?:你|您)(?:应该|该|要|得|需要|必须|会)?(?:怎么|怎样|如何|用什么(?:语气|方式|风格|语言))(?:来)?(?:回答|回复|回覆|跟我说话|和我说话|跟我聊|对我说话|答复)我?|(?:回答|回复|说话|答复)我?(?:的时候|时)?(?:有|要注意|需要注意)(?:些)?(?:什么|哪些)|我对你的?(?:回答|回复|说话|语气)?.{0,4}(?:有|提过|提了|说过)?(?:过)?(?:什么|哪些|啥)(?:样的)?(?:要求|期望|规矩|规定|偏好)|我(?:让|要求|希望|叫)你(?:怎么|怎样|如何|用什么).{0,8}(?:回答|回复|说话|称呼)|我(?:给你|跟你|对你)(?:定|提|说)(?:过|了)?(?:什么|哪些)(?:规矩|要求|规则)/u,
    ['instruction', 'preference'],
  ),
  ask(
    'timezone',
    new RegExp(
      `(?<=[我你您他她妈爸].{0,8})时区|(?:我|你|他|她).{0,4}(?:用|按|在).{0,3}(?:${oneOf(CLOCKS)})(?:吗|么)`,
      'u',
    ),
    ['timezone', 'location'],
  ),
  ask(
    'availability',
    /(?:什么时[候间]|几点|啥时候?|何时|哪[天几]|周几|星期几|哪些时间|哪个时间)[^,。开去来入出]{0,8}?(?:有空|有时间|得空|方便|在线|能联系|可以联系|接电话|值班|坐班|(?:上班|休息)(?!的|过|了))|(?:有空|在线|办公|空闲|可联系|方便|工作)的?时间(?:是|在|段)|我的(?:工作|在线|空闲)时间$|周[一二三四五六日末](?:有空|在线|上班|休息|方便)(?:吗|么|不)|(?:早上|上午|中午|下午|晚上|周末|工作日)(?:一般|通常|都)?(?:有空|有时间|在线|方便|上班)(?:吗|么|不)/u,
    ['availability', 'habit'],
  ),
  ...Object.entries(WORN).map(([facet, words]) =>
    ask(
      `size_${facet}`,
      new RegExp(
        `(?:穿|戴)(?:什么|多大|几|多少|哪个)(?:号|码|尺码|尺寸|的)?(?:码|号)?的?(?:${oneOf(words.filter((word) => !NO_SIZE.has(word)))})|(?:${oneOf(words.filter((word) => !NO_SIZE.has(word)))})(?:的)?(?:码数?|尺码|尺寸|号数?|大小|size|(?:要|得|应该|该)?(?:穿|戴|买)(?:多大|几|什么|多少))`,
        'u',
      ),
      ['size'],
      facet,
    ),
  ),
  ask('size', /(?:穿|戴)(?:多大|几|什么|多少)(?:号|码|尺码|尺寸)|我的?(?:尺码|码数)/u, ['size']),
  askOfThing(
    'named_thing_secret',
    new RegExp(
      `(?<what>(?:${oneOf(LOCKED)})(?:的?(?:wifi|门|锁))?(?:的)?(?:新)?(?:密码|口令|暗号|pin))(?!正确|错|安全|太|怎么(?:改|设|破))`,
      'u',
    ),
    ['named_thing'],
  ),
  askOfThing(
    'named_thing_days',
    new RegExp(
      `(?:我们|咱|公司|团队|组里|部门|家|店里).{0,8}(?:${WHEN_ASKED}).{0,4}?(?<what>${RECURS})`,
      'u',
    ),
    ['named_thing', 'plan'],
  ),
  askOfThing(
    'named_thing_held',
    new RegExp(`(?<what>${RECURS})(?:时间)?(?:是|在|定在|改到)?(?:${WHEN_ASKED})`, 'u'),
    ['named_thing', 'plan'],
  ),
  askOfThing('named_thing', new RegExp(`${OURS}的?(?<what>${NAMED}).{0,6}?${ASKS}`, 'u'), [
    'named_thing',
    'uses',
  ]),
  askOfThing(
    'named_thing_bare',
    new RegExp(
      `(?<what>${NAMED})(?:的?(?:名字|名称|位置))?(?:现在)?(?:是|叫|在|用|放在?)(?:的)?(?:什么|啥|哪|多少)`,
      'u',
    ),
    ['named_thing', 'uses'],
  ),
]
