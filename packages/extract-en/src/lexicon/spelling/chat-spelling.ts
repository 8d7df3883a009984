/** Chat spellings and words without their apostrophes, and the words they stand for; empty for a particle that says nothing. */
const ROWS = `
u ya yuh = you
ur yr = your
urs = yours
urself = yourself
r = are
y = why
n = and
w = with
w/o wo = without
wanna = want to
gonna gon = going to
gotta = have to
tryna = trying to
gimme = give me
lemme = let me
dunno = don't know
kinda = kind of
sorta = sort of
em = them
da = the
dis = this
dat = that
wat wut wot wetin = what
wen = when
cos cuz coz bc bcz bcoz = because
abt bout = about
b4 = before
thru = through
tho = though
bcs = because
pls plz pleas plss plzz abeg = please
thx ty tysm tnx = thanks
nvm nevermind = never mind
yo heya = hey
rn = right now
atm = at the moment
msg = message
msgs = messages
convo = conversation
convos = conversations
vid = video
hr = hour
hrs = hours
min = minute
mins = minutes
sec = second
info = information
ans = answer
qn = question
qns = questions
q = question
hw = homework
im iam = i'm
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
mustnt = mustn't
neednt = needn't
aint = ain't
youre = you're
youve = you've
youd = you'd
youll = you'll
theyre = they're
thats = that's
whats = what's
theres = there's
wheres = where's
allat = all that
fr frfr ngl lol lmao haha hahaha bro bruh fam mate smh o =
`

/** A spelling and the words it stands for. */
export const CHAT_SPELLING: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [spelled = '', stands = ''] = row.split('=')
      const read = stands.trim() === '' ? [] : stands.trim().split(' ')
      return spelled
        .trim()
        .split(' ')
        .map((one) => [one, read] as const)
    }),
)

/** Spellings that are words themselves: read so only before these. */
export const CHAT_BEFORE: ReadonlyMap<string, readonly [stands: string, before: ReadonlySet<string>]> =
  new Map([
    ['id', ["i'd", new Set(['like', 'love', 'prefer', 'rather', 'appreciate', 'want', 'be', 'sooner'])]],
    ['ill', ["i'll", new Set(['be', 'have', 'need', 'want', 'tell', 'ask', 'let', 'say'])]],
    [
      'its',
      [
        "it's",
        new Set([
          'a',
          'the',
          'kind',
          'annoying',
          'fine',
          'ok',
          'okay',
          'better',
          'easier',
          'not',
          'so',
          'private',
          'personal',
        ]),
      ],
    ],
  ])
