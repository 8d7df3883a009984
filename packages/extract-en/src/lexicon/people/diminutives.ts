/** Given names and what those who have them are called for short; both ways round. */
const NAMES = `
abigail: abby, abbie | alexander: alex, sasha, xander | alexandra: alex, sandra, lexi | alfred: alf, alfie | andrew: andy, drew
amanda: mandy | anthony: tony | archibald: archie | arthur: art | barbara: barb, babs | bartholomew: bart | benjamin: ben, benji
bernard: bernie | catherine: cath, cathy, kate | katherine: kate, kathy, kat, katie | charles: charlie, chuck | charlotte: charlie, lottie
christina: chris, tina | christine: chris, chrissie | christopher: chris, topher | clifford: cliff | cynthia: cindy | daniel: dan, danny
danielle: dani | david: dave | deborah: deb, debbie | dominic: dom | donald: don, donnie | dorothy: dot, dottie | douglas: doug
edward: ed, eddie, ted, ned | eleanor: ellie, nell | elizabeth: liz, beth, lizzie, eliza, betty, libby | emily: em | ernest: ernie
frances: fran | francis: frank | frederick: fred, freddie | gabriel: gabe | gabrielle: gabby | geoffrey: geoff | gerald: gerry
gregory: greg | harold: harry | henry: harry, hank | isabella: bella, izzy | isabel: izzy | jacob: jake | jacqueline: jackie
james: jim, jamie, jimmy | janet: jan | jeffrey: jeff | jennifer: jen, jenny | jeremy: jez | jessica: jess, jessie | john: jack, johnny
jonathan: jon, jonny | joseph: joe, joey | joshua: josh | joanna: jo | josephine: jo, josie | judith: judy, jude | kenneth: ken, kenny
kimberly: kim | lawrence: larry | leonard: len, leo | leonardo: leo | lillian: lily | louise: lou | lucinda: lucy, cindy
madeleine: maddie | margaret: maggie, meg, peggy, marge | martin: marty | matthew: matt | maximilian: max | megan: meg
michael: mike, mick, mickey | michelle: shell | miranda: mandy | nathaniel: nat, nate | nathan: nat, nate | nicholas: nick, nico
nicola: nicky | natalie: nat | natasha: tash, tasha | oliver: ollie | olivia: liv, livvy | pamela: pam | patricia: pat, trish, patty
patrick: pat, paddy | penelope: penny | peter: pete | philip: phil | rachel: rach | raymond: ray | rebecca: becca, becky, bex
reginald: reg | richard: rich, rick, dick, richie | robert: rob, bob, bobby, robbie, bert | roberta: bobbie | roger: rog
ronald: ron, ronnie | rosemary: rose, rosie | russell: russ | samantha: sam, sammy | samuel: sam, sammy | sandra: sandy
sebastian: seb | sophia: soph | stanley: stan | stephanie: steph | stephen: steve, stevie | steven: steve | stuart: stu
susan: sue, susie | suzanne: sue | theodore: theo, ted, teddy | theresa: tess, terry | thomas: tom, tommy | timothy: tim, timmy
tobias: toby | valerie: val | veronica: ronnie | victoria: vicky, tori | vincent: vince, vinny | virginia: ginny | walter: walt
wilfred: wilf | william: will, bill, billy, liam | zachary: zach, zack | mikhail: misha | alejandro: alex | francisco: paco
`

function bothWays(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const add = (name: string, short: string) => found.set(name, [...(found.get(name) ?? []), short])
  for (const entry of NAMES.split(/[|\n]/u)) {
    const [name = '', list = ''] = entry.split(':').map((part) => part.trim())
    for (const short of list.split(', ').filter((word) => word !== '')) {
      add(name, short)
      add(short, name)
    }
  }
  return found
}

export const DIMINUTIVES = bothWays()
