/** What the user says. Each thread is a conversation of its own; only the store is shared by them. */
export const CONVERSATION = [
  {
    thread: 'monday',
    lines: ['Hi! I live in Changsha, and I am allergic to peanuts.', '我喜欢喝绿茶。'],
  },
  {
    thread: 'tuesday',
    lines: ['Which snack should I avoid, with my allergic reaction?', '我喜欢喝什么？', 'Where do I live?'],
  },
] as const

/** Asked once more without the store. */
export const QUESTION = '我喜欢喝什么？'
