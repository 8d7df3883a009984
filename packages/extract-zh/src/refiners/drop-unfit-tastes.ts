import type { Refiner } from '@recollect/core/extraction'
import { foldedValue, narrow } from './narrow.ts'

const TASTES = /^(?:likes|dislikes|fear|hobby|preference|uses|favorite_\w+|belief)$/u
const OF_THE_HEART = /^(?:likes|dislikes|fear|hobby|preference)$/u

/** 那种甜腻的: the pointing word tells of a kind, and the kind is what counts. */
const OF_A_KIND = /^(?:(?:这|那)(?:种|类|样的)|那些)(?=\p{Script=Han}{2})/u
/** 这种话题 points; 那种甜腻的口味 says which. */
const SAYS_WHICH = 4
/** Where a second thought begins that no mark sets off: 喜欢圆脸的女孩大概是天生的. */
const SECOND_THOUGHT =
  /(?<=.{2})(?:并且|已经(?=[很好多有\d一二两三四五六七八九十])|大概|应该(?!的)|可能|也许|估计|直到|然后|于是|竟然|居然|怪不得|说实话|讲真|简直|毕竟|希望|(?<!的)时候会|的同时|反正|也(?:真|很|都|太))/u

/** What points at something here and now, or is the middle of a sentence. */
const NO_BEGINNING =
  /^(?:[变换改]成|这|那(?!不勒斯)|此|该|某|其(?![他它实])|图[一二三四\d]|上面|下面|前面|后面|第[一二三四五六七八九十\d]|很|太(?!极|阳|空|平|湖)|非常|特别(?!的)|真(?=的?$)|好(?=喜欢|爱|想|可爱|漂亮|累)|现在(?!的)|已经|当时|从此|需要|可能|如何|为了|所以|对于|明早|[一二两三四五六七八九十几\d]{1,4}(?:年|天|次|个?月|周|分钟|小时|遍|秒)多?$|[呗嘞喔啵]$|(?:和|跟|与)(?!服|平|牛|声|弦|尚|风|谐|果子|团|拍|车|会|人).{0,3}$|我(?![妈爸爷奶哥姐弟妹老家国女儿孩的自]|现在的(?:工|专|生)|[做包煮炒写画织]的|们家|外|婆|公|同|室|舍|领|朋|闺|对象|男|岳)|以后|即是|就是|个(?![性子人体])|[吃喝看听玩用穿]的(?!东西|食)|我[妈爸奶][包做煮炒烧弄]$|[做吃喝看玩打去来说想要给]$|人家|大家(?!庭|族)|别人(?=就|都|也))/u
const NOT_A_THING =
  /[这那](?:些|个|件|次|场|首|部|家|位)|[她它?!]|(?<![吉其])他|[(（「“][^(（「“)）」”]{0,40}$|^[(（]|^[^「“]*[」”]|^[^(（]*[)）]|.:.|那种感觉|(?:很|太|真)好$|这么|那么|这样|(?<!听.{0,5})的话|谁(?!都)|(?<!为)什么|怎么|有[咩乜]|两种人|这方面|那方面|好像|似的$/u
const BREAKS_OFF =
  /(?:失去|直到|觉得|感到|变得|[又也把被]|(?<![迟报签收达看见听遇碰想得])到|(?<!成)就|(?<![温平缓随谦柔饱])和|以及|越来越|一样|充斥着|伴随着|意味着)$/u

/** A worry of the moment is no fear that lasts. */
const WORRY =
  /以后|一下子|问题$|出错|暴露|微薄|[被挨]骂|往后|错误|怕哦|^(?:去|要)?做$|^想想|听到$|没有|放弃$|变淡|复发|^(?:热情|面对|离开|这样|[^,]反应)$|越[是来]|说错|耽误|打扰|后悔|浪费|失去$|来不及|万一/u

/** A taste is for something, and what the rules took for it may be the half of a sentence, or only point at something. */
export const dropUnfitTastes: Refiner = {
  id: 'zh/drop-unfit-tastes',
  refine(candidate) {
    if (!TASTES.test(candidate.slot)) return [candidate]
    const said = foldedValue(candidate)
    if (said === '') return [candidate]
    const from = OF_A_KIND.exec(said)?.[0].length ?? 0
    const second = OF_THE_HEART.test(candidate.slot) ? said.search(SECOND_THOUGHT) : -1
    const until = Math.min(second > from ? second : said.length, endBeforeSpan(said, candidate.slot))
    const value = said.slice(from, until).replaceAll(' ', '')
    const ofOthers = /^(?:别人|人家|有人)[^,]{0,6}[他她]/u.test(value)
    if (candidate.slot === 'fear' && WORRY.test(value)) return { drop: 'a worry' }
    if (from > 0 && value.length < SAYS_WHICH) return { drop: 'a value that only points' }
    if (
      (OF_THE_HEART.test(candidate.slot) && NO_BEGINNING.test(value)) ||
      (NOT_A_THING.test(value) && !ofOthers) ||
      BREAKS_OFF.test(value)
    )
      return { drop: 'nothing one could like or loathe' }
    return [from > 0 || until < said.length ? narrow(candidate, from, until) : candidate]
  },
}

/** 汉服两年多 of 入坑汉服两年多: how long is no part of what. */
const SPAN =
  /(?<=\p{Script=Han}{2})(?:已经|都|快|有|将近)?(?:[一二两三四五六七八九十几半\d]{1,3}|好几)(?:多|来)?(?:年|个月|个多月)(?:多)?$/u

function endBeforeSpan(value: string, slot: string): number {
  const at = OF_THE_HEART.test(slot) ? value.search(SPAN) : -1
  return at > 0 ? at : value.length
}
