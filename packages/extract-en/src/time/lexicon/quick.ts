/** Parts of words, one of which is in every text that tells a time. */
const HINT =
  /\d|day|ago|back|week|wk|month|mth|mnth|year|yr|yaer|decade|quarter|season|spring|summer|fall|autumn|winter|morning|mornin|noon|arvo|evening|night|nite|tom+or|tmr|tmw|tomo|yest|ystd|tdy|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|thrus|fri|sat|sun|recent|lately|soon|just now|future|past|ties\b|mas|eve|nye|easter|hallo|valentin|patrick|cny|new year|juneteenth|cinco|thanksgiv|fawkes|bonfire|fortnight|hour|minute|o'?clock|earlier|later|hrs?\b|mins?\b|when (?:i|we|he|she) |kid|child|teen|young|little|small|born|growing|graduat|school|college|uni|grade|age|army|navy|military|old|retire|birth|thousand|twenty|nineteen|am\b|pm\b|half past|quarter|hence|from now/u

/** Whether a text may tell a time at all; most do not, and cost no more than this. */
export const mayTell = (text: string): boolean => HINT.test(text)
