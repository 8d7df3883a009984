const COUNTED = '一二两三四五六七八九十百\\d'

/**
 * Common characters that time words begin with, and what must follow for them to be one. They open words of other kinds so often that
 * trying every reader at each of them is most of the work otherwise.
 */
const NEXT: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    一: `${COUNTED}年月周星礼天日号点时大清早世刻季个段阵到至千零〇○九夜分半小多岁周 -`,
    不: '久',
    好: '几',
    在: '上读念幼小初中高大本研硕博',
    这: `${COUNTED}周星礼月个年季学几些段阵好半近的会`,
    去: '年',
    感: '恩',
    过: `${COUNTED}年去些段阵几好半`,
    后: '年天日晚早半儿',
    出: '年国',
    现: '在',
    呢: '个周星礼月',
    大: '前后年一二三四学专清早晚半上',
    生: '完娃孩二病',
    小: '时学半一二三四五六',
    上: '午周星礼个月年半世旬一上初高大小中幼学班季研本硕博',
    下: '午周星礼个月年半旬昼下一季学岗',
    年: '初底末尾中三年轻少',
    天: '天',
    儿: '时童',
    立: '刻即',
    工: '作',
    中: '午秋旬学专',
    本: '周月年季星礼世科',
    半: `个年天月日小时夜世辈多来钟点分秒星礼周${COUNTED}`,
    最: '近',
    第: '一二三四1-4',
    高: '一二三中考',
    头: '先几',
    早: `${COUNTED}上晨间几些春`,
    此: '刻时',
  }).map(([char, next]): [string, RegExp] => [char, new RegExp(`[${next}]`, 'u')]),
)

/** Whether time words may begin at a position, judged by two characters. */
export const mayBegin = (text: string, at: number): boolean =>
  NEXT.get(text.charAt(at))?.test(text.charAt(at + 1)) ?? true
