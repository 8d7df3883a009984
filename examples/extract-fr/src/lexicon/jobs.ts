import { words } from './words.ts'

/** Occupations, without accents; the feminine forms beside the others. */
export const JOBS: readonly string[] = words(`
  acteur, actrice, agent immobilier, agriculteur, agricultrice, ambulancier, ambulanciere, architecte, artisan, assistante sociale, avocat, avocate,
  barman, bibliothecaire, boucher, bouchere, boulanger, boulangere, caissier, caissiere, chauffeur, chef de projet, chercheur, chercheuse,
  chirurgien, chirurgienne, coiffeur, coiffeuse, comedien, comedienne, comptable, conducteur de train, cuisinier, cuisiniere, danseur, danseuse,
  dentiste, developpeur, developpeuse, directeur, directrice, ecrivain, educateur, educatrice, electricien, electricienne, enseignant, enseignante,
  entrepreneur, etudiant, etudiante, facteur, factrice, fleuriste, garagiste, geologue, graphiste, horloger, infirmier, infirmiere, informaticien,
  informaticienne, ingenieur, ingenieure, instituteur, institutrice, interprete, jardinier, jardiniere, journaliste, juge, kinesitherapeute,
  libraire, macon, maitre-nageur, mecanicien, mecanicienne, medecin, menuisier, musicien, musicienne, notaire, opticien, opticienne, orthophoniste,
  patissier, patissiere, pecheur, peintre, pharmacien, pharmacienne, photographe, pilote, plombier, plombiere, policier, policiere, pompier,
  professeur, programmeur, programmeuse, psychologue, retraite, retraitee, sage-femme, secretaire, serveur, serveuse, soudeur, sociologue,
  technicien, technicienne, traducteur, traductrice, vendeur, vendeuse, veterinaire, vigneron, vigneronne
`)
