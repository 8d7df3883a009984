/** Words that deny what follows in their clause, or nearly so. What they deny together with a word of missing is affirmed. */
export const DENIES =
  /\b(?:neither|none of (?:us|my|our|them)|no one in|nobody in|hardly|barely|rarely|seldom|scarcely|never)\b(?! (?:(?:say|said) no|miss(?:es|ed)?|get(?:s)? (?:enough|tired|bored|sick)|tire|leave|go(?:es)? without|stop(?:s|ped)?|quit|forget|forgot|knew|know|thought|imagined|realised|realized|mind|wait|been (?:happier|better)|too|mind(?:ed)?|live without|lost)\b)[^,;:]{0,40}$/u
