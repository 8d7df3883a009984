const SMALL =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** Numbers in words, `one` left out: it more often stands for something else. */
const DIGITS: ReadonlyMap<string, string> = new Map([
  ...SMALL.split(' ').map((word, i) => [word, String(i + 2)] as const),
  ...TENS.split(' ').map((word, i) => [word, String((i + 2) * 10)] as const),
  ['hundred', '100'],
  ['thousand', '1000'],
])

const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ...'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, i) => [`${i + 4}th`, word] as const),
])

/** `two` → `2`, `3rd` → `third`; others as they are. */
export const numeral = (word: string): string => DIGITS.get(word) ?? ORDINALS.get(word) ?? word
