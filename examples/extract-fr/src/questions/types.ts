import type { QuestionRule, QuestionType } from '@recollect/core/extraction'

const rule = (
  type: QuestionType,
  sense: string,
  pattern: RegExp,
  examples: readonly string[],
  counterExamples: readonly string[],
): QuestionRule => ({ id: `fr/${type}.${sense}`, type, pattern, examples, counterExamples })

/** In order of priority: the first that matches decides. */
export const typeRules: readonly QuestionRule[] = [
  rule(
    'what_kind',
    'kind',
    /\bquel(?:le)? (?:genre|sorte|type|espece) d/u,
    ["Quel genre d'utilisateur je suis ?"],
    ['Je suis ce genre de personne'],
  ),
  rule(
    'how_many',
    'count',
    /\bcombien\b|\bquel age\b/u,
    ["Combien d'enfants j'ai ?", 'Quel âge ai-je ?'],
    ["J'ai trois enfants"],
  ),
  rule(
    'recency',
    'now',
    /\b(?:maintenant|en ce moment|actuellement|aujourd'hui|dernierement|recemment)\b/u,
    ["Où est-ce que j'habite maintenant ?"],
    ["Où est-ce que j'habite ?"],
  ),
  rule(
    'update',
    'before',
    /\b(?:avant|autrefois|auparavant|a l'epoque|encore|toujours|habitais|vivais|travaillais)\b/u,
    ["Où est-ce que j'habitais avant ?"],
    ["Où est-ce que j'habite ?"],
  ),
  rule(
    'when',
    'date',
    /\b(?:quand|quel(?:le)? (?:jour|date|annee)|a quelle heure)\b/u,
    ['Quand est mon anniversaire ?'],
    ['Le jour se lève'],
  ),
  rule(
    'where',
    'place',
    /(?:^|[ ,])ou (?:est|se|j'|je|on|ai|habit|trav|vit|viv|sont|ma|mon)|\bdans quelle ville\b|\bd'ou\b/u,
    ["Où est-ce que j'habite ?", "Où j'habite ?"],
    ['Thé ou café ?'],
  ),
  rule(
    'who',
    'person',
    /\bqui (?:est|suis|sont)\b|\bc'est qui\b/u,
    ['Qui est ma sœur ?'],
    ['La dame qui chante'],
  ),
  rule(
    'preference',
    'taste',
    /\b(?:aime|adore|prefere|deteste|favori|gouts?)/u,
    ["Qu'est-ce que j'aime ?", 'Quelle est ma couleur préférée ?'],
    ["Où est-ce que j'habite ?"],
  ),
  rule('why', 'cause', /\bpourquoi\b/u, ["Pourquoi j'ai déménagé ?"], ['Parce que']),
  rule('how', 'way', /\bcomment\b/u, ["Comment je m'appelle ?"], ['Je commente']),
  rule(
    'yes_no',
    'asked',
    /^(?:et |alors )?(?:est-ce (?:que|qu')|(?:ai|suis)-je\b|j'ai .{1,60}\?|je suis .{1,60}\?)/u,
    ['Est-ce que je suis boulanger ?', 'Suis-je boulanger ?'],
    ["Qu'est-ce que je fais ?"],
  ),
]
