/** What is asked, in turn: of facts and of what was said, in both languages. */
const QUESTIONS = [
  'Where do I live?',
  '我住在哪里？',
  'What am I allergic to?',
  '我对什么过敏？',
  '我喜欢喝什么？',
  'What did I say about my job?',
] as const

export const questionAt = (at: number): string => QUESTIONS[at % QUESTIONS.length] ?? QUESTIONS[0]

/** Hits asked for. */
export const LIMIT = 10

export const SCOPE = 'server'
