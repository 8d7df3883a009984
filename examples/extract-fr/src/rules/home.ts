import { frameRules } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { grammar } from '../grammar.ts'

/** Where one lives, and with whom. */
export const home: readonly ExtractionRule[] = frameRules(
  grammar,
  `
  # location.live 90 0.92
  habite/habitent/vis/vit/vivent/réside | {in}: PLACE | location
  habitais/vivais/habitait/vivait | {in}: PLACE | location | past
  + J'habite à Gand = Gand
  + J'habite à Gand depuis trois ans = Gand
  + Ma sœur vit à Oslo = Oslo | of=user.sister
  + Avant, j'habitais à Namur = Namur | past
  - Où est-ce que j'habite ?
  - Il habite à Gand
  - Si j'habitais à Rome, je chanterais
  - Je vis en paix
  - Je vis dans un petit appartement

  # location.left 95
  habite/vis/réside plus | {in}: PLACE | location | over
  + Je n'habite plus à Gand = Gand | over
  + J'habite plus à Gand = Gand | over
  - Je voudrais ne plus habiter à Gand
  - Est-ce que je n'habite plus à Gand ?

  # location.move 100 0.92
  ai/avons/a déménagé/emménagé, viens de/d' déménager/emménager | {in}: PLACE | location | of=me,we updates
  me/nous suis/sommes installé/installée/installés/installées | {in}: PLACE | location | of=me,we updates
  + J'ai déménagé à Bruges = Bruges | updates
  + J'ai déménagé à Bruges en 2019 = Bruges | updates
  + Nous nous sommes installés à Liège = Liège | updates
  - Je devrais déménager à Bruges
  - Mon voisin a déménagé à Bruges
  - J'ai installé une étagère

  # hometown.from 80 0.85
  viens, suis originaire | {from}: ORIGIN | hometown | of=me proper
  ai grandi | à/au/en: ORIGIN | hometown | of=me proper
  + Je viens de Cork = Cork
  - Je viens de manger
  - Je viens du bureau

  # family.has 90 0.93
  ai/avons/a | : KINDS | family.{kin} | of=me,we
  ai pas | de/d': {kin} | family.{kin} | of=me not
  + J'ai deux fils = deux | slot=family.son
  + Je n'ai pas de frères = frères | slot=family.brother not
  - Combien j'ai de fils ?
  - Il a deux fils
  - J'ai deux billets

  # pet.has 90 0.92
  ai/avons/a (adopté/eu) | : PETS | pet | of=me,we
  + J'ai un canari = canari
  + On a adopté deux chats = chats
  - J'ai un chat dans la gorge
  - Est-ce que j'ai un chien ?
  - Le voisin a un chien
`,
)
