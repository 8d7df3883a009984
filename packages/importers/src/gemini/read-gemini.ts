import { byName } from '@recollect/core/plugin'
import { countingKeys } from '../input/keys.ts'
import { metadataOf } from '../input/metadata.ts'
import { isBlank, isPlain, listOf, plainOf, stringOf } from '../input/shape.ts'
import type { Plain } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'
import { byTime } from '../by-time.ts'
import { at, skipped } from '../record.ts'
import type { ImportRecord } from '../record.ts'

const PRODUCTS = ['Gemini Apps', 'Bard']
const PROMPTED = /^(?:Prompted|Said)\s+/u

/** Whether an activity of Google Takeout is of Gemini. */
export const isGemini = (value: Plain): boolean =>
  typeof value['title'] === 'string' &&
  [value['header'], ...listOf(value['products'])].some((name) => PRODUCTS.some((one) => one === name))

/** `MyActivity.json` of Google Takeout: what was asked, and below it what was answered, as HTML. */
export function readGemini(activities: readonly unknown[]): readonly ImportRecord[] {
  const keyOf = countingKeys('import:gemini')
  return byTime(activities.flatMap((one, n) => ofActivity(one, n, keyOf)))
}

function ofActivity(
  value: unknown,
  n: number,
  keyOf: (parts: readonly unknown[]) => string,
): readonly ImportRecord[] {
  if (!isPlain(value) || !isGemini(value)) return [skipped(at(n), 'malformed', 'not an activity of Gemini')]
  const title = stringOf(value, 'title') ?? ''
  if (!PROMPTED.test(title)) return [skipped(at(n), 'not-text', 'an activity that is no prompt')]
  const time = timeOf(value['time'])
  const record = (role: 'user' | 'assistant', text: string): readonly ImportRecord[] =>
    isBlank(text)
      ? []
      : [
          {
            kind: 'message',
            place: at(n),
            message: {
              text,
              role,
              key: keyOf([role, text, time]),
              metadata: metadataOf('gemini', {}),
              ...(time === null ? {} : { at: time }),
            },
          },
        ]
  const answers = listOf(value['safeHtmlItem']).map((item) =>
    plainText(stringOf(plainOf(item), 'html') ?? ''),
  )
  return [...record('user', title.replace(PROMPTED, '')), ...record('assistant', answers.join('\n').trim())]
}

const ENTITIES = byName({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
})

/** The words of HTML; a paragraph ends with a line end. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|div|tr)>|<br\s?\/?>/giu, '\n')
    .replaceAll(/<[^<>]{0,2000}>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/gu, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
