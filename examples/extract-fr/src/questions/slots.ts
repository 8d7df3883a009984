import type { SlotQuestion } from '@recollect/core/extraction'
import { FAVORITES } from '../lexicon/favorites.ts'
import { KIN } from '../lexicon/kinship.ts'

const slot = (name: string, pattern: RegExp, slots: readonly string[]): SlotQuestion => ({
  id: `fr/slot.${name}`,
  pattern,
  slots,
})

const favorites = [...FAVORITES].map(([word, kind]) =>
  slot(`favorite.${word}`, new RegExp(`\\b${word}s? preferee?s?\\b`, 'u'), [`favorite_${kind}`]),
)

const counted = [...new Map([...KIN].map(([word, relation]) => [relation, word]))].map(([relation, word]) =>
  slot(
    `family.${relation}`,
    new RegExp(`\\b(?:combien|j'ai|ai-je)\\b.{0,20}\\b${word.replace(/s$/u, '')}s?\\b`, 'u'),
    [`family.${relation}`],
  ),
)

/** Most specific first. */
export const slotQuestions: readonly SlotQuestion[] = [
  ...favorites,
  ...counted,
  slot('birthday', /\banniversaire\b|\bsuis-je nee?\b|\bje suis nee?\b/u, ['birthday']),
  slot('age', /\bquel age\b/u, ['age']),
  slot('name', /\bm'appelle\b|\bmon (?:pre)?nom\b|\bqui (?:suis-je|je suis)\b|\bs'appelle\b/u, [
    'name',
    'nickname',
  ]),
  slot('phone', /\bnumero\b|\btelephone\b/u, ['phone']),
  slot('email', /\b(?:e-?mail|courriel)\b/u, ['email']),
  slot('user_type', /\bgenre d'utilisat/u, ['user_type']),
  slot('location', /\b(?:habit|vivais|vis\b|vit\b|demenage|reside)|\bdans quelle ville\b/u, ['location']),
  slot('employer', /\b(?:travaill|boss(?:e|ais))|\bchez qui\b|\bemployeur\b/u, ['employer', 'occupation']),
  slot('occupation', /\b(?:metier|profession|travail\b|boulot|dans la vie)/u, ['occupation', 'employer']),
  slot('allergy', /\ballergi/u, ['allergy']),
  slot('dislikes', /\bdeteste|\bn'aime pas\b|\bj'aime pas\b/u, ['dislikes']),
  slot('likes', /\b(?:aime|adore)/u, ['likes']),
  slot('hobby', /\b(?:passe-temps|loisirs?|hobby)\b/u, ['hobby']),
  slot('pet', /\b(?:animal|animaux|chiens?|chats?)\b/u, ['pet']),
  slot('language', /\bquelles? langues?\b/u, ['language']),
]
