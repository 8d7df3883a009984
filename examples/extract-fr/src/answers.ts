import { plainAnswers } from '@recollect/rules'
import { KIN_NAMES } from './lexicon.ts'

/** French wording of answers; the user is addressed as "tu". */
export const answers = plainAnswers({
  wordings: `
    name                | t'appelles X        | s'appelle X         | nom
    nickname            | te fais appeler X   | se fait appeler X   | surnom
    age                 | as X ans            | a X ans             | âge
    birthday            | as pour anniversaire : X | a pour anniversaire : X | anniversaire
    hometown            | viens de : X        | vient de : X        | ville d'origine
    location            | habites à X         | habite à X          | adresse
    language            | parles X            | parle X             | langue
    nationality         | es X                | est X               | nationalité
    relationship_status | es X                | est X               | situation
    diet                | es X                | est X               | régime
    occupation          | es X                | est X               | métier
    employer            | travailles chez X   | travaille chez X    | employeur
    phone               | as pour numéro : X  | a pour numéro : X   | numéro
    email               | as pour mail : X    | a pour mail : X     | mail
    likes               | aimes : X           | aime : X            | goûts
    dislikes            | n'aimes pas : X     | n'aime pas : X      | aversions
    hobby               | as pour passe-temps : X | a pour passe-temps : X | passe-temps
    allergy             | es allergique : X   | est allergique : X  | allergies
    pet                 | as X                | a X                 | animal
    skill               | sais X              | sait X              | compétences
    goal                | veux X              | veut X              | objectif
    plan                | as prévu : X        | a prévu : X         | projets
    family.             | as X                | a X                 | famille
    favorite_           | préfères X          | préfère X           | préférence
    *                   | m'as dit : X        | (d'après toi) : X   | réponse
  `,
  subject: (entity) => KIN_NAMES.get(entity.replace('user.', '')) ?? 'cette personne',
  denying: ['dislikes'],
  and: 'et',
  or: 'ou',
  not: 'pas',
  sentences: {
    fact: '{said}.',
    denied: '{said} : non',
    count: '{number} : {values}.',
    yes: 'Oui, {said}.',
    no: 'Non, {said}.',
    past: "Avant, c'était : {values}.",
    then: 'À cette époque : {values}.',
    since: '{said} ({when}).',
    change: '{said}. Avant : {before}.',
    over: "Ce n'est plus le cas : {value}.",
    ended: "Ce n'est plus le cas, et je ne sais pas ce qui vaut maintenant ({what}).",
    contested: "Les sources ne sont pas d'accord ({what}) : {values}.",
    unknown: 'Je ne sais pas ({what}) : tu ne me l’as pas dit.',
    nothing: 'Je ne sais pas : tu ne me l’as pas dit.',
  },
})
