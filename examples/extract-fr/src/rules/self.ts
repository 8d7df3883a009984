import { frameRules } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { grammar } from '../grammar.ts'

/** Who one is, and how one is reached. */
export const self: readonly ExtractionRule[] = frameRules(
  grammar,
  `
  # name.is 110 0.95
  m'appelle, s'appelle | : NAME | name | of=me,kin,pet
  mon nom/prénom est | : NAME | name | of=-
  + Bonjour, je m'appelle Ottoline = Ottoline
  + Ma sœur s'appelle Solveig = Solveig | of=user.sister
  + Mon chien s'appelle Pacha = Pacha | of=user.pet facet=chien
  - Comment je m'appelle ?
  - Il s'appelle Rémi
  - S'il te plaît, appelle un taxi
  - Le chien du voisin s'appelle Rex

  # nickname.call 111
  (tu_peux) m'appeler, appelle-moi/appelez-moi, on m'appelle, mon surnom est/c'est | : NAME | nickname | of=- proper
  + Appelle-moi Jo = Jo
  - Appelle-moi demain
  - Appelle-moi un taxi
  - On m'appelle souvent le soir

  # age.is 100 0.95
  ai (eu), a | : AGE | age
  + J'ai 34 ans = 34
  + Ma fille a 6 ans = 6 | of=user.daughter
  - J'ai bientôt 34 ans
  - J'ai 5 ans d'expérience
  - Si j'avais 20 ans

  # birthday.is 100 0.95
  mon anniversaire est/tombe/c'est, je suis né/née | le/en: DATE | birthday | of=-
  + Mon anniversaire est le 9 mars = 9 mars
  + Je suis née en 1990 = 1990
  - L'anniversaire de mariage est le 9 mars
  - Quand est mon anniversaire ?

  # phone.is 110 0.96
  mon {number} est/c'est/:, mon numéro:/téléphone:/portable:/mobile: | (le/au): PHONE | phone | of=-
  mon nouveau {number} est/c'est/: | (le/au): PHONE | phone | of=- updates
  + Mon numéro est le 06 55 01 00 77 = 06 55 01 00 77
  + Mon portable : 0655010077 = 0655010077
  + Mon nouveau numéro est le 06 55 01 00 77 = 06 55 01 00 77 | updates
  - Mon numéro de dossier est le 06 55 01 00 77
  - Son numéro est le 06 55 01 00 77

  # email.is 110 0.97
  mon (nouveau/nouvelle) (adresse) e-mail/email/mail/courriel/adresse est/c'est/: | : EMAIL | email | of=-
  + Mon mail est otto@exemple.org = otto@exemple.org
  - Écris à otto@exemple.org
  - Son mail est otto@exemple.org

  # state.is 88 0.92
  suis/est | (un/une): STATE | {state}
  + Je suis mariée = mariée | slot=relationship_status
  + Je suis végétarien = végétarien | slot=diet
  + Ma copine est belge = belge | slot=nationality of=user.girlfriend
  - Est-ce que je suis marié ?
  - Elle est belge
  - Si j’étais marié

  # language.speak 88 0.92
  parle | (le/l'): LANGUAGE | language | of=me
  + Je parle néerlandais = néerlandais
  - Je parle à ma sœur
  - Il parle néerlandais
`,
)
