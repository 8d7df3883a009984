import { frameRules } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { grammar } from '../grammar.ts'

/** What one likes, and cannot stand. */
export const tastes: readonly ExtractionRule[] = frameRules(
  grammar,
  `
  # likes.like 80
  aime/adore/aiment/adorent | : LIKED | likes
  + J'aime le thé = thé
  + J'adore les chats et la pluie = chats & pluie
  + Ma femme adore le jazz = jazz | of=user.wife
  - Qu'est-ce que j'aime ?
  - J'aime pas le thé
  - J'aimerais un thé
  - Il aime le thé
  - J'aime que tu viennes

  # dislikes.not 85
  aime (vraiment) pas/guère (du_tout), supporte pas, déteste, ai horreur, hais | ({from}): LIST | dislikes
  + Je n'aime pas les oignons = oignons | not
  + Je déteste la pluie = pluie | not
  - Est-ce que je n'aime pas les oignons ?
  - Elle déteste la pluie

  # likes.stopped 88 0.88
  aime plus | : LIKED | likes | of=me over
  + Je n'aime plus la techno = techno | over
  - J'aime plus que tout la mer
  - Il n’aime plus la techno

  # favorite.is 95 0.93
  est/reste/c'est | : THING | favorite_{favorite} | of=favorite
  + Ma couleur préférée est le bleu = bleu | slot=favorite_color
  + Mon plat préféré, c’est mon secret. Mon sport préféré est la voile = voile | slot=favorite_sport
  - Quelle est ma couleur préférée ?
  - Sa couleur préférée est le bleu

  # hobby.is
  mon passe-temps/loisir/hobby (préféré) est/c'est, ma passion est/c'est | : THING | hobby | of=-
  + Mon passe-temps est la poterie = poterie
  - Quel est mon passe-temps ?
  - Son passe-temps est la poterie

  # allergy.to 100 0.95
  suis/est allergique | aux/au/à_la/à_l'/à: LIST | allergy
  + Je suis allergique aux noisettes = noisettes
  + Mon fils est allergique au lait = lait | of=user.son
  - À quoi je suis allergique ?
  - Les gens allergiques éternuent
`,
)
