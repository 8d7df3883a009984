import { words, wordSet } from '../grammar/words.ts'

/** Chinese words for people and for what is told of one that the words of search lack, or have for another sense. */
const LINES = `
  mother > 妈, 老妈, 妈咪, 媽媽, 媽, 阿妈
  father > 爸, 老爸, 爹地, 老豆
  parents > 爸爸妈妈, 爸媽
  wife > 媳妇
  husband > 先生
  partner > 對象
  spouse > 另一半
  boyfriend > 男票
  girlfriend > 女票
  ex-boyfriend > 前男友
  ex-girlfriend > 前女友
  brother > 哥, 弟, 大哥, 老弟
  sister > 姐, 妹, 大姐, 老妹, 家姐, 姊姊
  son > 大儿子, 小儿子, 兒子, 仔
  daughter > 闺女, 大女儿, 小女儿, 女兒
  kid > 娃
  kids > 孩子们, 小朋友
  grandfather > 阿公, 爺爺
  grandmother > 阿嬷, 阿婆
  uncle > 伯伯, 姑父, 姨父
  aunt > 姨妈, 姑妈, 舅妈, 婶婶
  cousin > 表弟, 表姐, 堂弟, 堂姐, 堂妹
  niece > 外甥女
  mother-in-law > 岳母, 丈母娘, 婆婆
  father-in-law > 岳父, 老丈人, 公公
  friend > 好朋友, 闺密
  boss > 老闆, 老细
  roommate > 舍友
  classmate > 同學
  teacher > 老師
  neighbor > 鄰居
  doctor > 醫生
  landlord > 房東
  dog > 狗, 狗狗
  cat > 猫, 猫咪, 貓
  age > 年齡
  phone number > 手机号码, 電話, 电话, 手機號
  email > 邮件地址
  salary > 月薪
  major > 專業
  hobby > 愛好, 興趣
  hometown > 家鄉
  weight > 體重
  vegetarian > 素食者, 素食主义者
  product manager > 产品经理
  japanese > 日文
  english > 英文
  korean > 韩文
  cantonese > 广东话
  live > 住
  allergic > 过敏
  years old > 岁
`

export const CHINESE_WORDS: ReadonlyMap<string, string> = new Map(
  LINES.split('\n').flatMap((line) => {
    const [english, list = ''] = line.split('>')
    return words(list).map((word) => [word, (english ?? '').trim()] as const)
  }),
)

/** What is asked of one: read in questions too, where other words are the value that is asked about. */
export const ASKED = wordSet(
  'name, nickname, age, birthday, phone, phone number, email, address, job, company, school, salary, major, hobby, hometown, height, weight, blood type, live, work, allergic',
)
