/**
 * Base form first, then the forms no stemmer joins to it: all are indexed under the base form. Left out are forms that more often are
 * another word (`rose`, `ground`, `wound`, `bit`, `lay`).
 */
export const VERBS = `
arise arose arisen; awake awoke awoken; bear borne; beat beaten; become became; befall befell; beget begot;
begin began begun; behold beheld; bend bent; bite bitten; bleed bled; blow blew blown; break broke broken;
breed bred; bring brought; build built; burn burnt; buy bought; catch caught; choose chose chosen;
cling clung; come came; creep crept; deal dealt; die dying; dig dug; do did done; draw drew drawn;
dream dreamt; drink drank drunk; drive drove driven; dwell dwelt; eat ate eaten; fall fell fallen; feed fed;
feel felt; fight fought; find found; flee fled; fling flung; fly flew flown; forbid forbade forbidden;
foresee foresaw foreseen; foretell foretold; forget forgot forgotten; forgive forgave forgiven;
freeze froze frozen; get got gotten; give gave given; go went gone goes; grow grew grown;
handwrite handwritten; hang hung; have had; hear heard; hide hid hidden; hold held; keep kept; kneel knelt;
know knew known; lean leant; leap leapt; learn learnt; leave left; lend lent; lie lying; light lit;
lose lost; make made; mean meant; meet met; mimic mimicked mimicking; mislead misled;
mistake mistook mistaken; misunderstand misunderstood; mow mown; outdo outdid outdone;
outgrow outgrew outgrown; overcome overcame; overhear overheard; oversleep overslept;
overtake overtook overtaken; overthrow overthrew overthrown; panic panicked panicking; pay paid;
picnic picnicked picnicking; plead pled; prove proven; rebuild rebuilt; redo redid redone; relight relit;
repay repaid; resell resold; rethink rethought; retell retold; rewind rewound; rewrite rewrote rewritten;
ride rode ridden; ring rang; rise risen; run ran; say said; see saw seen; seek sought; sell sold; send sent;
sew sewn; shake shook shaken; shave shaven; shear shorn; shine shone; shoot shot; show shown;
shrink shrank shrunk; sing sang sung; sink sank sunk sunken; sit sat; slay slew slain; sleep slept;
slide slid; sling slung; smell smelt; sneak snuck; sow sown; speak spoke spoken; speed sped; spell spelt;
spend spent; spill spilt; spin spun; spit spat; spoil spoilt; spring sprang sprung; stand stood;
steal stole stolen; stick stuck; sting stung; stink stank stunk; strike struck stricken; string strung;
strive strove striven; swear swore sworn; sweep swept; swell swollen; swim swam swum; swing swung;
take took taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown; tie tying;
tread trod trodden; undergo underwent undergone; understand understood; undertake undertook undertaken;
undo undid undone; unwind unwound; uphold upheld; wake woke woken; wear wore worn; weave wove woven;
weep wept; win won; withdraw withdrew withdrawn; withstand withstood; wring wrung; write wrote written;
babysit babysat; dye dyed; argue argument arguments; pursue pursuit
`

/** Plurals. */
export const NOUNS = `
child children; man men; woman women; mouse mice; louse lice; foot feet; tooth teeth; goose geese; ox oxen;
wife wives; knife knives; midwife midwives; housewife housewives; wolf wolves; shelf shelves;
bookshelf bookshelves; half halves; thief thieves; loaf loaves; calf calves; elf elves; scarf scarves;
hoof hooves; dwarf dwarves; werewolf werewolves; grandchild grandchildren; stepchild stepchildren;
godchild godchildren; gentleman gentlemen; fireman firemen; policeman policemen; policewoman policewomen;
businessman businessmen; businesswoman businesswomen; fisherman fishermen; salesman salesmen;
craftsman craftsmen; freshman freshmen; snowman snowmen; groomsman groomsmen; handyman handymen;
postman postmen; mailman mailmen; cactus cacti cactuses; fungus fungi; alumnus alumni alumna alumnae;
syllabus syllabi; nucleus nuclei; stimulus stimuli; octopus octopi octopuses; criterion criteria;
phenomenon phenomena; bacterium bacteria; curriculum curricula;
analysis analyses analyze analyzed analyzing analyst analysts; crisis crises; thesis theses;
diagnosis diagnoses diagnose diagnosed diagnosing; oasis oases; hypothesis hypotheses; synopsis synopses;
appendix appendices; index indices; matrix matrices; vertex vertices; bus buses busses; gas gases;
lens lenses; virus viruses; campus campuses; bonus bonuses; circus circuses; status statuses; iris irises;
genius geniuses; atlas atlases; canvas canvases; chorus choruses; sinus sinuses; walrus walruses;
focus focused focuses focusing; minibus minibuses; mathematics maths math; sky skies; pie pies;
tie ties tied; lie lies lied; die dies died; quiz quizzes; passerby passersby; axis axes
`

/** Words a stemmer would join to one of quite another meaning (personality: person; news: new): indexed as the first of a group stands. */
export const APART = `
evening evenings; news; university universities; universe; universal universally;
organization organizations organize organizes organized organizing organizer organizers;
personality personalities; authority authorities; important importantly importance;
experiment experiments experimental experimented experimenting; department departments; apartment apartments;
relative relatives; several; severe severely; police; policy policies; animal animals; anime;
audition auditions auditioned auditioning; conversation conversations conversational;
corporate corporation corporations; detective detectives; earring earrings; generic;
generous generously generosity; general generally; generation generations; hospitality;
hospital hospitals hospitalized hospitalize hospitalization; internal; international internationally; maine; mineral minerals;
outing outings; paste pasted; petition petitions; polite politely politeness;
politics political politically politician politicians; premiere premieres premiered; quite; likely; sunny;
suite suites; tentative tentatively; wonderful wonderfully; communist communism;
communication communications communicate communicates communicated communicating; community communities;
designate designated; accountant accountants accountancy; probably; probable; station stations; stationery;
stationary; custom customs; customer customers; commune; awful awfully; goods; savings; belongings;
meaning meanings meaningful; secondary; secretary secretaries; marketing; clothing clothes; glasses;
practically; literally; particular particularly; ratio; ration rations; mission missions; native natives;
notice notices noticed noticing; notion; capital capitals; capitalism capitalist; mobility;
thoughtful thoughtfully; fortune fortunes; fortunate fortunately; forte; homely; shortly; lately; hardly;
hardware; busy busier busiest; business businesses; adds added adding add; arms
`
