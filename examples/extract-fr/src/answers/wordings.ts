/** What follows the subject: "tu" and a third person; `X` is the value. */
export interface Wording {
  readonly you: string
  readonly they: string
  /** What it is called when it is not known. */
  readonly what: string
}

const be = (what: string): Wording => ({ you: 'es X', they: 'est X', what })
const have = (what: string): Wording => ({ you: 'as X', they: 'a X', what })
const noun = (what: string): Wording => ({ you: `as pour ${what} : X`, they: `a pour ${what} : X`, what })

/** By slot; families by their beginning. What is not here is worded plainly. */
export const WORDINGS: Readonly<Record<string, Wording>> = {
  name: { you: "t'appelles X", they: "s'appelle X", what: 'nom' },
  nickname: { you: 'te fais appeler X', they: 'se fait appeler X', what: 'surnom' },
  age: { you: 'as X ans', they: 'a X ans', what: 'âge' },
  birthday: noun('anniversaire'),
  hometown: { you: 'viens de : X', they: 'vient de : X', what: "ville d'origine" },
  location: { you: 'habites à X', they: 'habite à X', what: 'adresse' },
  language: { you: 'parles X', they: 'parle X', what: 'langue' },
  nationality: be('nationalité'),
  relationship_status: be('situation'),
  diet: be('régime'),
  occupation: be('métier'),
  employer: { you: 'travailles chez X', they: 'travaille chez X', what: 'employeur' },
  phone: noun('numéro'),
  email: noun('mail'),
  likes: { you: 'aimes : X', they: 'aime : X', what: 'goûts' },
  dislikes: { you: "n'aimes pas : X", they: "n'aime pas : X", what: 'aversions' },
  hobby: noun('passe-temps'),
  allergy: { you: 'es allergique : X', they: 'est allergique : X', what: 'allergies' },
  pet: have('animal'),
  skill: { you: 'sais X', they: 'sait X', what: 'compétences' },
  goal: { you: 'veux X', they: 'veut X', what: 'objectif' },
  plan: { you: 'as prévu : X', they: 'a prévu : X', what: 'projets' },
  'family.': have('famille'),
  favorite_: { you: 'préfères X', they: 'préfère X', what: 'préférence' },
}

export const PLAIN: Wording = { you: "m'as dit : X", they: "(d'après toi) : X", what: 'réponse' }
