import { safe } from './safe.ts'

/** One line, and not longer than so many characters. */
export function short(text: string, most: number): string {
  const characters = [...safe(text).replaceAll(/\s+/gu, ' ').trim()]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}
