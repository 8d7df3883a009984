/** What `{name}` in a frame may stand for. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  zhCity: ['苏州', '成都', '西安', '厦门', '青岛', '昆明', '南宁', '兰州', '大连', '珠海', '宁波', '合肥'],
  zhJob: ['会计', '护士', '程序员', '园艺师', '摄影师', '厨师', '律师', '翻译', '电工', '编剧'],
  zhThing: ['乌龙茶', '爵士乐', '羽毛球', '围棋', '纪录片', '陶艺', '登山', '桂花糕', '科幻小说', '油画'],
  zhPlace: ['东门书店', '江边公园', '旧车站', '植物园', '二号食堂', '美术馆', '夜市', '图书馆'],
  zhDay: ['周一', '周三', '周六', '月初', '中秋前', '上个月', '昨晚', '今年春天'],
  zhPerson: ['表妹', '同事', '房东', '邻居', '老同学', '教练', '师父', '舅舅'],
  enCity: ['Lisbon', 'Oslo', 'Denver', 'Kyoto', 'Leeds', 'Toronto', 'Utrecht', 'Galway', 'Porto', 'Perth'],
  enJob: ['carpenter', 'nurse', 'translator', 'data analyst', 'florist', 'pilot', 'baker', 'geologist'],
  enThing: ['oolong tea', 'jazz', 'chess', 'bouldering', 'pottery', 'old maps', 'ramen', 'crime novels'],
  enPlace: [
    'the riverside market',
    'the old library',
    'the west gate',
    'the rowing club',
    'the corner bakery',
  ],
  enDay: [
    'on Monday',
    'last autumn',
    'before the holidays',
    'this spring',
    'at the weekend',
    'in early June',
  ],
  enPerson: ['cousin', 'coworker', 'landlord', 'neighbour', 'roommate', 'coach', 'uncle', 'teacher'],
}

/** Shapes of statements; `{n}` is a number of its own. */
export const FRAMES: readonly string[] = [
  '我住在{zhCity}，门牌号是{n}号，楼下就是{zhPlace}。',
  '我是一名{zhJob}，在{zhCity}干了好些年了。',
  '我喜欢{zhThing}，{zhDay}又去{zhPlace}待了一下午。',
  '{zhDay}我在{zhPlace}遇见了{zhPerson}，聊到了{zhThing}，花了{n}块钱。',
  '我的{zhPerson}搬去{zhCity}了，{zhDay}给我寄来一箱{zhThing}。',
  '{zhDay}开会讨论了第{n}号方案，{zhPerson}不太同意。',
  '我讨厌{zhThing}，但是{zhPerson}每次都要叫上我。',
  '今天在{zhPlace}排队排了{n}分钟，什么也没买到。',
  'I live in {enCity}, flat {n}, right next to {enPlace}.',
  'I work as a {enJob} and I have been at it for years.',
  'I like {enThing}, and {enDay} I went to {enPlace} again.',
  'My {enPerson} moved to {enCity} {enDay} and sent me some {enThing}.',
  'I met my {enPerson} at {enPlace} {enDay}; we talked about {enThing} for {n} minutes.',
  'The meeting about plan {n} was moved again {enDay}.',
  'I hate {enThing}, but my {enPerson} keeps asking me along.',
  '{enDay} I waited {n} minutes at {enPlace} and bought nothing.',
  '我在{enCity}出差，{zhDay}回来，顺便带了{enThing}，一共{n}份。',
]
