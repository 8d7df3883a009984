import { plainQuestions } from '@recollect/rules'
import { FAVORITES, KIN } from './lexicon.ts'
import { fold } from './script.ts'

const kin = new Map([...KIN].map(([word, relation]) => [fold(word), relation]))
const RELATIVE = new RegExp(`\\bm(?:a|on|es) (?<kin>${[...kin.keys()].join('|')})\\b(?! prefere)`, 'u')
const COUNTED = /\bcombien\b|j'ai\b/u

const favorites = [...FAVORITES].map(
  ([word, kind]) => [`favorite_${kind}`, new RegExp(`\\b${fold(word)}s? preferee?s?\\b`, 'u')] as const,
)
const counted = [...kin].map(
  ([word, relation]) =>
    [`family.${relation}`, new RegExp(`\\b(?:combien|j'ai|ai-je)\\b.{0,20}\\b${word}s?\\b`, 'u')] as const,
)

/** What questions ask for, in French. */
export const questions = plainQuestions({
  language: 'fr',
  asking:
    /\?|^(?:et |dis,? )?(?:est-ce|qu'est-ce|ou |quand|comment|combien|pourquoi|qui|que|quoi|quel(?:le)?s?)\b|\b(?:ai|suis)-je\b/u,
  types: {
    'what_kind.kind': {
      pattern: /\bquel(?:le)? (?:genre|sorte|type|espece) d/u,
      yes: "Quel genre d'utilisateur je suis ?",
      no: 'Je suis ce genre de personne',
    },
    'how_many.count': {
      pattern: /\bcombien\b|\bquel age\b/u,
      yes: "Combien d'enfants j'ai ? / Quel âge ai-je ?",
      no: "J'ai trois enfants",
    },
    'recency.now': {
      pattern: /\b(?:maintenant|en ce moment|actuellement|aujourd'hui|dernierement|recemment)\b/u,
      yes: "Où est-ce que j'habite maintenant ?",
      no: "Où est-ce que j'habite ?",
    },
    'update.before': {
      pattern: /\b(?:avant|autrefois|auparavant|a l'epoque|encore|toujours|habitais|vivais|travaillais)\b/u,
      yes: "Où est-ce que j'habitais avant ?",
      no: "Où est-ce que j'habite ?",
    },
    'when.date': {
      pattern: /\b(?:quand|quel(?:le)? (?:jour|date|annee)|a quelle heure)\b/u,
      yes: 'Quand est mon anniversaire ?',
      no: 'Le jour se lève',
    },
    'where.place': {
      pattern:
        /(?:^|[ ,])ou (?:est|se|j'|je|on|ai|habit|trav|vit|viv|sont|ma|mon)|\bdans quelle ville\b|\bd'ou\b/u,
      yes: "Où est-ce que j'habite ? / Où j'habite ?",
      no: 'Thé ou café ?',
    },
    'who.person': {
      pattern: /\bqui (?:est|suis|sont)\b|\bc'est qui\b/u,
      yes: 'Qui est ma sœur ?',
      no: 'La dame qui chante',
    },
    'preference.taste': {
      pattern: /\b(?:aime|adore|prefere|deteste|favori|gouts?)/u,
      yes: "Qu'est-ce que j'aime ? / Quelle est ma couleur préférée ?",
      no: "Où est-ce que j'habite ?",
    },
    'why.cause': { pattern: /\bpourquoi\b/u, yes: "Pourquoi j'ai déménagé ?", no: 'Parce que' },
    'how.way': { pattern: /\bcomment\b/u, yes: "Comment je m'appelle ?", no: 'Je commente' },
    'yes_no.asked': {
      pattern: /^(?:et |alors )?(?:est-ce (?:que|qu')|(?:ai|suis)-je\b|j'ai .{1,60}\?|je suis .{1,60}\?)/u,
      yes: 'Est-ce que je suis boulanger ? / Suis-je boulanger ?',
      no: "Qu'est-ce que je fais ?",
    },
  },
  slots: [
    ...favorites,
    ...counted,
    ['birthday', /\banniversaire\b|\bsuis-je nee?\b|\bje suis nee?\b/u],
    ['age', /\bquel age\b/u],
    ['name nickname', /\bm'appelle\b|\bmon (?:pre)?nom\b|\bqui (?:suis-je|je suis)\b|\bs'appelle\b/u],
    ['phone', /\bnumero\b|\btelephone\b/u],
    ['email', /\b(?:e-?mail|courriel)\b/u],
    ['user_type', /\bgenre d'utilisat/u],
    ['location', /\b(?:habit|vivais|vis\b|vit\b|demenage|reside)|\bdans quelle ville\b/u],
    ['employer occupation', /\b(?:travaill|boss(?:e|ais))|\bchez qui\b|\bemployeur\b/u],
    ['occupation employer', /\b(?:metier|profession|travail\b|boulot|dans la vie)/u],
    ['allergy', /\ballergi/u],
    ['dislikes', /\bdeteste|\bn'aime pas\b|\bj'aime pas\b/u],
    ['likes', /\b(?:aime|adore)/u],
    ['hobby', /\b(?:passe-temps|loisirs?|hobby)\b/u],
    ['pet', /\b(?:animal|animaux|chiens?|chats?)\b/u],
    ['language', /\bquelles? langues?\b/u],
  ],
  whose: {
    relative: (text) =>
      COUNTED.test(text) ? null : (kin.get(RELATIVE.exec(text)?.groups?.['kin'] ?? '') ?? null),
    mine: /\b(?:je|j'|me|m'|moi|mon|ma|mes|nous)(?![\p{L}-])|-je\b/u,
    others: /\b(?:il|elle|ils|elles)(?![\p{L}-])|-(?:il|elle)s?\b/u,
    yours: /\b(?:tu|te|t'|toi|ton|ta|tes)(?![\p{L}-])/u,
  },
  past: /\b(?:avant|autrefois|auparavant|habitais|vivais|travaillais)\b/u,
  current: /\b(?:maintenant|actuellement|en ce moment)\b/u,
  value:
    /^(?:est-ce que |est-ce qu')?(?:je suis|suis-je|j'ai|ai-je|j'aime) (?:toujours |encore )?(?:une? |allergique (?:aux? |a la ))?(?<value>\p{L}[\p{L}' -]{1,40}?) ?\??$/u,
})
