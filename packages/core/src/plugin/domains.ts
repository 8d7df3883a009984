/** Fields of life that messages and facts are about. */
export const DOMAINS = [
  'food',
  'health',
  'fitness',
  'travel',
  'transport',
  'work',
  'study',
  'money',
  'home',
  'animals',
  'people',
  'leisure',
  'music',
  'reading',
  'screen',
  'technology',
  'clothes',
  'schedule',
  'weather',
  'celebration',
  'introduction',
] as const

/** A field of life: of a message ("what should I cook?" is about food) and of a value (sushi). */
export type Domain = (typeof DOMAINS)[number]

/**
 * Words and phrases by the fields they are about, normalised and folded, in each form they are to be found in; a word may be in several.
 * Where a language has spaces they are found as whole words.
 */
export type DomainWords = Readonly<Record<Domain, readonly string[]>>
