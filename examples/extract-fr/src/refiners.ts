import { plainRefiners } from '@recollect/rules'
import { times } from './times.ts'

/** What becomes of what the rules propose; matched without accents, values as they are written. */
export const refiners = plainRefiners({
  language: 'fr',
  asking:
    /(?:^|, ?)(?:et |mais |dis,? |alors )?(?:est-ce que|qu'est-ce|que |quoi|qui |ou est|ou (?:j'|je|on)|quand (?:est|ai|suis)|comment|combien|pourquoi|quel(?:le)?s? )|\b(?!rendez-vous)\p{L}{2,15}-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles)\b/u,
  nothing: {
    'a condition': /(?:^|[ ,])(?:si |s'il|au cas ou|imagine|imaginons|supposons|comme si)/u,
    'a wish':
      /\b(?:j'aimerais|je voudrais (?!devenir)|si seulement|pourvu que|j'espere|je reve|je souhaite)/u,
    'a doubt':
      /\b(?:peut-etre|je devrais|il faudrait|je pourrais|j'hesite|je pense (?:a|que)|je crois que|pas sure? que|presque|failli)\b/u,
    'a joke': /\b(?:je plaisante|je rigole|je blague|c'est faux|pour rire|n'importe quoi)\b/u,
    'what others say':
      /\b(?:il|elle|on|ils|elles|les gens|\p{L}{2,20}) (?:dit|disent|pense|pensent|croit|croient|raconte|racontent|pretend|pretendent|affirme) (?:que|qu')|\bselon (?!moi)|\bd'apres (?!moi)|\bparait-il|\bil parait/u,
    'a quotation': /["«»“”]/u,
    'a request':
      /(?:^|[ ,])(?:traduis|traduisez|traduire|corrige|corrigez|ecris|ecrivez|repete|repetez|reformule|resume|explique|complete|comment dit-on|que veut dire)\b/u,
    fiction: /\b(?:dans (?:le|ce|mon) (?:roman|film|jeu|livre|reve)|le personnage|la chanson|les paroles)\b/u,
  },
  lists: {
    slots: new Set(['likes', 'dislikes', 'allergy', 'language']),
    joint: /\s?,\s?(?:et |ou )?|\s(?:et|ou|ni)\s/giu,
  },
  values: {
    lead: /^(?:(?:aussi|surtout|tous|toutes|de|du|des|d'|la|les|le|l'|une?|mon|ma|mes|a)(?:(?<=')|\s))+/iu,
    tail: /(?:,? (?:aussi|maintenant|actuellement|desormais|désormais|en ce moment|depuis peu|surtout|beaucoup|mdr|lol|hein|quoi|voilà|voila)){1,2}$/iu,
    pointing:
      /^(?:[cç]a|cela|ceci|cet?|cette|ces|celui|celle|lui|elle|eux|toi|moi|vous|tout|rien|tu|quand|bien|mieux|être|etre)(?:\s|$)/iu,
    whole: /^(?:name|nickname|age|birthday|phone|email|family\..+|event_.+|goal)$/u,
  },
  corrections: {
    oops: `(?:(?:ah|oh|euh|non|pardon|desolee?|oups),? ){0,2}(?:${[
      'oups|correction|(?:une )?(?:erreur|faute de frappe)(?: de ma part)?|je me suis trompee?',
      "j'ai fait une (?:erreur|faute)|j'ai mal (?:dit|ecrit)|je voulais dire(?: que)?",
    ].join('|')})`,
    denial: "(?:et )?(?:non )?pas (?:a l'|a la |a |au |aux |en |dans |sur |chez |le |la |l'|une? )?",
    change: /\b(?:maintenant|desormais|actuellement|en ce moment)\b/u,
  },
  times,
})
