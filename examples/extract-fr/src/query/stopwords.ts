/** Carry no content: articles, pronouns, question words, auxiliaries, prepositions; without accents, as they are compared. */
export const stopwords: ReadonlySet<string> = new Set(
  `a ai aie ais ait alors apres as au aussi aux avant avec avez avoir avons c ca car ce ceci cela celle celui ces cet cette chez comme comment
  d dans de depuis des deux donc du elle elles en encore est et etais etait ete etes etre eu eux fait fois j je jusqu l la le les leur leurs lui
  m ma mais me meme mes moi mon n ne ni nos notre nous on ont ou par pas plus pour pourquoi qu quand que quel quelle quelles quels qui quoi
  s sa sans se ses si son sont suis sur t ta te tes toi ton tous tout toute tres tu un une vos votre vous y`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

/** Kept whatever the list above says. */
export const contentWords: ReadonlySet<string> = new Set([
  'utilisateur',
  'telephone',
  'ordinateur',
  'nom',
  'travail',
])
