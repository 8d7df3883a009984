import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { favoriteSlot } from '../../text/favorites.ts'
import { ownRule } from '../../text/own-rule.ts'
import { subjectOf } from '../../text/subject.ts'
import { take } from '../../text/take.ts'
import { topicBefore } from '../../text/topic.ts'

const AMONG = /(?:里面?|里头|中|当中|之中|方面|类|上|的话|嘛|呢|啊|这块|而言|来说)$/u
const OF_ALL = /^(?:说到|要说|论|所有的?|这么多|全部的?|各种|一年|一年四季|在|要论|问到|聊到)/u
const FAVORS =
  /^(?:(?<what>[^,我俺]{1,10}?)(?:里面?|里头|中|当中|之中|方面|类|上|的话|嘛|呢|啊|这块)?)??(?<who>(?:我|俺|本人)[^,]{0,8}?)?(?:最|独|首推|尤其|唯独|独独|偏偏|一直|永远)(?:喜欢|爱|中意|偏爱|钟情于?|欣赏|推崇|喜爱|宠|想去|支持|崇拜)(?:吃|喝|看|听|玩|去|穿|用|读|做|练|追)?(?:的)?(?:还是|就是|永远是|一直是|是|莫过于)?(?<value>(?:[^,我你您他她]|(?<=吉)他){1,16}?)(?:了|的|啊|呢|哈|啦|吧|没有之一){0,2}$/gu

/** What kind of thing is chosen from: 四季里我最爱…, "颜色嘛，最喜欢…". Null when that has no slot of its own. */
function kindOf(match: RuleMatch): string | null {
  const said = match.raw('what') ?? topicBefore(match.clause)
  if (said === undefined || said === null) return null
  const slot = favoriteSlot(said.replace(AMONG, '').replace(OF_ALL, ''))
  return slot === 'likes' ? null : slot
}

/** "四季里我独爱秋天", "颜色嘛，最中意墨绿". */
export const favoriteOfKind: ExtractionRule = defineRule({
  id: 'zh/favorite.of-kind',
  priority: 92,
  confidence: 0.93,
  anchors: ['喜欢', '爱', '中意', '钟情', '欣赏', '推崇', '宠', '想去', '支持', '崇拜'],
  pattern: FAVORS,
  draft(match) {
    const value = match.capture('value')
    const slot = kindOf(match)
    if (slot === null || value === undefined) return null
    const who = match.raw('who')
    const subject = who === undefined ? null : subjectOf(match, who, 'none')
    if (who !== undefined && (subject === null || subject.modifiers.negative)) return null
    if (/^(?:的|了|这|那|什么|哪|谁|不)/u.test(match.raw('value') ?? '')) return null
    return { slot, value, entity: subject?.entity ?? 'user' }
  },
  examples: [
    { text: '四季里我独爱深秋', cards: [{ slot: 'favorite_season', value: '深秋' }] },
    { text: '颜色嘛，最中意墨绿', cards: [{ slot: 'favorite_color', value: '墨绿' }] },
    { text: '水果我最爱吃枇杷', cards: [{ slot: 'favorite_food', value: '枇杷' }] },
  ],
  counterExamples: ['颜色里你最喜欢什么？', '水果他最爱吃枇杷', '老师里我最喜欢你'],
})

const RANKS =
  /(?:(?:心目中|心中|心里|个人|目前)?(?:的|永远的)?(?:第一名?|no\.?1|top\s?1|最佳|最好的|最棒的|最佳的|本命|白月光|天花板|神作|最爱的?|首选))(?<what>[\p{Script=Han}]{0,6}?)(?:永远|一直|始终|必须|绝对|当然|肯定|还|目前|就){0,2}(?:是|非|当属|要属|莫过于|首推|必须是|:)(?<value>(?:[^,你您他她]|(?<=吉)他){1,16}?)(?:莫属)?(?:这[部本首个支款家座道](?<kind>[\p{Script=Han}]{1,4}))?(?:了|的|啊|呢|没有之一){0,2}$/gu

/** "我心目中的第一名永远是《X》这部电影", "我的本命球队是X". */
export const favoriteRanks: ExtractionRule = ownRule({
  id: 'zh/favorite.ranks',
  priority: 92,
  confidence: 0.92,
  anchors: [
    '第一',
    'no.1',
    'no1',
    'top1',
    'top 1',
    '最佳',
    '最好的',
    '最棒的',
    '本命',
    '白月光',
    '天花板',
    '神作',
    '最爱',
  ],
  pattern: RANKS,
  elided: 'none',
  examples: [
    { text: '我心目中的第一名永远是《海蒂》这本书', cards: [{ slot: 'favorite_book', value: '海蒂' }] },
    { text: '我最爱的球队非阿森纳莫属', cards: [{ slot: 'favorite_team', value: '阿森纳' }] },
  ],
  counterExamples: ['他心目中的第一名是谁？', '我第一名是考试得的吗', '你的最佳选择是什么'],
  read: (match) => {
    const what = match.raw('kind') ?? match.raw('what') ?? ''
    const slot = favoriteSlot(what)
    const mine = /心|最爱|本命|白月光|最[佳好棒]/u.test(match.text)
    return mine && (slot !== 'likes' || what === '') ? take(match, slot) : null
  },
})

const TEAM =
  /(?:(?:支持|粉|追随|力挺|忠于|死忠)(?<value>[\p{Script=Han}a-z]{2,8}?)(?:队)?(?:已经|都|有|快|整整|差不多){0,2}(?:[\d一二两三四五六七八九十几多好]{1,4})年(?:多)?|(?:的)?(?:主队|心水球队|本命队伍?|本命球队)(?:一直|永远|就){0,2}(?:是|:)?(?<home>[\p{Script=Han}a-z]{2,8}?)(?:队)?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我支持阿森纳十年了", "主队是申花". */
export const favoriteSupports: ExtractionRule = ownRule({
  id: 'zh/favorite.supports',
  priority: 90,
  confidence: 0.93,
  anchors: ['支持', '粉', '追随', '力挺', '忠于', '死忠', '主队', '心水球队', '本命'],
  pattern: TEAM,
  elided: 'chat',
  examples: [{ text: '我支持阿森纳十年了', cards: [{ slot: 'favorite_team', value: '阿森纳' }] }],
  counterExamples: ['他支持阿森纳十年了', '你主队是哪个？', '我支持你十年了'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('home')
    return value === undefined || /[你他她我]|输|赢|今|昨/u.test(value.text)
      ? null
      : { slot: 'favorite_team', value }
  },
})
