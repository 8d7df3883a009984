import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import { KIN } from '../lexicon/people/kinship.ts'

const FAVORITES: Names<string> = byName({
  color: '颜色',
  drink: '饮料',
  food: '食物',
  artist: '艺人',
  song: '歌',
  music: '音乐',
  movie: '电影',
  show: '节目',
  book: '书',
  author: '作家',
  team: '球队',
  athlete: '运动员',
  sport: '运动',
  animal: '动物',
  season: '季节',
  subject: '科目',
  game: '游戏',
  place: '地方',
  flower: '花',
  activity: '活动',
  holiday: '节日',
  weather: '天气',
  brand: '品牌',
  number: '数字',
})

/** 颜色 for `favorite_color`; null when the slot has no Chinese word of its own. */
export const favoriteName = (slot: string): string | null => FAVORITES[slot.replace('favorite_', '')] ?? null

/** Which of the two is not told by the relation. */
const EITHER: Names<string> = byName({ sister: '姐妹', brother: '兄弟', cousin: '表亲' })

/** 妈妈 for `mother`, by the word of the question where it has one: a 妹妹 is no 姐姐. */
export const relationName = (relation: string, question = ''): string => {
  const words = KIN[relation] ?? []
  const asked = words.find((word) => word.length > 1 && question.includes(word))
  return asked ?? EITHER[relation] ?? words[0] ?? relation
}
