/** Numbers people write as words. */
const WORDS: ReadonlyMap<string, number> = new Map(
  'un une deux trois quatre cinq six sept huit neuf dix'
    .split(' ')
    .map((word, at) => [word, at < 2 ? 1 : at] as const),
)

export const NUMBER = '(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)'

export const numberOf = (text: string): number => WORDS.get(text) ?? Number(text)

export const MONTHS: readonly string[] =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ')

/** From Monday = 1, as calendars count. */
export const WEEKDAYS: readonly string[] = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ')
