import { words } from '../grammar/words.ts'

/** What somebody does all day, as verb and object, without the name of a job: `[verb forms, objects]`, both alternations. */
const MODIFIED = '(?:(?!(?:my|your|his|her|their|this|that)\\b)[a-z-]{2,12} ){0,2}?'
const PREMISES =
  'business|company|diner|restaurant|shop|store|bakery|cafe|café|bar|pub|farm|hotel|motel|hostel|salon|studio|b&b|bed and breakfast|guest ?house|market stall|stall|chip shop|takeaway|nursery|consultancy|charity|dental practice|barber ?shop|garage|kennels?|smallholding|dairy|vineyard|blog|podcast|startup|agency|clinic|practice|school|gym|bookstore|bookshop|brewery|food truck|kitchen|warehouse|department|branch|office|call cent(?:er|re)|night ?club|daycare|creche|after[- ]school club|youth club|orphanage|shelter|theat(?:er|re)|cinema|gallery|museum|library|lab|pharmacy|laundromat|laundrette|petrol station|gas station|car wash|car lot|dealership|funeral home|care home|nursing home|print shop|coffee cart|ice cream van|tattoo parlou?r|ranch|orchard|stables|campsite|boatyard|workshop|foundry|sawmill'
const GOODS =
  'insurance|cars|used cars|houses|homes|real estate|property|properties|shoes|clothes|clothing|software|flowers|furniture|phones|cell phones|mobile phones|carpets?|windows|kitchens|mattresses|jewell?ery|antiques|vintage [a-z]+|second[- ]?hand [a-z]+|used [a-z]+|handmade [a-z]+|homemade [a-z]+|ads|advertising|ad space|medical devices|medical equipment|solar panels|timeshares|tickets|vegetables|fruit|fish|bread|cakes|cosmetics|makeup|books|tyres|tires|auto parts|car parts|machinery|pharmaceuticals|wine|art|paintings|pottery|ceramics|candles|soap|stickers|prints|plants|ice cream|hot dogs|street food|noodles|tacos|coffee beans|bikes|boats|tractors|pianos|guitars|toys|fireworks|mortgages|subscriptions|saas|cloud services|crystals|honey|eggs|sneakers'
const SERVICES =
  'nails|hair|lashes|brows|make ?up|drywall|roofing|flooring|tiling|plastering|brickwork|plumbing|electrical work|electrics|gas fitting|landscaping|gardening for people|lawn care|tree work|it support|tech support|desktop support|customer support|customer service|data entry|admin(?: work)?|payroll|accounts|bookkeeping|taxes(?: for a living)?|odd jobs|construction|carpentry|joinery|deliveries|food delivery|night shifts|shift work|qa|hr|graphic design|web design|web development|security|translation work|translations|voice ?overs?|consulting|contract work|temp work|agency work|seasonal work|factory work|farm work|warehouse work|office work|manual labou?r|tattoos|catering|childcare|childminding|hospice care|home care|personal training|massages?|physio|bodywork|alterations|upholstery|pest control|hvac|body work on cars|stand[- ]?up|research|clinical trials|lab work|fieldwork|social work|community work|outreach|pr|event planning|copywriting|ghostwriting|freelance [a-z]{3,15}'

