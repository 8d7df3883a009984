/** What follows 最喜欢的, by its last characters, and the slot it stands for. Longer endings first. */
const SLOTS: readonly (readonly [end: RegExp, slot: string])[] = [
  [/(?:颜色|色)$/u, 'favorite_color'],
  [/(?:饮料|饮品|酒|茶|咖啡|喝的|酒水|奶茶)$/u, 'favorite_drink'],
  [
    /(?:食物|美食|菜|水果|零食|甜点|甜品|点心|主食|面食|早餐|早饭|夜宵|蔬菜|肉类|海鲜|粥|面条|奶茶店|火锅|小吃|菜系|口味|吃的|东西吃)$/u,
    'favorite_food',
  ],
  [/(?:歌手|歌星|明星|演员|艺人|乐队|导演|偶像|音乐人|组合|作曲家|画家|主持人)$/u, 'favorite_artist'],
  [/(?:歌曲|歌)$/u, 'favorite_song'],
  [/(?:音乐|曲子|音乐类型|曲风)$/u, 'favorite_music'],
  [/(?:电影|影片|片子|片|国产片|电影类型)$/u, 'favorite_movie'],
  [/(?:电视剧|剧|节目|动漫|动画|综艺|番|番剧|动画片|真人秀)$/u, 'favorite_show'],
  [/(?:书|小说|书籍|作品|诗|漫画)$/u, 'favorite_book'],
  [/(?:作家|作者|诗人)$/u, 'favorite_author'],
  [/(?:球队|队伍|俱乐部|队)$/u, 'favorite_team'],
  [/(?:球星|运动员|球员)$/u, 'favorite_athlete'],
  [/(?:运动项目|运动|球类)$/u, 'favorite_sport'],
  [/(?:宠物|动物)$/u, 'favorite_animal'],
  [/(?:季节|四季|季)$/u, 'favorite_season'],
  [/(?:学科|科目|课程|课)$/u, 'favorite_subject'],
  [/游戏$/u, 'favorite_game'],
  [/(?:地方|城市|国家|景点|旅游地)$/u, 'favorite_place'],
  [/花$/u, 'favorite_flower'],
  [/(?:活动|爱好|消遣)$/u, 'favorite_activity'],
  [/(?:节日|节)$/u, 'favorite_holiday'],
  [/天气$/u, 'favorite_weather'],
  [/(?:品牌|牌子)$/u, 'favorite_brand'],
  [/数字$/u, 'favorite_number'],
]

/** `favorite_<x>` for what is named; plain `likes` when it has no slot of its own. */
export const favoriteSlot = (what: string): string => SLOTS.find(([end]) => end.test(what))?.[1] ?? 'likes'

/** The kinds themselves, and what is as wide: the favourite fruit is not the favourite food. */
const WIDEST =
  /^(?:颜色|色|饮料|饮品|喝的|食物|美食|菜|吃的|东西吃?|歌手|明星|演员|艺人|歌曲?|音乐|曲子|电影|影片|片子|电视剧|剧|节目|书|书籍|作家|作者|球队|队伍|俱乐部|球星|运动员|球员|运动项目|运动|宠物|动物|季节|四季|学科|科目|课程?|游戏|地方|花|活动|爱好|消遣|节日|天气|品牌|牌子|数字|人|事|一个|那个)?$/u

/** What a favourite is of its kind: 红酒 among drinks. Null for the kind itself. */
export const favoriteFacet = (what: string): string | null => (WIDEST.test(what) ? null : what)
