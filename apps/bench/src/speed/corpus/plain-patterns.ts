/** What one would begin with: a handful of patterns for the facts people tell first. */
export const PLAIN_PATTERNS: readonly RegExp[] = [
  /我叫([^，。！？\s]{1,20})/gu,
  /我(?:现在)?住在([^，。！？\s]{1,20})/gu,
  /我是(?:一名|一个)?([^，。！？\s]{1,20})/gu,
  /我喜欢([^，。！？\s]{1,20})/gu,
  /我(?:不喜欢|讨厌)([^，。！？\s]{1,20})/gu,
  /我今年(\d{1,3})岁/gu,
  /my name is ([A-Z]\w{1,20})/giu,
  /I live in ([^,.!?]{1,40})/giu,
  /I (?:am|work as) an? ([^,.!?]{1,40})/giu,
  /I (?:like|love) ([^,.!?]{1,40})/giu,
  /I (?:don't like|hate) ([^,.!?]{1,40})/giu,
  /I am (\d{1,3}) years old/giu,
]
