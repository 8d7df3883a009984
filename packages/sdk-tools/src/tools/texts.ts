/** What a model is told of the tools: of each, and of what it takes. */
export const TOOL_TEXTS = {
  recall: {
    description:
      'Looks into the long-term memory of this user. Gives an answer with its evidence (strong, weak or none) and the memories behind it. With evidence "none" the memory does not know: say so.',
    query: 'A question or words to look for, in any language.',
    limit: 'Memories wanted.',
  },
  remember: {
    description:
      "Keeps something in the long-term memory of this user. Where the user's own words are quoted, the whole message they stand in is kept, and may become facts; anything else is kept as a note.",
    text: "What to keep. Quote the user's own words, unchanged: only those can become facts about them.",
  },
  facts: {
    description: 'Lists what is known about this user now, as facts. Facts that hold no longer are left out.',
    slot: 'Only facts of this kind, such as location, employer or likes.',
    entity: 'Only facts about user, user.wife, user.dog and the like.',
    limit: 'Facts wanted.',
  },
  forget: {
    description:
      'Forgets something about this user. Only when the user asked for it: look with dryRun first, tell them what would go, and forget once they confirm.',
    kind: 'about: whatever some words concern. card: one fact. item: a message and the facts from it. slot: a fact with its whole history.',
    id: 'The words ("I live in Rome"), the id of the card or item as other tools gave it, or the name of the slot.',
    dryRun: 'Only look: nothing is deleted, and the result says what would go.',
  },
} as const

/** How many a model may ask for. */
export const TOOL_LIMITS = {
  recall: { most: 20, usual: 5 },
  facts: { most: 200, usual: 50 },
} as const
