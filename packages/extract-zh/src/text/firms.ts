import { COMPANIES } from '../lexicon/work/organizations.ts'
import { oneOf } from './patterns.ts'

/** Known firms that are ordinary words too, or that one goes to as a guest: 长城, 宜家. */
const EVERYDAY = new Set(
  '移动 电信 联通 铁塔 理想 苹果 荣耀 全家 极兔 平安 自如 四大 招商 长城 创维 贝壳 东风 蚂蚁 大华 一加 头条 抖音 微博 b站 国泰 春秋航空 邮政 邮储 工行 建行 农行 中行 交行 招行 工商银行 星巴克 麦当劳 肯德基 必胜客 海底捞 瑞幸 喜茶 奈雪 蜜雪冰城 沃尔玛 山姆 盒马 永辉 大润发 屈臣氏 7-11 罗森 优衣库 zara 宜家 迪卡侬 耐克 阿迪 安踏 李宁 菜鸟 新东方 学而思'.split(
    ' ',
  ),
)
const KNOWN = new RegExp(
  `^(?:${oneOf(COMPANIES.filter((name) => !EVERYDAY.has(name)))})(?:物流|科技|云|金融|集团|汽车|电子|健康|音乐|视频|游戏)?$`,
  'u',
)
const NAMED_FIRM =
  /^[\p{Script=Han}a-z]{2,10}(?:有限公司|集团|科技|网络|软件|传媒|证券|实业|制药|智能|生物|事务所|律所|设计院)$/u
/** 上市集团, 外资制药 are kinds of firm. */
const KIND_ONLY =
  /^(?:[新老大小原前那某好]|其他|别的|另|上市|国有|国营|民营|私营|私人|私立|公立|民办|三甲|外资|合资|大型|小型|中型|知名|互联网|初创|创业|独角兽|本地|当地|隔壁)/u

/** Whether it is the name of a firm: a known one, or one that ends as their names do. */
export const looksLikeFirm = (text: string): boolean =>
  KNOWN.test(text) || (NAMED_FIRM.test(text) && !KIND_ONLY.test(text))

const NAMED_PLACE =
  /^[\p{Script=Han}a-z]{1,10}(?:银行|图书馆|博物馆|医院|大学|中学|小学|出版社|电视台|研究[院所]|局)$/u

/** Whether it is the name of a place of work, where one is said to be spoken of. */
export const looksLikeWorkplace = (text: string): boolean =>
  looksLikeFirm(text) || (NAMED_PLACE.test(text) && !KIND_ONLY.test(text))
