import type { SlotQuestion } from '@recollect/core'
import { ask } from './slot-question.ts'

const LIKING = ['likes', 'dislikes', 'favorite_*', 'hobby', 'preference']

/** What one fears, prefers and cannot bear: before what one likes. */
export const aversionQuestions: readonly SlotQuestion[] = [
  ask(
    'fear',
    /(?<!可|不|哪|恐|只)怕(?:什么|啥|咩|不怕|吗|谁|哪|黑|高|狗|猫|蛇|虫|鬼|水|冷|热|疼|痛|打雷|死|蟑螂|老鼠)|最怕|害怕(?!吗[?？]?$)|恐惧|恐高|恐婚|还怕|让我(?:害)?怕|畏惧|阴影/u,
    ['fear', 'dislikes'],
  ),
  ask(
    'preference',
    /(?:更|比较)(?:喜欢|爱|倾向|想要|中意)|宁愿|宁可|偏(?:好|向|爱)|倾向|喜欢[^,。吗]{1,10}还是(?!会|要)|爱[吃喝看]?[^,。吗]{1,8}还是|(?:加不加|放不放|要不要加)|几分(?:糖|甜|熟)/u,
    ['preference', 'likes', 'dislikes'],
  ),
  ask(
    'diet',
    /素食|纯素|不吃(?:哪些|什么|啥|哪种)?肉|吃素|饮食(?:习惯|禁忌|偏好|限制)?|忌口|节食|减肥餐|生酮|低碳|轻断食|清真|无麸质|乳糖|(?:我|你|他|她|爸|妈|老公|老婆)(?:(?!喜欢|爱|讨厌|中意)[^,。]){0,4}(?:吃不吃|能不能吃|能吃|可以吃|是不是不吃|还?吃)(?:牛|羊|猪|鸡|鱼)?(?:肉|辣|荤|素|海鲜|鸡蛋|香菜|葱|蒜)(?:吗|么|不|$|[?？])/u,
    ['diet', 'dislikes', 'likes'],
  ),
  ask(
    'dislikes',
    /讨厌|(?<!喜)不(?:太|怎么|是很)?喜欢(?!不喜欢)|厌恶|反感|(?<!爱)不爱(?!不爱)|不想吃|不吃(?:什么|啥|咩|哪)|受不了|看不惯|嫌弃|最烦|忍不了|恶心|(?:不能|无法|没法)接受|接受不了/u,
    ['dislikes', 'likes', 'fear'],
  ),
]

/** What one likes, plainly asked. */
export const tasteQuestions: readonly SlotQuestion[] = [
  ask(
    'likes',
    /喜欢|喜爱|(?<!最)爱(?:吃|喝|看|玩|听|读|穿|用|逛)|偏好|偏爱|钟意|中意|感兴趣|有兴趣|想要听|口味|着迷|痴迷|迷上|粉(?:谁|哪个)|热爱|(?:甜|咸|辣)的?还是/u,
    LIKING,
  ),
]
