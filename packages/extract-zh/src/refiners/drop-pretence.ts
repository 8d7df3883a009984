import type { Refiner } from '@recollect/core/extraction'

const JOKE =
  /(?<![不没非]|没有|不是|不再)(?:(?:开(?:个|一?下)?玩笑|逗你玩?|骗你玩?|瞎说|瞎编|胡说|胡诌|乱说|乱讲|说着玩|闹着玩|说笑|吹牛)(?:的|呢|啦|而已)|逗你玩|骗你玩|开个玩笑)(?=$|[,。!?~…\s呢啦哈])/u
/** 我住在北京是骗你的: the sentence takes itself back. */
const FALSE = /(?:是|都是)(?:骗[你他她人]+|假|编|瞎编|瞎说|胡说|逗你|开玩笑|乱说|吹牛)的?$/u
const ROLE = /(?:^|,)(?:作为|身为|扮作)(?:一?[个名位]|你的)?(?:ai|人工智能|智能|机器人|虚拟|语音)/u
/** 我 within a story is not the speaker. */
const IN_A_STORY =
  /(?:^|,)(?:在)?(?:我的|这[个部本]|那[个部本])?(?:小说|故事|剧本|剧情|电影|电视剧|剧|游戏|漫画|动漫|书|戏|梦|梦境)(?:里面?|中|上)[,]?我/u
/** Words handed over to be worked on: 翻译一下:我…. */
const MATERIAL =
  /(?:翻译|润色|改写|修改|朗读|续写|检查|造句|仿写|抄写|纠错|分析|复述|念)[^。!?\n]{0,14}:[\s"“「]*$/u
/** Vacancies, offers and case sheets tell of nobody in particular. */
const NOTICE =
  /(?<!做|管|负责|主要|是)招聘(?!跟|和|、|入职|这|那|的我|经理|专员|主管)|诚聘|急聘|急招|旺铺|包邮|限时优惠|优惠价|咨询热线|加盟热线|欢迎(?:来电|致电|咨询|选购)|患者资料|病例资料|作者简介|嘉宾简介|人物简介|出租:|转让:/u
const NEAR = 14

/** Jokes, roles, stories, and sentences given only to be translated. */
export const dropPretence: Refiner = {
  id: 'zh/drop-pretence',
  refine(candidate, reading) {
    const { clause } = candidate
    const { start, end, text } = clause.sentence
    // 开玩笑的，还在广州 puts the joke right.
    const isRight = candidate.correction !== undefined
    if (!isRight && JOKE.test(reading.text.slice(Math.max(0, start - NEAR), end + NEAR)))
      return { drop: 'a joke' }
    if (FALSE.test(clause.text)) return { drop: 'said to be untrue' }
    const until = text.slice(0, clause.end - start)
    if (ROLE.test(until)) return { drop: 'a role' }
    if (IN_A_STORY.test(until)) return { drop: 'a story' }
    if (MATERIAL.test(reading.text.slice(Math.max(0, start - 40), start))) return { drop: 'material' }
    if (NOTICE.test(reading.text.slice(Math.max(0, start - 60), end + 20))) return { drop: 'a notice' }
    return [candidate]
  },
}
