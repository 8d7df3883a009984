/** What the user says. Each session is a conversation of its own: the model is sent nothing of the one before. */
export const CONVERSATION = [
  {
    session: 'monday',
    lines: ['Hi! I live in Changsha, and I am allergic to peanuts.', '我喜欢喝绿茶。'],
  },
  {
    session: 'tuesday',
    lines: [
      '我搬家到了海淀区。',
      '我现在住在哪里？',
      'Which snack should I avoid?',
      '你还记得我喜欢喝什么吗？',
    ],
  },
] as const

/** Asked once more without the memory. */
export const QUESTION = '我现在住在哪里？'
