import type { SlotQuestion } from '@recollect/core/extraction'
import { favoriteFacet } from '../text/favorites.ts'
import { ask } from './slot-question.ts'

const MOST = '(?:最|特别|最最)(?:喜欢|爱|喜爱|中意|钟爱|崇拜|欣赏)'
const DOING = '(?:[吃喝看听玩去读])?的?'
/** Of its kind, as a favourite is kept. */
const ofKind = (question: SlotQuestion): SlotQuestion => ({ ...question, facetOf: favoriteFacet })
const favorite = (name: string, words: string) =>
  ofKind(
    ask(
      `favorite_${name}`,
      new RegExp(
        `${MOST}${DOING}(?<what>.{0,8}?(?:${words}))|(?:哪|什么)[^,。]{0,4}(?:${words})[^,。]{0,4}${MOST}|(?:${words})我${MOST}`,
        'u',
      ),
      [`favorite_${name}`, 'likes'],
    ),
  )

/** What one likes best of a kind. Most specific first. */
export const favoriteQuestions: readonly SlotQuestion[] = [
  ask(
    'team_supported',
    /(?:哪|什么)[个支]?(?:球队|俱乐部|队)的?(?:球迷|粉丝)|(?:支持|是|追|看好|粉|喜欢)哪[个支]?(?:球队|队)/u,
    ['favorite_team', 'affiliation', 'likes'],
  ),
  favorite('season', '季节'),
  favorite('color', '颜色|色(?!彩|情)'),
  favorite('drink', '饮料|饮品|酒|茶|咖啡|喝'),
  favorite('artist', '歌手|明星|演员|艺人|乐队|导演|偶像|画家|组合|作曲家'),
  favorite('author', '作家|作者|诗人'),
  favorite('athlete', '球星|球员|运动员'),
  favorite('team', '球队|队(?!友)'),
  favorite('song', '歌(?!手|剧)'),
  favorite('music', '音乐(?!人)|曲'),
  favorite('movie', '电影|影片|片子'),
  favorite('show', '电视剧|剧|节目|动漫|动画|综艺|番'),
  favorite('book', '书(?!法)|小说'),
  favorite('animal', '动物|宠物'),
  favorite('subject', '学科|科目|课程?'),
  favorite('game', '游戏|玩什么'),
  favorite('sport', '运动(?!员)|球类|球(?!队|星|员)'),
  favorite('place', '地方|城市|景点|国家|旅游地'),
  favorite('flower', '花'),
  favorite('holiday', '节日'),
  favorite('brand', '品牌|牌子'),
  favorite('weather', '天气'),
  favorite('number', '数字'),
  favorite('activity', '活动'),
  favorite('food', '食物|美食|菜|水果|零食|甜点|小吃|口味|吃'),
  ask('idol', /偶像/u, ['favorite_artist', 'likes']),
  ofKind(
    ask(
      'favorite',
      new RegExp(`${MOST}(?:${DOING}(?<what>[^,。是]{1,8})(?=是(?!.{0,7}叫))|(?!.{0,8}叫))`, 'u'),
      ['likes', 'favorite_*'],
    ),
  ),
]
