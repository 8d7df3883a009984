/** Characters written in Taiwan, Hong Kong or by hand for one that rules know, beside the table of traditional ones. */
export const VARIANTS: readonly (readonly [from: string, to: string])[] = [
  ['妳', '你'],
  ['牠', '它'],
  ['祂', '他'],
  ['祇', '只'],
  ['砲', '炮'],
  ['舖', '铺'],
  ['髪', '发'],
  ['擧', '举'],
  ['瞇', '眯'],
  ['濬', '浚'],
  ['痲', '麻'],
  ['慇', '殷'],
  ['餽', '馈'],
  ['籐', '藤'],
  ['歜', '触'],
  ['煖', '暖'],
  ['櫂', '棹'],
  ['鄘', '墉'],
  ['迺', '乃'],
  ['倣', '仿'],
  ['啣', '衔'],
  ['搾', '榨'],
  ['燄', '焰'],
  ['篛', '箬'],
  ['韹', '煌'],
]

/** Traditional characters with two simplified forms: the commoner one, except in the words where the other stands. */
export const BY_WORD: readonly (readonly [pattern: RegExp, to: string])[] = [
  [/(?<![显名原土编专合译巨论])著(?![名作称书者述有])/gu, '着'],
  [/乾(?![隆坤元])/gu, '干'],
  [/瞭(?!望)/gu, '了'],
  [/(?<!狼)藉/gu, '借'],
]
