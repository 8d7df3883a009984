const counted = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, from + at * step])

export const ONES: ReadonlyMap<string, number> = new Map([
  ...counted('one two three four five six seven eight nine', 1),
  ['tow', 2],
])

export const TEENS: ReadonlyMap<string, number> = new Map(
  counted('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
)

export const TENS_OF: ReadonlyMap<string, number> = new Map([
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['fourty', 40],
])

export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...counted(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
    1,
  ),
  ['thirtieth', 30],
])
