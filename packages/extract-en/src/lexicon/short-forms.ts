/** Spellings of chat and the words rules know them by. */
const ROWS = `
ive = i've
dont = don't
doesnt = doesn't
didnt = didn't
cant = can't
couldnt = couldn't
wouldnt = wouldn't
shouldnt = shouldn't
wont = won't
isnt = isn't
arent = aren't
wasnt = wasn't
werent = weren't
havent = haven't
hasnt = hasn't
hadnt = hadn't
youre = you're
youve = you've
theyre = they're
theyve = they've
weve = we've
hes = he's
shes = she's
thats = that's
theres = there's
bday bdays b-day = birthday
tmrw tmr tmrow tomoro tomorow = tomorrow
w = with
smth sth = something
sb = somebody
ppl = people
rly rlly = really
thru = through
bc cuz coz cos bcs becuz = because
abt = about
appt = appointment
`

/** A word of chat, and what is read in its place. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [written = '', read = ''] = row.split(' = ')
      return written.split(' ').map((one) => [one, read] as const)
    }),
)
