import { DURATION } from '../text/patterns.ts'

/** What a clause ends in after its predicate. */
export interface Tail {
  /** What stands before it. */
  readonly rest: string
  /** 的 ends it: 做产品的. */
  readonly de: boolean
  /** 了 ends it. */
  readonly done: boolean
  /** 去了 or 来了 ends it, after where one went: 搬烟台去了. */
  readonly gone?: true
  /** The verb stood twice, before what it takes and before how long: 写java写了五年. */
  readonly twice: boolean
  /** Where in the text a length of time stands: 做测试三年了. */
  readonly duration: readonly [start: number, end: number] | null
}

const PARTICLE = /(?<said>的|(?<!不)了|呢|啊|呀|啦|哈|哦|嘛|喽|咯|噢|哟|呐|来着|为生|谋生)$/u
const LASTS = new RegExp(
  `(?:(?<![成首古京帝丰江])都|也|已经|有|快|满|整整|刚|才|将近|差不多|大概){0,2}(?<long>${DURATION}|[俩仨][年月]|(?:好些|好多|很多|多|好几)年|[大小]?半辈子|一辈子)$`,
  'u',
)
const MOST = 4

/** How much it is so, after what is so: 打呼噜跟拖拉机似的, 社恐得要命. */
const DEGREE =
  /(?:跟|像|好像|就像)[^,我你您他她]{1,8}?(?:似的?|一样|一般)$|得(?:不行|要命|要死|厉害|很|慌|离谱|飞起|不得了|没法说|一塌糊涂|可以)$|(?<=.{2})(?:极了|到不行|到爆)$/u

const TWICE = /(?<verb>\p{Script=Han})(?<object>[\p{Script=Han}a-z0-9+#]{1,8})\k<verb>$/u

/** Takes off a clause's end what is said of any predicate: particles and how long. */
export function tailOf(text: string): Tail {
  let rest = text
  let tail: Omit<Tail, 'rest' | 'twice'> = { de: false, done: false, duration: null }
  const bare = rest.replace(DEGREE, '')
  // 掉头发掉得厉害 says its verb twice.
  rest =
    bare === rest
      ? rest
      : bare.replace(/(?<verb>\p{Script=Han})(?<object>\p{Script=Han}{1,4})\k<verb>$/u, '$<verb>$<object>')
  for (let taken = 0; taken < MOST; taken++) {
    const particle = PARTICLE.exec(rest)?.groups?.['said']
    const long = particle === undefined && tail.duration === null ? LASTS.exec(rest) : null
    if (particle !== undefined) {
      rest = rest.slice(0, -particle.length)
      tail = { ...tail, de: tail.de || particle === '的', done: tail.done || /[了啦喽咯]/u.test(particle) }
    } else if (long) {
      const end = long.index + long[0].length
      rest = rest.slice(0, long.index)
      tail = { ...tail, duration: [end - (long.groups?.['long'] ?? '').length, end] }
    } else break
  }
  const once = tail.duration === null ? rest : rest.replace(TWICE, '$<verb>$<object>')
  return { rest: once, ...tail, twice: once !== rest }
}

const GONE = /(?<=.{3})[去来](?:了|啦|喽|咯)[啊呀哈呢]?$/u

/** The same of a clause that ends in that one has gone there; null for others. */
export function tailOfGone(text: string): Tail | null {
  const rest = text.replace(GONE, '')
  return rest === text ? null : { ...tailOf(rest), done: true, gone: true }
}
