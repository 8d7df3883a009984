import type { SignificanceWords } from '@recollect/core/extraction'

/** Words that make an answer worth keeping; accents left out, as everywhere in matching. */
export const significance: SignificanceWords = {
  technical: ['api', 'base de donnees', 'erreur', 'fonction', 'memoire', 'reseau', 'serveur', 'version'],
  important: ['attention', 'important', 'jamais', 'obligatoire', 'toujours', 'urgent'],
  actionable: [
    'ajouter',
    'changer',
    'configurer',
    'cliquer',
    'installer',
    'lancer',
    'redemarrer',
    'supprimer',
  ],
}
