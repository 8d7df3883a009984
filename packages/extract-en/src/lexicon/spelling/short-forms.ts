import { CHAT_SPELLING } from './chat-spelling.ts'
import { wordSet } from '../grammar/words.ts'

/** Chat spellings that mean one thing in a statement too; `u`, `r` or `n` may be names of things. */
const PLAIN = wordSet(
  'ive, dont, doesnt, didnt, cant, couldnt, wouldnt, shouldnt, wont, isnt, arent, wasnt, werent, havent, hasnt, hadnt, youre, youve, theyre, thats, theres, w, thru, bc, cuz, coz, cos, bcs, abt',
)

/** Those that questions never need. */
const ROWS = `
theyve = they've
weve = we've
hes = he's
shes = she's
bday bdays b-day = birthday
tmrw tmr tmrow tomoro tomorow = tomorrow
smth sth = something
sb = somebody
ppl = people
rly rlly = really
becuz = because
juz jus = just
wif wit = with
frm = from
bout = about
dun = don't
alr = already
gt = got
n nd = and
wk = week
wks = weeks
preggers = pregnant
hubs = hubby
aint = ain't
appt = appointment
tae = to
wi = with
fae frae = from
yer = your
oot = out
aboot = about
mair = more
gonnae = going to
dinnae dinna = don't
didnae didna = didn't
doesnae = doesn't
cannae canna = can't
couldnae = couldn't
wouldnae = wouldn't
isnae = isn't
wasnae = wasn't
havenae = haven't
hasnae = hasn't
`

/** A word of chat, and what is read in its place. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ...[...PLAIN].map((one) => [one, CHAT_SPELLING.get(one)?.join(' ') ?? one] as const),
  ...ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [written = '', read = ''] = row.split(' = ')
      return written.split(' ').map((one) => [one, read] as const)
    }),
])
