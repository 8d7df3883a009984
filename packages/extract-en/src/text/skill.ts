/** Words after which the name of a skill is over. */
export const SKILL_END =
  /\s(?:for|when|while|since|because|but|at|on (?:my|the)|in (?:my|our|the|school|college|uni|\d)|with|a lot|these days|now|lately|as|last|this|so|and (?:i|it|my|we|love|have|am)|too|lol|well|pretty|quite|from|though|from scratch|enough|to save|for toffee|to (?:be|get|do|make|pass|survive)|at all|whatsoever|if|by|as well|properly|alone|until|till|before|after|during|over|years? ago|tho|yet|thanks|without)\b/iu
