import type { Born } from '@recollect/core/extraction'

const born = (
  as: Born['as'],
  many: number,
  words: string,
  list: string,
): readonly (readonly [string, Born])[] => list.split(' ').map((word) => [word, { as, many, words }] as const)

/** Who is born, by the word for them. */
export const NEWBORN: ReadonlyMap<string, Born> = new Map([
  ...born('son', 1, '儿子', '儿子 男孩 男宝 男宝宝 小子 臭小子 男娃 贵子 大胖小子 大胖儿子'),
  ...born('daughter', 1, '女儿', '女儿 女孩 女宝 女宝宝 闺女 丫头 小丫头 千金 女娃 小公主 小棉袄'),
  ...born('child', 1, '孩子', '孩子 宝宝 娃 娃娃 宝贝 二宝 三宝 大宝 老二 老三 老大 二胎 三胎 头胎 小家伙'),
  ...born('child', 2, '2', '双胞胎 龙凤胎'),
])

/** Before whom one has. */
export const BORE = '生 添 喜得 诞下 生下 迎来 喜添'.split(' ')

/** Said of whoever is born. */
export const CAME = '出生 降生 落地 来报到 来报道 呱呱坠地 平安降生 顺利出生 平安出生 出世 诞生'.split(' ')

/** Said of whoever is born, and of others who come. */
export const CAME_TOO = '来 来了个 到 到来 来到'.split(' ')

/** They come only by birth. */
export const ONLY_BABIES = '二胎 三胎 头胎 二宝 三宝'.split(' ')

/** What a birth is the end of. */
export const EXPECTED = '怀孕 有孕 孕 二胎 待产 备孕 预产期'.split(' ')
