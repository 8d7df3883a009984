/** The word that only one scope holds; all are of one length, so that spans are the same. Up to 1,000 scopes. */
export const markerOf = (scope: number): string => `mark${String(scope).padStart(3, '0')}x`

/** The scopes whose words stand in a text, by number. */
export const markersIn = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text.matchAll(/mark(\d+)x/giu), ([, scope]) => Number(scope)))

/** The same things said in each scope, with its word in each. */
export const talkOf = (marker: string): readonly string[] => [
  `I live in Rome ${marker}`,
  `I moved to Oslo${marker}`,
  `I like tea and ${marker}`,
  `My name is Ann${marker}`,
  `The meeting about ${marker} was long`,
  `我住在${marker}`,
  `我喜欢${marker}和茶`,
  `我叫小明${marker}`,
  `今天 ${marker} 天气不错`,
  `Assistant: noted, ${marker}`,
]

/** What a caller can see of an error: itself and all it came from. */
export function errorText(error: unknown): string {
  const seen: string[] = []
  for (let one = error; one !== undefined && one !== null && seen.length < 10;) {
    seen.push(one instanceof Error ? `${String(one)} ${one.stack ?? ''} ${JSON.stringify(one)}` : String(one))
    one = one instanceof Error ? one.cause : null
  }
  return seen.join('\n')
}
