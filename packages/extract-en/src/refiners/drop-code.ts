import type { Refiner } from '@recollect/core/extraction'

const CODE =
  /```|^\s?(?:const|let|var|function|def|class|import|from|return|public|private|static|select|insert|update|<\w+)\b.*[({=;<]|[{}]\s?$|=>|\b\w+\(\w*\)\s?[;{]|\/\/ |\$ (?:npm|pip|git|sudo)\b|^\s?(?:#include|>>>|\$ )/u
const FENCE = /```/gu

/** Comments and strings in code are not the speaker's words. */
export const dropCode: Refiner = {
  id: 'en/drop-code',
  refine: (candidate, reading) => {
    const { source } = reading.source
    if (CODE.test(candidate.clause.sentence.text)) return { drop: 'code' }
    const fences = source.includes('```')
      ? [...source.slice(0, candidate.span.start).matchAll(FENCE)].length
      : 0
    const ticks = source.includes('`')
      ? source.slice(source.lastIndexOf('\n', candidate.span.start) + 1, candidate.span.start).split('`')
          .length - 1
      : 0
    return fences % 2 === 1 || ticks % 2 === 1 ? { drop: 'code' } : [candidate]
  },
}
