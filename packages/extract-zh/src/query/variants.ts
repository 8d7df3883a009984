const HAN = /^\p{Script=Han}+$/u
/** Words for young animals that are no reduplication. */
const PET: ReadonlyMap<string, string> = new Map([
  ...['小猫咪', '猫咪', '喵喵', '喵星人', '小奶猫', '幼猫'].map((word): [string, string] => [word, '猫']),
  ...['小奶狗', '幼犬', '汪星人'].map((word): [string, string] => [word, '狗']),
])
const LITTLE = new Set('狗猫车鸟鱼')
/** 女儿 and 婴儿 are no forms of 女 and 婴. */
const NO_SUFFIX = new Set(['女', '婴', '幼', '少', '孤', '健', '宠', '胎', '混', '这', '那', '哪'])
const LABELS = ['号码', '地址', '时间', '日期']
const AREAS = new Set('省市区县')
const WEEKS = ['星期', '礼拜']
const DAYS = new Set('一二三四五六日天')

/** Shorter forms of a word, and the usual one: 狗狗 → 狗, 朋友们 → 朋友, 海淀区 → 海淀, 礼拜三 → 周三. */
export function variantsOf(word: string): readonly string[] {
  if (word.length < 2 || !HAN.test(word)) return []
  return [petOf(word), half(word), withoutEnding(word), weekday(word)].filter((form) => form !== '')
}

const petOf = (word: string): string =>
  PET.get(word) ??
  (word.length === 2 && word.startsWith('小') && LITTLE.has(word.charAt(1)) ? word.slice(1) : '')

/** Of a character that stands twice; outside the basic plane it takes two units. */
function half(word: string): string {
  const [first = '', second, ...more] = word
  return first === second && more.length === 0 && !PET.has(word) ? first : ''
}

function withoutEnding(word: string): string {
  const last = word.slice(-1)
  const bare = word.slice(0, -1)
  if (last === '们' || (last === '儿' && !NO_SUFFIX.has(bare.slice(-1)))) return bare
  if (word.length >= 3 && AREAS.has(last)) return bare
  return word.length >= 4 && LABELS.includes(word.slice(-2)) ? word.slice(0, -2) : ''
}

const weekday = (word: string): string =>
  word.length === 3 && WEEKS.includes(word.slice(0, 2)) && DAYS.has(word.charAt(2))
    ? `周${word.charAt(2).replace('天', '日')}`
    : ''
