import type { Candidate, Refiner } from '@recollect/core/extraction'
import { requestsIn } from '../requests/index.ts'
import type { Found } from '../requests/said.ts'

const REQUEST =
  /^(?:那|就|你|您|快|赶紧|先|再|能|可以|可|麻烦|拜托|求|求求你?|请你?|请您|劳驾|小度|小爱同学|siri){0,4}(?:帮(?!助别人|助人|人家)我?|帮忙|麻烦|请(?!叫|喊|称呼)|记得|别忘|提醒|给我(?![^,]{1,12}了$)|为我|替我|教我|告诉我|让我|推荐|介绍|翻译|写一?[篇个首封段份]|生成|解释|总结|模仿|扮演|假装|设想|举例|列出|查一?下|搜一?下|分析|润色|改写|续写|播放|打开|设置|陪我|跟我说|跟我讲|听我|等我(?!退休|毕业|有钱|老了|攒|考完|长大|结婚|赚|病好|生完)|别|不要|不许|不准|千万|祝)/u
/** 帮我把手机号改成… is told as much as asked. */
const CONTACT = /^(?:location|phone|email|account)$/u
/** 有空常来 invites, 天天开心 wishes. */
const INVITES =
  /^(?:有空|有时间|得空|没事|闲了|改天|下次|以后)(?:就|多|常常?|再|也|可以|记得|一定){0,2}(?:来(?!.{0,2}我想)|去看|过来|找我|联系|聚|坐坐|学习|看看|逛逛)|^(?:天天|每天|永远|都要)(?:都|要)?(?:开心|快乐|好心情|平安|顺利)/u
const NAMES = /^(?:name|nickname)$/u

/** Several facts of one sentence ask the same. */
let last: readonly [sentence: string, found: Found | null] = ['', null]
function requestOf(sentence: string): Found | null {
  if (last[0] !== sentence) last = [sentence, requestsIn(sentence)]
  return last[1]
}

/** 忘掉我住在长沙: of several requests to the memory in one message, core leaves out the first. */
function isToForget({ clause: { sentence, start, end } }: Candidate): boolean {
  const found = requestOf(sentence.text)
  if (found === null || found.kind === 'keep' || found.kind === 'show') return false
  return found.span.start + sentence.start <= start && end <= found.span.end + sentence.start
}

/** Requests, orders and congratulations. "请叫我…" gives a name. */
export const dropRequests: Refiner = {
  id: 'zh/drop-requests',
  refine(candidate) {
    if (isToForget(candidate)) return { drop: 'a request to forget' }
    if (NAMES.test(candidate.slot)) return [candidate]
    if (CONTACT.test(candidate.slot) && candidate.relation === 'updates') return [candidate]
    if (!candidate.clause.text.includes('我') && INVITES.test(candidate.clause.text))
      return { drop: 'an invitation' }
    return REQUEST.test(candidate.clause.text) ? { drop: 'a request' } : [candidate]
  },
}
