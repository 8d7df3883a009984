import { CITIES, COUNTRIES, FOREIGN_CITIES } from '../lexicon/home/places.ts'
import { SIGHTS } from '../lexicon/home/sights.ts'

/** Parts of the world and of the country that people travel to. */
const REGIONS =
  '南美 北美 拉美 欧洲 北欧 西欧 东欧 南欧 非洲 东非 北非 中东 中亚 东南亚 澳洲 大洋洲 南极 北极 江南 川西 藏区 北疆 南疆 甘南 青甘 陇南 湘西 桂北 皖南 浙南 闽南 潮汕 苏杭 东北 西北 西南 关外 大西北 川藏线 青藏线 滇藏线 独库公路 318'.split(
    ' ',
  )
const KNOWN = new Set([...CITIES, ...COUNTRIES, ...FOREIGN_CITIES, ...SIGHTS, ...REGIONS])
const KINDS =
  '古镇 古城 草原 雪山 沙漠 海岛 景区 公园 湿地 瀑布 峡谷 梯田 石窟 温泉 度假村 滑雪场 动物园 植物园 游乐园 海洋馆 博物馆 美术馆 科技馆 纪念馆 乐园 影视城 农家乐 天池 寺庙 寨子 水库 岛 山'
/** Literals one of which stands in whatever is a destination. */
export const DESTINATION_ANCHORS: readonly string[] = [
  ...KNOWN,
  ...KINDS.split(' '),
  '娘家',
  '婆家',
  '老家',
  '家乡',
  '故乡',
  '姥姥家',
  '外婆家',
  '奶奶家',
  '爷爷家',
  '母家',
  '公婆家',
]
const LENGTHS = [7, 6, 5, 4, 3, 2]
/** Names that end as what one travels to does. */
const ENDS =
  /^\p{Script=Han}{1,5}?(?:古镇|古城|草原|雪山|沙漠|海岛|景区|风景区|森林公园|国家公园|湿地|瀑布|峡谷|梯田|石窟|温泉|度假村|滑雪场|动物园|植物园|游乐园|海洋馆|博物馆|美术馆|科技馆|纪念馆|乐园|影视城|农家乐|天池|寺庙|寨子|水库|岛|山(?!西|东|寨|庄))/u

const HOMES = /^(?:娘家|婆家|老家|家乡|故乡|姥姥家|外婆家|奶奶家|爷爷家|丈母娘家|岳父家|岳母家|公婆家|乡下)/u

/** How long the name of a destination is that a text begins with; 0 when it begins with none. */
export function destinationAt(text: string): number {
  const home = HOMES.exec(text)?.[0].length
  if (home !== undefined) return home
  const known = LENGTHS.find((length) => text.length >= length && KNOWN.has(text.slice(0, length)))
  if (known !== undefined) return known
  const found = ENDS.exec(text)?.[0]
  return found === undefined || /^[这那哪一两几某爬登上下半]/u.test(found) ? 0 : found.length
}
