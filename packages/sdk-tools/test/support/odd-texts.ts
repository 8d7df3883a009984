/** Texts that the memory repairs and keeps; each says where the user lives. */
export const ODD_TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['half of a pair', 'I live in Rome \ud83d'],
  ['a NUL', 'I live in\0Rome'],
  ['a form feed of a PDF', 'I live\fin Rome'],
  ['colours of a terminal', '\u001b[1;31mI live\u001b[0m in Rome'],
  ['a link of a terminal', 'I live in \u001b]8;;x:y\u001b\\Rome'],
  ['a right-to-left override', 'I live in \u202eRome'],
]