export const WORK_ACTS: readonly (readonly [string, string])[] = [
  [
    'drives?|driving|drove|driven',
    `(?:an? |the )?(?:(?:number |no )?[a-z\\d-]{1,12} )?(?:taxi|bus|truck|cab|lorry|grab|uber|lyft|tuk[- ]tuk|rickshaw|auto|ambulance|tram|train|forklift|semi|hgv|tow truck|bin lorry|garbage truck|snow ?plow|tanker|delivery van|minicab|school bus)s?(?! to (?:work|school|uni|college)| home|ticket| every)|(?:buses|taxis|lorries|trucks|trains|trams|forklifts|ambulances)|for (?:uber|lyft|grab|amazon|ups|fedex|dhl|bolt|ola|a (?:[a-z]+ )?(?:company|firm))`,
  ],
  ['sells?|selling|sold', `(?:${GOODS})(?! out| off| for (?:charity|the))`],
  [
    'runs?|running|ran|owns? and runs?|manages?|managing|managed|operates?|operating|operated',
    `(?:an?|my own|his own|her own|their own|our own|our|the whole|the|a small|two|three|four) ${MODIFIED}(?:${PREMISES})s?`,
  ],
  [
    'manages?|managing|managed|runs?|running|ran|works?|working|worked',
    '(?:the |on the )(?:[a-z]+ ){0,2}(?:section|counter|floor|line|desk|deli|bakery|kitchen|bar|night shift|front desk|register|till|tills|door|garden cent(?:re|er)|produce section)',
  ],
  [
    'runs?|running|ran|handles?|handling|handled',
    '(?:the )?(?:payroll|accounts payable|logistics|hr|social media|front of house|the front desk|the night shift|the bar|the switchboard|the till|reception|dispatch)(?: (?:for|at) [^,.;:!?()]{3,30})?',
  ],
  [
    'manages?|managing|managed|leads?|leading|led|heads?|heading|headed|supervises?|supervising|supervised',
    `(?:an?|the|our) ${MODIFIED}(?:team|crew|department|squad|unit|section)(?: of (?:\\d+|[a-z]+))?`,
  ],
  ['does|doing|do|did', `(?:a bit of |a lot of |some |mostly |part-time |full-time )?(?:${SERVICES})`],
  [
    'teach(?:es)?|teaching|taught',
    `(?!(?:you|me|him|her|them|my|us|how|myself|yourself|himself|herself|people how|it|that|this|a lesson|at|in|there|here|for|online|and|to|a|the|full|part|after|before|when|while|since|because|as|again|but|so|school|classes?|lessons)\\b)[a-z]{3,20}(?: (?!(?:at|in|to|for|and|on|with|there|here|every|part|full|when|but)\\b)[a-z]{3,12}){0,2}|at (?:an?|the) [a-z ]{0,20}(?:school|college|university|academy|kindergarten|preschool)`,
  ],
  [
    'fix(?:es|ing|ed)?|repairs?|repairing|repaired|installs?|installing|installed|restores?|restoring|restored|builds?|building|built|services?|servicing|serviced|maintains?|maintaining|maintained',
    '(?:cars|trucks|boilers|phones|computers|laptops|appliances|washing machines|fridges|ac units|air conditioners|hvac(?: systems)?|elevators|lifts|wind turbines|solar panels|engines|planes|aircraft|helicopters|boats|bikes|bicycles|watches|clocks|roofs|fences|decks|pools|houses|homes|bridges|roads|kitchens|cabinets|furniture|pianos|guitars|violins|websites|apps|servers|networks|robots|alarms|cable|fibre|fiber|windows|floors|elevators|escalators|trains|ships)(?: for (?:a living|people|companies|clients))?',
  ],
  [
    'cuts?|cutting|mows?|mowing|mowed|cleans?|cleaning|cleaned|paints?|painting|painted|washes|wash|washing|washed',
    '(?:hair|grass|lawns|timber|stone|houses(?: for a living)?|offices|hotel rooms|hospital rooms|schools|pools|windows for a living|rooms at [a-z ]{3,20}|dishes (?:at|in) [a-z ]{3,20})',
  ],
  [
    'waits?|waiting|waited|buses|bussing|bussed|serves?|serving|served|tends?|tending|tended|flips?|flipping|flipped|stocks?|stocking|stocked|packs?|packing|packed|picks?|picking|picked',
    '(?:tables|bar|burgers|houses|shelves|boxes|orders|coffee (?:at|in) [a-z ]{3,20}|parcels|fruit|strawberries|grapes|drinks (?:at|in) [a-z ]{3,20})(?: (?:at|in) (?:an?|the) [a-z]{3,15})?',
  ],
  [
    'designs?|designing|designed|edits?|editing|edited|writes?|writing|wrote|makes?|making|made|develops?|developing|developed|codes?|illustrates?|illustrating|translates?|translating|translated|shoots?|shooting',
    "(?:clothes|jewell?ery|kitchens|bridges|buildings|gardens|logos|websites|apps|software|firmware|games|video games|board games|mobile apps|textbooks|video|videos|films|documentaries|magazines|books|children's books|weddings|grants|ad copy|copy|technical manuals|manuals|subtitles|patents|contracts|legal documents|furniture|dresses|wedding dresses|wedding cakes|candles|cheese|wine|beer|dentures|prosthetics|surfboards|guitars|violins|shoes|toys|pots|curtains|code) (?:for (?:a|an|the|my|some|various|different|people|clients|kids|money|work|small|big|local|other)\\b[a-z ']{0,25}|professionally)",
  ],
  [
    'writes?|writing|wrote|edits?|editing|draws?|drawing|reports?|reporting|photographs?|review|reviews|reviewing|layout|proofread',
    '(?:(?:[a-z]+ ){0,2}[a-z]+ )?for (?:an?|the|our) (?:[a-z]+ ){0,3}(?:paper|newspaper|magazine|website|journal|network|tv station|radio station|gazette|herald|times|tribune|publisher|news agency)',
  ],
  [
    'coach(?:es|ing|ed)?|referees?|refereeing|umpires?',
    "(?:(?:girls'?|boys'?|women'?s|men'?s|youth|kids'?|junior|high school|college|varsity|little league|under[- ]\\d+s?'?|u\\d+|the (?:local |under[- ]\\d+s?)?) ?)?(?:volleyball|soccer|football|basketball|baseball|softball|hockey|rugby|cricket|netball|swimming|tennis|gymnastics|track|wrestling|lacrosse|rowing|cheer|cheerleading|debate|little league|boxing|the under[- ]\\d+s)",
  ],
  [
    'bags? groceries|bagging groceries|bagged groceries|sorts? (?:mail|recycling|parcels)|sorting (?:mail|recycling|parcels)|shucks? oysters|guts? fish|gutting fish|scoops? ice cream|scooping ice cream|pulls? pints|pulling pints|pours? pints|mops? floors|mopping floors|calls? bingo|reads? meters|counts? ballots|drives? nails',
    '',
  ],
  [
    'raises?|raising|raised|breeds?|breeding|bred|trains?|training|trained|grooms?|grooming|groomed|grows?|growing|grew|farms?|farming|farmed|herds?|herding|shears?|shearing',
    '(?:cattle|cows|sheep|goats|pigs|hogs|chickens|turkeys|ducks|horses|race ?horses|alpacas|llamas|dogs|guide dogs|police dogs|puppies|poodles|labradors|cats|salmon|shrimp|oysters|rice|corn|wheat|barley|soy(?:beans)?|cotton|tobacco|coffee|tea|grapes|apples|potatoes|vegetables|fruit|flowers|mushrooms|sugar ?cane|christmas trees)(?: for a living)?',
  ],
  [
    'hauls?|hauling|hauled|delivers?|delivering|delivered|pours?|pouring|poured|lays?|laying|laid|digs?|digging|dug|loads?|loading|loaded|unloads?|unloading|unloaded',
    '(?:lumber|freight|cargo|cars|cattle|grain|gravel|fuel|furniture|pizzas?|mail|the mail|newspapers|papers|parcels|packages|post|babies|groceries|food(?: for [a-z]+)?|concrete|bricks|tiles?|carpets?|floors|flooring|pipes?|cable|tracks|graves|wells|tunnels|trucks|ships|planes|lorries|containers|for (?:doordash|amazon|uber eats|ubereats|deliveroo|grab|swiggy|zomato|just eat|instacart|ups|fedex|dhl))',
  ],
  [
    'trades?|trading|traded|flips?|invests? in',
    '(?:stocks|crypto|forex|options|futures|commodities|bonds|houses)(?: (?:full[- ]time|for a living|for a bank|for a (?:hedge )?fund))',
  ],
  [
    'practi[cs]es?|practi[cs]ing|practi[cs]ed',
    '(?:law|medicine|family law|criminal law|corporate law|immigration law|dentistry|acupuncture|family medicine|veterinary medicine)',
  ],
  [
    'nurses|bartends?|bartending|bartended|babysits?|babysitting|nannies|nannying|nannied|freelances?|freelancing|freelanced|temps|temping|waitress(?:es|ing|ed)|substitute teach(?:es)?|substitute teaching|pet[- ]?sits?|dog[- ]?sits?|house[- ]?sits?|moonlights?|stay(?:s|ing|ed)? at home with (?:the|my|our) (?:kids|baby|children|son|daughter|twins|girls|boys)',
    '',
  ],
]

