const WORDS = [
  'je',
  'j',
  'me',
  'moi',
  'mon',
  'ma',
  'mes',
  'tu',
  't',
  'te',
  'toi',
  'ton',
  'ta',
  'tes',
  'vous',
  'votre',
  'vos',
]

/** Who speaks and who is spoken to are the same person to a memory: both are matched under one word. */
export const pronouns: ReadonlyMap<string, string> = new Map(WORDS.map((word) => [word, 'user'] as const))
