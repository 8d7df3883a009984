/** One thing a user says, all that repeats it, and what must stay. */
export interface ForgettingStory {
  readonly name: string
  /** In whatever repeats it, and nowhere else. */
  readonly secret: RegExp
  readonly fact: string
  readonly slot: string
  readonly value: string
  readonly reply: string
  /** Asked in another conversation, and answered. */
  readonly question: string
  readonly answer: string
  /** Another answer, which was logged and not kept as a message. */
  readonly aside: string
  /** A query that quotes it. */
  readonly query: string
  /** Words that state it, and words that ask for it. */
  readonly stated: string
  readonly asked: string
  /** The field of a form, and the name of a variable. */
  readonly field: string
  readonly kept: { readonly text: string; readonly value: string; readonly query: string }
}

/** The stories the forgetting kit plants and forgets: one a language. */
export const FORGETTING_STORIES: readonly ForgettingStory[] = [
  {
    name: 'English',
    secret: /zanzibar/iu,
    fact: 'I live in Zanzibar.',
    slot: 'location',
    value: 'Zanzibar',
    reply: 'Noted: you live in Zanzibar.',
    question: 'Where do I live?',
    answer: 'As far as I know, you live in Zanzibar by now.',
    aside: 'You said that you live in Zanzibar.',
    query: 'Is Zanzibar far from here?',
    stated: 'I live in Zanzibar',
    asked: 'where I live',
    field: 'home address',
    kept: { text: 'I like green tea.', value: 'green tea', query: 'What do I like?' },
  },
  {
    name: 'Chinese',
    secret: /鹿儿|鹿兒/u,
    fact: '我住在鹿儿岛。',
    slot: 'location',
    value: '鹿儿岛',
    reply: '好的，你住在鹿儿岛。',
    question: '我住在哪里？',
    answer: '据我所知，你现在住在鹿儿岛。',
    aside: '你说过你住在鹿儿岛。',
    query: '鹿儿岛离这里远吗？',
    stated: '我住在鹿儿岛',
    asked: '我住在哪里',
    field: '住址',
    kept: { text: '我喜欢绿茶。', value: '绿茶', query: '我喜欢什么？' },
  },
]
