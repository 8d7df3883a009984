/** Words of a group mean the same; English ones stand beside them, so that a question finds what was said in the other language. */
const GROUPS: readonly string[] = [
  'utilisateur user',
  'habiter habite vivre vit reside live',
  'demenager demenage emmenager emmenage installer move',
  'maison logement appartement home',
  'travail emploi boulot metier poste job',
  'entreprise societe employeur boite company',
  'telephone portable mobile numero phone',
  'mail courriel email adresse',
  'aimer aime adore like',
  'deteste horreur hate',
  'prefere favori favorite',
  'femme epouse wife',
  'mari epoux husband',
  'enfant gosse gamin child',
  'voiture auto bagnole car',
  'chien toutou dog',
  'chat minou cat',
  'anniversaire naissance birthday',
  'velo bicyclette bike',
  'ordinateur pc computer',
]

export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.map((group) => group.split(' ')).flatMap((group) =>
    group.map((word) => [word, group.filter((other) => other !== word)] as const),
  ),
)
