import { useLanguage } from '../app/hooks.ts'

type Detail = 'day' | 'minute' | 'second'

const STYLES: Readonly<Record<Detail, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
}

/** A time in the language and zone of the reader. */
export const timeText = (at: number, language: 'zh' | 'en', detail: Detail = 'minute'): string =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', STYLES[detail]).format(at)

interface Props {
  /** Epoch milliseconds. */
  readonly at: number
  readonly detail?: Detail
}

export function TimeText({ at, detail = 'minute' }: Props) {
  const language = useLanguage()
  return <time dateTime={new Date(at).toISOString()}>{timeText(at, language, detail)}</time>
}
