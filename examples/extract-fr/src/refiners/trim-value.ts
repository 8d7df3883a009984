import type { Candidate, Refiner } from '@recollect/core/extraction'

const ARTICLE =
  /^(?:(?:aussi|surtout|tous|toutes|de|du|des|d'|la|les|le|l'|une?|mon|ma|mes|a)(?:(?<=')|\s))+/iu
const FILLERS =
  'aussi|maintenant|actuellement|desormais|désormais|en ce moment|depuis peu|surtout|beaucoup|mdr|lol|hein|quoi|voilà|voila'
/** Up to two, each after one space, with a comma or without. */
const FILLER = new RegExp(`(?:,? (?:${FILLERS})){1,2}$`, 'iu')
/** Names nothing by itself. */
const POINTING =
  /^(?:[cç]a|cela|ceci|cet?|cette|ces|celui|celle|lui|elle|eux|toi|moi|vous|tout|rien|tu|quand|bien|mieux|être|etre)(?:\s|$)/iu
/** Names, and counts of relatives, are taken as they stand. */
const WHOLE = /^(?:name|nickname|age|birthday|phone|email|family\..+|event_.+|goal)$/u

const MOST_WORDS = 6

function trimmed(candidate: Candidate): Candidate {
  const { value, span } = candidate
  const lead = ARTICLE.exec(value)?.[0].length ?? 0
  const tail = FILLER.exec(value)?.[0].length ?? 0
  if (value.length !== span.end - span.start || lead + tail === 0) return candidate
  return {
    ...candidate,
    value: value.slice(lead, value.length - tail),
    span: { start: span.start + lead, end: span.end - tail },
  }
}

/** Cuts a value down to the words that name it: "les oignons aussi" → "oignons". */
export const trimValue: Refiner = {
  id: 'fr/trim-value',
  refine: (candidate) => {
    if (WHOLE.test(candidate.slot) || candidate.value === '') return [candidate]
    const kept = trimmed(candidate)
    const names =
      kept.value !== '' && !POINTING.test(kept.value) && kept.value.split(' ').length <= MOST_WORDS
    return names ? [kept] : { drop: `"${candidate.value}" names nothing` }
  },
}
