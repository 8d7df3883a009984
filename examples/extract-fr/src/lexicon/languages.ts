import { words } from './words.ts'

export const LANGUAGES: readonly string[] = words(
  'allemand, anglais, arabe, basque, breton, chinois, coreen, danois, espagnol, esperanto, finnois, flamand, francais, grec, hebreu, hindi, hongrois, italien, japonais, neerlandais, norvegien, polonais, portugais, roumain, russe, suedois, tcheque, turc, ukrainien, vietnamien, wolof',
)
