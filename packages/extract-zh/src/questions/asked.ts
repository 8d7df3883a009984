import type { AskedPart } from '@recollect/core/extraction'
import { isQuestion } from './is-question.ts'

const SENTENCE = /[^。!?;\n]+[。!?;]*/gu
/** 对吧, 谢谢: said after what was asked. */
const TAG =
  /^(?:对|是|好|行|没错|谢谢|多谢|在线等|急|有人(?:记得|知道)|你?(?:还)?(?:记得|知道))(?:吗|么|吧|不|了|的)?\W*$/u

/** Words set apart one by one, as in corpora: 你 喜欢 什么 运动. */
const WORD_GAP = /(?<=[\p{Script=Han},.!?]) +(?=[\p{Script=Han},.!?])/gu
const TOKENISED = /^\S{1,5}(?: +\S{1,5}){3,}$/u

/** Question words of written Cantonese and of the North, and those the patterns are written in. */
const QUESTION_WORDS: readonly (readonly [RegExp, string])[] = [
  [/边[度处]/gu, '哪里'],
  [/(?<![这那左右旁一])边个/gu, '谁'],
  [/边(?=[一间家位种款部只所张隻行])/gu, '哪'],
  [/乜嘢|乜野|咩嘢|[咩乜](?=[\p{Script=Han}a-z])/gu, '什么'],
  [/什事|什(?=[\p{Script=Han}])(?!么)/gu, '什么'],
  [/(?<=.{2}[是叫做食吃饮买用想])[咩乜](?=[?？!！。\s]*$)/gu, '什么'],
  [/未(?=[呀啊]?[?？!！。\s]*$)/gu, '没'],
  [/几耐/gu, '多久'],
  [/几时/gu, '什么时候'],
  [/点解/gu, '为什么'],
  [/点样/gu, '怎样'],
  [/几大(?=[呀啊的了]{0,2}[?？!！。\s]*$)/gu, '多大'],
  [/几多/gu, '多少'],
  [/啥时(?!候)/gu, '什么时候'],
  [/啥|甚么|神马|什[吗末]|甚(?=[\p{Script=Han}])/gu, '什么'],
  [/咋样/gu, '怎么样'],
  [/咋/gu, '怎么'],
]
const IN_DIALECT =
  /[啥咋甚]|未[呀啊]?[?？!！。\s]*$|神马|什(?!么)|边[一度处个间家位种款部只所张隻行]|[乜咩]|几时|点[解样]|几[多大耐]/u

const inMandarin = (text: string): string =>
  IN_DIALECT.test(text) ? QUESTION_WORDS.reduce((said, [from, to]) => said.replaceAll(from, to), text) : text

/** What stands before a turn to something else: 看来你不爱打球啊,对了,你的狗…. */
const TURN = /^[^?]{1,60}[,。](?:对了|话说|顺便问一?下),?(?=.{3})/u
const OPENER =
  /^(?:(?:那个?|那么|对了|诶|哎|欸|喂|话说|其实|另外|顺便|不好意思|请问|麻烦|想(?:请)?问(?:一?下|问)?|问(?:一?下|个事|你)|我?想知道|@\S{1,12})[,:\s]{0,2}){1,4}(?=.{2})/u
const KNOWING =
  '(?:你?(?:还)?(?:能不能|能否|可以|能)?(?:再)?(?:记不记得|记得(?:不记得)?|知不知道|知唔知|记唔记得|知道|晓得|清楚|了解|想得起来?|告诉|提醒|说说|讲讲|列(?:出|举)?)(?:一?下)?(?:我)?(?:一?下)?(?=我|关于)|帮我?(?:想想|想一?下|回忆一?下|回想一?下|查一?下|查查|看一?下|看看|找找|确认一?下|列一?下|列出)|我?(?:又|突然|有点|实在)?(?:忘了|忘记了?|想不起来?了?|记不清了?|不记得了?))'
const TELLING =
  '(?:我|(?=有没有|是不是|之前))(?:(?:之前|以前|上次|昨天|先前|刚才|刚刚|好像|应该|已经|曾经|到底|有没有|有无|有冇|是不是|是否|有)){0,3}(?:(?:跟|和|同|对|给|向)你)?(?:告诉|[说提讲聊谈](?:过|起|到|了)?)(?:过|了)?你?(?:没有|没|吗)?,?(?=我)'
/** 我跟你说过…吗, 你还记得…: what is asked for comes after. */
const ASIDE = new RegExp(`^(?:${KNOWING},?)?(?:${TELLING})?(?=.{2})`, 'u')

/** 我们家有几个孩子 asks what 我有几个孩子 does. */
const OUR_HOME = /(?:我们家|咱们?家|俺家)(?:里)?有?(?=[几多])/u

/** The sentences that ask, and what for. */
export function askedIn(text: string): AskedPart {
  const closed = TOKENISED.test(text) ? text.replaceAll(WORD_GAP, '') : text
  const asking = (closed.match(SENTENCE) ?? [])
    .map((one) => one.trim())
    .filter((one) => !TAG.test(one) && isQuestion(one))
  const sentence = inMandarin(asking.length === 0 ? closed : asking.join(' '))
    .replace(TURN, '')
    .replace(OPENER, '')
  return { sentence, content: sentence.replace(ASIDE, '').replace(OUR_HOME, '我有') }
}
