import { frameRules } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { grammar } from '../grammar.ts'

/** What one does, wants, has done, and says anew. */
export const doings: readonly ExtractionRule[] = frameRules(
  grammar,
  `
  # habit.stopped
  ai arrêté | de/d'/la/le/l': HABIT | habit | of=me over
  + J'ai arrêté de fumer = fumer | over
  - Je devrais arrêter de fumer
  - J'ai arrêté de t'écouter

  # skill.cannot 88
  sais pas | : SKILL | skill | of=me not
  + Je ne sais pas nager = nager | not
  - Je ne sais pas quoi dire
  - Je ne sais pas où aller
  - Est-ce que je ne sais pas nager ?

  # goal.want 80 0.85
  veux/voudrais/compte | : DREAM | goal | of=me
  mon rêve est/c'est | de/d': THING | goal | of=-
  + Je veux devenir pilote = devenir pilote
  + Mon rêve est de traverser le Sahara = traverser le Sahara
  - Je ne veux pas devenir fou
  - Il veut devenir pilote

  # plan.travel 80 0.85
  pars/vais/m'envole ({when}) | {in}, pour: PLACE | plan | of=me proper
  + Je pars à Rome demain = Rome
  + La semaine prochaine, je vais à Porto = Porto
  - Je vais à la boulangerie
  - Je pars demain
  - Demain il part à Rome
  - Je vais à Rome

  # event.dated 82 0.88
  me suis marié/mariée/fiancé/fiancée | : SINCE | event_relationship | of=me whole
  suis parti/partie à la retraite | : SINCE | event_work | of=me whole
  ai eu mon bac, ai obtenu mon diplôme | : SINCE | event_education | of=me whole
  + Je me suis mariée en 2015 = me suis mariée
  + J'ai eu mon bac l'année dernière = ai eu mon bac | slot=event_education
  - Je me marierais bien
  - Elle s’est mariée en 2015
  - Quand est-ce que je me suis mariée ?

  # correction.meant 45
  voulais dire | ({lead}): MEANT | generic | of=me proper corrects
  + Je voulais dire à Bruges, pas à Malmö = Bruges | updates corrects=Malmö
  - Je voulais dire merci
  - Il voulait dire Bruges
  - Tu crois que je voulais dire Bruges ?

  # generic.now 40 0.8
  est/passe maintenant/désormais | à/au/en/pour: THING | generic | of=thing facet={thing} updates
  est/a_été {moved} | à/au/en/pour: THING | generic | of=thing facet={thing} updates
  + La réunion est maintenant à dix heures = dix heures | updates facet=reunion
  + Le rendez-vous est décalé à mardi = mardi | updates
  - La réunion est à dix heures ?
  - Maintenant je mange
  - La porte est maintenant fermée
`,
)
