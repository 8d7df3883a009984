import { plainTokenizer, plainWords, wordLinks } from '@recollect/rules'
import type { Lexicon } from '@recollect/core/extraction'
import { fold } from './script.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Carry no content: articles, pronouns, question words, auxiliaries, prepositions; without accents, as they are compared. */
const stopwords = words(`
  a ai aie ais ait alors apres as au aussi aux avant avec avez avoir avons c ca car ce ceci cela celle celui ces cet cette chez
  comme comment d dans de depuis des deux donc du elle elles en encore est et etais etait ete etes etre eu eux fait fois j je
  jusqu l la le les leur leurs lui m ma mais me meme mes moi mon n ne ni nos notre nous on ont ou par pas plus pour pourquoi qu
  quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont suis sur t ta te tes toi ton tous tout toute tres tu
  un une vos votre vous y
`)

/** Who speaks and who is spoken to are the same person to a memory: both are matched under one word. */
const pronouns = words('je j me moi mon ma mes tu t te toi ton ta tes vous votre vos')

/** Words that find each other; English ones beside them, so that a question finds what was said in the other language. */
const SYNONYMS = [
  'utilisateur, user',
  'habiter, habite, vivre, vit, reside, live',
  'demenager, demenage, emmenager, emmenage, installer, move',
  'maison, logement, appartement, home',
  'travail, emploi, boulot, metier, poste, job',
  'entreprise, societe, employeur, boite, company',
  'telephone, portable, mobile, numero, phone',
  'mail, courriel, email, adresse',
  'aimer, aime, adore, like',
  'deteste, horreur, hate',
  'prefere, favori, favorite',
  'femme, epouse, wife',
  'mari, epoux, husband',
  'enfant, gosse, gamin, child',
  'voiture, auto, bagnole, car',
  'chien, toutou, dog',
  'chat, minou, cat',
  'anniversaire, naissance, birthday',
  'velo, bicyclette, bike',
  'ordinateur, pc, computer',
]

export const lexicon: Lexicon = {
  stopwords,
  contentWords: words('utilisateur telephone ordinateur nom travail'),
  pronouns: new Map([...pronouns].map((word) => [word, 'user'] as const)),
  synonyms: wordLinks(() => SYNONYMS),
}

export const tokenizer = plainTokenizer({ fold, stopwords, endings: /(?<=\p{L}{3})[sx]$/u })
export { plainWords as wordsOf }