/** The beginnings of their verbs where they are rare, and of their objects where the verb is in every other message. */
export const WORK_ACT_ANCHORS: readonly string[] = words(
  'shift,train, paper,newspaper,magazine,website,the paper,journal,coach,referee,umpire,groceries,pints,ice cream,reception,dispatch,logistics,front desk,drive,driving,drove,sell,sold, run,ran , manag,operat,supervis,teach,taught,repair,install,restor,servic,maintain,mow,clean,tables,shelves,burgers,houses,boxes,orders,parcels,design,edit,illustrat,translat,breed,groom,grow,farm,raise,raising,haul,deliver,concrete,bricks,tiles,stocks,crypto,practi,bartend,babysit,nanny,nannies,freelanc,temping,waitress,moonlight,stay at home,stays at home,staying at home,cuts hair,cut hair,cutting hair,cutting grass,cuts grass,fix,builds,building,build ,a team,a crew,nails,lashes,brows,makeup,make up,drywall,roofing,flooring,tiling,plaster,plumb,electric,landscap,lawn,support,customer s,data entry,admin,payroll,accounts,bookkeep,odd jobs,constr,carpentr,joinery,night shift,voice,consult,temp work,agency work,factory w,farm work,tattoos,catering,childcare,childmind,massage,physio,alteration,upholst,pest control,hvac,standup,research,trials,outreach,event plan,copywrit,ghostwrit,weddings,horses,cattle,for a living,does hair,do hair,does hr,do hr,does security,do security',
)
