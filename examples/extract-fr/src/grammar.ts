import type { FrameGrammar } from '@recollect/rules'
import { ANIMALS, FAVORITES, JOBS, KIN, LANGUAGES, STATES } from './lexicon.ts'
import { fold } from './script.ts'

/** Since when, until when: said after the rest, at the end of the clause. */
const WHEN = `(?: (?:${[
  "maintenant|depuis|en (?=\\d)|il y a|l'an |l'annee|le mois|la semaine|hier|cette annee|ce mois|demain|apres-demain",
  'ce soir|ce week-end|cet ete|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
].join('|')})[\\p{L}\\d' ]{0,25})?$`
const LIST = '(?<value>[^.;:!?()"«»]{2,120})$'
const MONTH = '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'

/** How French puts what its frames tell. */
export const grammar: FrameGrammar = {
  language: 'fr',
  fold,
  tables: { kin: KIN, pet: ANIMALS, state: STATES, favorite: FAVORITES, language: LANGUAGES, job: JOBS },
  subjects: {
    me: { says: "(moi) je/j' (ne/n')", usual: true },
    we: { says: 'nous/on' },
    kin: { says: "ma/mon/mes {kin} (ne/n')", entity: 'user.{kin}', usual: true },
    pet: { says: 'ma/mon {pet}', entity: 'user.pet', facet: '{pet}' },
    favorite: { says: 'ma/mon {favorite} préféré/préférée' },
    thing: { says: "le/la/l'/les/mon/ma {thing}", after: '' },
  },
  adverbs: `
    maintenant, actuellement, désormais, toujours, aussi, vraiment, encore, juste, bien, beaucoup, très, surtout, trop, tellement,
    récemment, enfin, finalement, définitivement, couramment, un_peu
  `,
  phrases: {
    in: "à_l', à_la, à, au, aux, en, dans_le, dans_la, dans, sur",
    from: "du, de_la, des, de, d'",
    lead: "{in}, chez, le, la, l'",
    moved: 'changé/changée, décalé/décalée, repoussé/repoussée, avancé/avancée',
    number: 'numéro (de_téléphone/de_portable), téléphone, portable, mobile',
    when: "demain, après-demain, ce_soir, ce_week-end, cet_été, la_semaine/le_mois/l'année prochain/prochaine",
  },
  classes: {
    AGE: "(?<value>\\d{1,3}) ans(?! (?:d'|de|que))",
    COMPANY:
      "(?<value>\\p{L}[\\p{L}\\d'&-]{1,30}(?: (?!depuis|comme|et|en|a|au)\\p{L}[\\p{L}\\d'&-]{1,30}){0,3})",
    DATE: `(?<value>(?:(?:1er|\\d{1,2}) ${MONTH})?(?: ?(?:19|20)\\d\\d)?)$`,
    DREAM: '(?<value>devenir [^,.;:!?()"«»]{2,50})$',
    EMAIL: '(?<value>[\\w.+-]{1,40}@[\\w-]{1,40}(?:\\.[\\w-]{1,20}){1,3})',
    HABIT: '(?<value>fumer|boire|cigarette|tabac|alcool|vapoter|grignoter|jouer)$',
    JOB: "(?<value>{job})(?![\\p{L}'-])(?! et partie)",
    KINDS: `(?<value>une?|deux|trois|quatre|cinq|six|\\d{1,2}) (?:petite?s? |grande?s? |jeunes? )?{kin}(?![\\p{L}-])`,
    LANGUAGE: `(?={language}(?![\\p{L}-]))${LIST}`,
    LIKED: `(?!pas |plus |guere |mieux |jamais |que )${LIST}`,
    LIST,
    MEANT: '(?<value>[^,.;:!?()"«»]{2,40})$',
    NAME: "(?<value>(?!pas |plus )\\p{L}[\\p{L}'-]{1,20}(?: (?!et |pas )\\p{L}[\\p{L}'-]{1,20}){0,2})$",
    ORIGIN: "(?<value>\\p{L}[\\p{L}'-]{1,30}(?: \\p{L}[\\p{L}'-]{1,20}){0,2})$",
    PETS: "(?:une?|deux|trois|\\d{1,2}) (?:petite?s? |vieux |vieille )?(?<value>{pet})(?![\\p{L}'-])(?! (?:en peluche|dans la gorge))",
    PHONE: '(?<value>\\+?\\d[\\d .-]{5,18}\\d)',
    PLACE: `(?!(?:paix|couple|coloc|peu|une?|notre|mon|ma|le|la)(?: |$))(?<value>\\p{L}[\\p{L}' -]{1,40}?)${WHEN}`,
    SINCE: "(?: (?<when>(?:en|l'|le|la|il y a) ?[\\p{L}\\d' ]{3,20}))?$",
    SKILL:
      "(?!dire|quoi|faire|vivre|comment|lire$)(?<value>\\p{L}{2,20}(?:er|ir|re)(?: (?!et|ou|si)[\\p{L}' -]{2,30})?)$",
    STATE: "(?<value>{state})(?![\\p{L}'-])(?! (?:a |avec )?l'idee)",
    THING: '(?!de |que )(?<value>[^,.;:!?()"«»]{2,60})$',
    thing: "(?<thing>[\\p{L}' -]{3,30}?)",
  },
}
