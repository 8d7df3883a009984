const IN = {
  zh: ['海淀', '杭州', '宁波', '青岛'],
  en: ['Boston', 'Austin', 'Denver', 'Oslo'],
} as const

const each = <T>(values: readonly T[], forms: readonly ((value: T) => string)[]): string[] =>
  values.flatMap((value) => forms.map((form) => form(value)))

/** What people say of where they live, what they like and who they are, in two languages and in order of no kind. */
export const TEXTS: readonly string[] = [
  ...each(IN.zh, [
    (place) => `我住在${place}`,
    (place) => `我搬到${place}了`,
    (place) => `我不住在${place}了`,
    (place) => `我以前住在${place}`,
    (place) => `说错了，是${place}`,
  ]),
  ...each(IN.en, [
    (place) => `I live in ${place}`,
    (place) => `I moved to ${place}`,
    (place) => `I no longer live in ${place}`,
    (place) => `I used to live in ${place}`,
    (place) => `Sorry, I meant ${place}`,
  ]),
  ...[
    '我喜欢喝茶',
    '我不喜欢喝茶了',
    '我讨厌喝茶',
    '我喜欢 hiking',
    '我养了一只猫叫团子',
    '我今年31岁',
    '更新为32',
  ],
  ...['I like tea', 'I hate tea', "I don't like tea anymore", 'My dog is called Rex', 'I work at Siemens'],
  ...['我的邮箱是 lin@example.com', 'My email is lin@example.org', '我女儿今年5岁', 'My wife lives in Oslo'],
  ...['今天天气不错', 'Where do I live?', '我住哪里', 'The meeting was long', 'Assistant: I live in Rome'],
]
