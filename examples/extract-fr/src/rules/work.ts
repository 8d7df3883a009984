import { frameRules } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { grammar } from '../grammar.ts'

/** What one does, and for whom. */
export const work: readonly ExtractionRule[] = frameRules(
  grammar,
  `
  # occupation.is 90 0.92
  suis/est, travaille comme | (un/une): JOB | occupation
  étais/était | (un/une): JOB | occupation | past
  suis/est plus | (un/une): JOB | occupation | over
  suis/est pas | (un/une): JOB | occupation | not
  + Je suis plombière = plombière
  + Mon père est boulanger = boulanger | of=user.father
  + J'étais facteur = facteur | past
  + Je ne suis plus pilote = pilote | over
  + Je ne suis pas médecin = médecin | not
  - Est-ce que je suis médecin ?
  - Elle est médecin
  - Je suis le facteur dans la rue
  - Si j’étais pilote

  # employer.work
  travaille/bosse | chez/pour: COMPANY | employer | proper
  + Je travaille chez Lumio = Lumio
  + Mon frère bosse pour Airbus = Airbus | of=user.brother
  - Je travaille chez moi
  - Je travaille pour payer mon loyer
  - Elle travaille chez Lumio

  # employer.joined 95 0.88
  viens de commencer, ai commencé | chez: COMPANY | employer | of=me proper updates
  viens d' être embauché/embauchée, ai été embauché/embauchée | chez: COMPANY | employer | of=me proper updates
  ai rejoint | l'entreprise/la_société/la_boîte/le_groupe/l'équipe_de: COMPANY | employer | of=me proper updates
  + Je viens de commencer chez Lumio = Lumio | updates
  + J'ai rejoint le groupe Airbus = Airbus | updates
  - J'ai commencé chez le dentiste un traitement
  - J'ai rejoint Paul au café

  # employer.left 96
  ai démissionné, ai quitté/perdu mon emploi/travail/boulot/poste/job | | employer | of=me over
  travaille/bosse plus | chez/pour: COMPANY | employer | of=me over
  + J'ai démissionné = | over
  + Je ne travaille plus chez Lumio = Lumio | over
  - Je devrais démissionner
  - J'ai quitté mon manteau
  - J'ai perdu mon chapeau
`,
)
