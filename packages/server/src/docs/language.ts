export type DocLanguage = 'en' | 'zh'

/** The language somebody wants to read: what they ask for, else what their browser prefers, else English. */
export function languageOf(asked: string | null, accepted: string | undefined): DocLanguage {
  if (asked === 'zh' || asked === 'en') return asked
  const ranked = (accepted ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => part.trim().toLowerCase().split(';'))
    .map(([tag = '', ...rest]) => ({ tag, quality: qualityOf(rest) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const best = ranked.find(({ tag }) => /^(?:zh|en)(?:-|$)/u.test(tag))
  return best?.tag.startsWith('zh') ? 'zh' : 'en'
}

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find((one) => one.trim().startsWith('q='))
  if (given === undefined) return 1
  const quality = Number(given.trim().slice(2))
  return Number.isFinite(quality) ? quality : 0
}
