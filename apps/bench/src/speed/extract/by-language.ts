import { messages } from '../prepare-scope.ts'

const HAN = /\p{Script=Han}/u

/** Made-up messages by their language. */
export function messagesByLanguage(count: number): Readonly<Record<'zh' | 'en', readonly string[]>> {
  const all = messages(count).map(({ text }) => text)
  return { zh: all.filter((text) => HAN.test(text)), en: all.filter((text) => !HAN.test(text)) }
}

/** So many texts of exactly so many characters: statements one behind the other, cut off. */
export function textsOfLength(statements: readonly string[], characters: number, count: number): string[] {
  const all = statements.join(' ')
  const long = all.repeat(Math.ceil((2 * characters) / Math.max(1, all.length)) + 1)
  const step = Math.max(1, Math.floor(all.length / count))
  return Array.from({ length: count }, (_, i) => {
    const start = (i * step) % all.length
    return long.slice(start, start + characters)
  })
}
