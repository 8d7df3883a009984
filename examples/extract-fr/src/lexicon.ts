import { meaningTable, wordTable } from '@recollect/rules'

/** French word → relation, as in `user.wife` and `family.wife`. */
export const KIN = meaningTable(`
  mother: mère, maman; father: père, papa; parents: parents; sister: soeur, soeurs, sœur, sœurs; brother: frère, frères
  wife: femme, épouse; husband: mari; girlfriend: copine; boyfriend: copain; son: fils; daughter: fille, filles
  child: enfant, enfants; grandmother: grand-mère; grandfather: grand-père; uncle: oncle; aunt: tante
  cousin: cousin, cousine; nephew: neveu; niece: nièce
`)

/** Relation → how an answer names it. */
export const KIN_NAMES = meaningTable(`
  ta mère: mother; ton père: father; tes parents: parents; ta sœur: sister; ton frère: brother; ta femme: wife
  ton mari: husband; ta copine: girlfriend; ton copain: boyfriend; ton fils: son; ta fille: daughter; ton enfant: child
  ta grand-mère: grandmother; ton grand-père: grandfather; ton oncle: uncle; ta tante: aunt; ton cousin: cousin
  ton neveu: nephew; ta nièce: niece; ton animal: pet; tu: user
`)

/** Animals people keep. */
export const ANIMALS = wordTable(`
  chien, chienne, chiens, chat, chatte, chats, chaton, chiot, lapin, lapins, hamster, perroquet, perruche, canari, tortue,
  cheval, chevaux, poney, poule, poules, furet, cochon d'inde, poisson rouge, labrador, caniche
`)

/** "Je suis …": a word and the slot it is a value of. */
export const STATES = meaningTable(`
  relationship_status: célibataire, marié, mariée, fiancé, fiancée, pacsé, pacsée, divorcé, divorcée, veuf, veuve
  diet: végétarien, végétarienne, végétalien, végétalienne, végan, végane
  nationality: français, française, belge, suisse, québécois, québécoise, italien, italienne, espagnol, espagnole, portugais
  nationality: portugaise
`)

/** What one has a favourite of → the slot's ending. */
export const FAVORITES = meaningTable(`
  color: couleur; food: plat, dessert; drink: boisson; movie: film; show: série; book: livre, roman; author: auteur; song: chanson
  music: musique; artist: groupe; sport: sport; team: équipe; season: saison; animal: animal; game: jeu; place: ville
  subject: matière
`)

export const LANGUAGES = wordTable(`
  allemand, anglais, arabe, basque, breton, chinois, coréen, danois, espagnol, espéranto, finnois, flamand, français, grec,
  hébreu, hindi, hongrois, italien, japonais, néerlandais, norvégien, polonais, portugais, roumain, russe, suédois, tchèque,
  turc, ukrainien, vietnamien, wolof
`)

/** Occupations; the feminine forms beside the others. */
export const JOBS = wordTable(`
  acteur, actrice, agent immobilier, agriculteur, agricultrice, ambulancier, ambulancière, architecte, artisan, assistante
  sociale, avocat, avocate, barman, bibliothécaire, boucher, bouchère, boulanger, boulangère, caissier, caissière, chauffeur,
  chef de projet, chercheur, chercheuse, chirurgien, chirurgienne, coiffeur, coiffeuse, comédien, comédienne, comptable,
  conducteur de train, cuisinier, cuisinière, danseur, danseuse, dentiste, développeur, développeuse, directeur, directrice,
  écrivain, éducateur, éducatrice, électricien, électricienne, enseignant, enseignante, entrepreneur, étudiant, étudiante,
  facteur, factrice, fleuriste, garagiste, géologue, graphiste, horloger, infirmier, infirmière, informaticien, informaticienne,
  ingénieur, ingénieure, instituteur, institutrice, interprète, jardinier, jardinière, journaliste, juge, kinésithérapeute,
  libraire, maçon, maître-nageur, mécanicien, mécanicienne, médecin, menuisier, musicien, musicienne, notaire, opticien,
  opticienne, orthophoniste, pâtissier, pâtissière, pêcheur, peintre, pharmacien, pharmacienne, photographe, pilote, plombier,
  plombière, policier, policière, pompier, professeur, programmeur, programmeuse, psychologue, retraité, retraitée, sage-femme,
  secrétaire, serveur, serveuse, soudeur, sociologue, technicien, technicienne, traducteur, traductrice, vendeur, vendeuse,
  vétérinaire, vigneron, vigneronne
`)
