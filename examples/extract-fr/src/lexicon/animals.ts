import { words } from './words.ts'

/** Animals people keep. */
export const ANIMALS: readonly string[] = words(
  "chien, chienne, chiens, chat, chatte, chats, chaton, chiot, lapin, lapins, hamster, perroquet, perruche, canari, tortue, cheval, chevaux, poney, poule, poules, furet, cochon d'inde, poisson rouge, labrador, caniche",
)
