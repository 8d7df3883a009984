/** A verb whose object was left out or only pointed at: "go about once a month", "use those". */
const NO_OBJECT =
  /^(?:go|goes|catch|catches|do|does|have|has|make|makes|take|takes|use|uses|get|gets|see|sees|bring|brings|buy|buys|cook|cooks|eat|eats|visit|visits) (?:(?:about|around|over|under|like|maybe|probably|roughly|almost|nearly) (?:once|twice|every|a (?:few|couple))|once|twice|every|each|most|\d|a (?:couple|few) (?:of )?times|on (?:[a-z]+days|weekends)|in the|at (?:night|the)|before$|back$|then$|when$|now$|those|these|them|ones|one of those)\b|^catch(?:es)? (?:over|on|in|at) /u
/** What is had as a routine; all else that one has is a state, or has been done. */
const HAD =
  /^ha(?:ve|s)(?: (?!(?:an? |my |our |the |some |two |three |only )?(?:[a-z-]+ ){0,2}?(?:breakfast|brunch|lunch|dinner|supper|tea|coffee|espresso|toast|cereal|oatmeal|porridge|eggs?|fruit|salad|soup|smoothie|juice|milk|water|wine|beer|drink|pint|glass|cup|snack|meal|pizza|takeaway|takeout|curry|roast|sushi|tacos|shower|bath|nap|walk|swim|cigarette|smoke|lie-in|date nights?|game nights?|movie nights?|family dinner|barbecue|bbq|call|therapy|choir|band practice|practice|rehearsal|training|class|classes|lessons?|sex)\b)|$)/u
/** What everybody does, or what is no act. */
const TRIVIAL =
  /^(?:wake(?:s)? up in the morning|get(?:s)? up in the morning|sleep(?:s)? at night|go(?:es)? to (?:sleep|bed) at night|eat(?:s)? (?:food|lunch|dinner|breakfast)? ?every ?day|breathe|do (?:sweat|feel|have|think|get|believe|know))\b/u

/** Whether the words of a routine name none. */
export const namesNoRoutine = (key: string): boolean =>
  NO_OBJECT.test(key) || HAD.test(key) || TRIVIAL.test(key)
