/** Who speaks and who is spoken to are the same person to a memory: both sides are matched under one word. */
const WORDS = [
  'i',
  'me',
  'my',
  'mine',
  'myself',
  "i'm",
  'im',
  "i've",
  "i'd",
  "i'll",
  'you',
  'your',
  'yours',
  'yourself',
  "you're",
  'u',
  'ur',
]

export const pronouns: ReadonlyMap<string, string> = new Map(WORDS.map((word) => [word, 'user'] as const))
