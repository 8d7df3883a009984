/** What one says of the days to come when it is more than an errand: beginnings of a predicate, as pattern text. */

/** Said in the "-ing" form with a time: "starting chemo on Monday". */
export const AHEAD = [
  'off on (?:my|our|an?|holidays?|hols|vacation|honeymoon|tour|maternity|paternity)',
  'coming (?:to (?:stay|visit|live|help|see)|over|home|back|for (?:christmas|easter|thanksgiving|the|dinner|a))',
  'seeing [a-z]',
  'off to (?!(?:bed|sleep|work|school|the (?:shop|shops|store|gym|doctor|dentist|bank|office|pub|airport)|a (?:good|bad|great|slow|flying)|class|lunch|dinner)\\b)[a-z]',
  'moving|relocating|emigrating|flying|travell?ing|visiting|starting|joining|leaving|retiring|graduating|transferring|enrolling|marrying|proposing|divorcing|separating|adopting|fostering|expecting|hosting|throwing|attending|performing|competing|racing|launching|opening|publishing|releasing|defending|presenting|emceeing|speaking at|closing on|renovating|remodell?ing|volunteering|undergoing|cycling|backpacking|hiking|climbing|camping|sailing|interviewing|auditioning|exhibiting|returning to|deploying|shipping out|enlisting|officiating|swimming the|walking the|road ?tripping|switching (?:to|jobs|careers)|changing jobs|turning \\d',
  'going (?:to (?!(?:call|try|do|be|get|have|see|ask|check|make|say|tell|talk|use|need|take|put|let|give|find|look|think|want|send|write|read|eat|cook|clean|sleep|bed|work|watch|play|go|come|stay|wait|bring|pick|drop|leave|meet|help|miss|kill|hang|text|email|phone|order|grab|sit|start|finish|pay|the (?:shop|shops|store|bathroom|toilet|gym|doctor|dentist|bank|office|post office|supermarket|mall))\\b)[a-z]|on (?:an?|my|our|holiday|vacation|maternity|paternity|leave|tour|safari|the)|back to (?:school|college|uni|university|work|[a-z]+land)|abroad|camping|skiing|snowboarding|backpacking|hiking|fishing|sailing|glamping|overseas|home for|away|full[- ]time|part[- ]time|freelance|under the knife)',
  'getting (?:married|engaged|divorced|hitched|promoted|induced|surgery|braces|lasik|my|our|an?|the keys|a new|his|her|their|deployed|discharged|two|tattooed|rid of my)',
  'having (?:an? |my |our |his |her |another |the |some |laser |knee |hip |eye |back |heart |brain |gastric |spinal |emergency )*(?:baby|babies|boy|girl|twins|triplets|surgery|operation|op|party|wedding|interview|scan|c-section|transplant|mri|biopsy|root canal|wisdom|tooth|teeth|reunion|barbecue|bbq|baby shower|exhibition|housewarming|chemo|kid|kids|child|procedure|tonsils|knee|hip|appendix|gallbladder|extension|kitchen|yard sale|garage sale|gender reveal|hen do|stag do|colonoscopy|ct|hysterectomy|vasectomy|mastectomy|cataract|cataracts|gallstones|moles?|stitches|pacemaker|braces)',
  'taking (?:an?|my|our|the|part|his|her|up|over|off) |sitting (?:my|the|an?|his|her) |giving (?:birth|(?:an?|my|the) (?:[a-z]+ )?(?:talk|speech|presentation|lecture|recital|concert|ted|keynote|eulogy|reading))|running (?:an?|my|the|our|in|for) |playing (?:an?|my|our|in|at|the) (?:gig|concert|show|tournament|final|festival|match|[a-z]+)|buying (?:an?|my|our) (?!coffee|drink|lunch|round|ticket home)|selling (?:my|our|the)|picking up (?:my|our|the) (?:new|keys|puppy|kitten|car)|meeting (?:my|his|her) (?!friend|boss)|seeing (?:my|an?|the) (?:[a-z]+ )?(?:specialist|therapist|doctor|dentist|consultant|surgeon|gp|counsell?or|oncologist|midwife|lawyer|solicitor|cardiologist|physio|psychiatrist|neurologist|dermatologist|orthodontist|ob|obgyn|nutritionist)|seeing [a-z ]{3,30} (?:live|in concert|at the)|spending (?:the|my|our|a|an|christmas|easter|new|two|three|thanksgiving|six|\\d)|celebrating (?:my|our)|training (?:for|as|to)|teaching (?:an?|my|at|in) |quitting (?:my|the)|building (?:an?|our|my) (?:house|home|extension|deck|shed|cabin|pool)|buying|organi[sz]ing (?:an?|my|our|the)|finishing (?:my|school|college|uni|the|chemo|treatment)|beginning (?:my|an?|the|chemo|treatment|work)|applying (?:for|to)|signing (?:up|the|my|our|a) ?|driving (?:to|up to|down to|across|from|cross)|heading (?:to|off|back|out to|home for|over to|up to|down to)|catching (?:a|the|my) (?:flight|train|ferry|plane)|competing|coaching|babysitting|ringing in|trying for|throwing',
].join('|')

/** Plans of their own weight: no time need be named. */
export const LIFE_AHEAD = [
  'getting (?:married|divorced|engaged|hitched)',
  'expecting (?:an?|our|my|his|her|their|twins|triplets|again|baby|number|\\d)[a-z ]*',
  'having (?:an? |our |my |another |her |his |their |first |second |third |little )*(?:baby|twins|triplets|boy|girl|surgery|c-section)',
  '(?:moving|relocating|emigrating) (?:to|back to|in with|out|abroad|overseas|house|into)',
  'trying (?:for (?:an?|another|our)|to conceive)',
  'retiring',
  'separating',
  'planning (?:a|our|my) (?:[a-z]+ )?(?:wedding|trip|move|honeymoon|holiday|vacation)',
  'adopting',
  'applying (?:for|to) (?:[a-z]+ )?(?:grad|med|law|uni|college|art|nursing|phd|citizenship|residency|a visa|jobs|the police|the army|master)',
].join('|')

/** The same as infinitives after "going to", "will", "about to". */
export const WILL_DO = [
  'be (?:an? |the )?(?:[a-z-]+ )?(?:dad|father|mum|mom|mother|aunt|auntie|uncle|grandma|grandpa|grandmother|grandfather|parents|godfather|godmother|big (?:brother|sister)|best man|bridesmaid|maid of honou?r|groomsman|bride|nan)',
  'be (?:studying|interning|living|spending|volunteering|teaching|starting|moving|flying|leaving|travell?ing|visiting|retiring|graduating|attending|joining|getting married|working (?:at|for|in)|studying (?:at|in)|performing|in [a-z]+ (?:[a-z]+ )?(?:for|next|on|this|from|until|till|between|over|during|all))',
  'move (?:to|into|in with|back|abroad|house|out)',
  'start (?:my|an?|at|college|uni|university|school|chemo|therapy|working|a new|training|ivf|law|med|nursing|teaching)',
  'quit (?:my|the|smoking|drinking|uni|college|school)',
  '(?:retire|emigrate|relocate|propose|adopt|graduate|divorce|marry|enlist|elope)(?: [a-z]+)?',
  'have (?:twins|kids|children|surgery|(?:an? |another |my |our |laser |knee |hip |eye |back ){1,2}(?:baby|surgery|operation|child|party|wedding|kid|boy|girl|interview|transplant|scan))',
  'get (?:married|engaged|divorced|a (?:dog|cat|puppy|kitten|tattoo|new|second|divorce)|my (?:licen[cs]e|degree|nose|masters?|phd|own))',
  'apply (?:for|to)',
  'study (?:abroad|at|in|law|medicine|[a-z]+ (?:at|in))',
  'go (?:to (?:[a-z]+ ){0,2}(?:college|uni|university|school|med school|law school|grad school|rehab|[a-z]+ (?:next|this|in|for))|back to (?:school|college|uni|university|work)|on (?:an?|my|our|holiday|vacation|maternity|tour)|abroad|travell?ing|backpacking|freelance|camping|skiing|part[- ]time)',
  'take (?:an? |my |the )?(?:gap year|year off|sabbatical|exam|driving test|bar|sats|trip|cruise|course|class|time off|maternity leave|break from|job|lessons)',
  '(?:open|launch|found|publish|release|record|self-publish) (?:an?|my|our|the)',
  '(?:visit|travel|fly|drive|sail|cycle|hike|climb|walk|run|swim) [a-z]',
  '(?:buy|sell|build|renovate|rent|rescue|foster) (?:an?|my|our|the|some) ',
  '(?:join|host|throw|attend|perform|compete|defend|present|celebrate|volunteer|transfer|enrol|enroll|major|work (?:at|for|in)|teach|learn|train|spend|sit|submit|undergo|donate|convert|switch to|give birth|sign up|meet my|become|paint|plant|redecorate|repaint|marry|leave|write|finish|stop|give up|save|pay off|lose|play|sing|speak|see)\\b',
].join('|')

/** What is booked or in the diary. */
export const BOOKING =
  '(?:flights?|plane tickets?|train tickets?|tickets?|hotel|hotel room|holiday|vacation|trip|cruise|airbnb|villa|cabin|venue|cottage|campsite|safari|honeymoon|tour|table|seats?|city break|weekend away|week off|spa day|ferry|retreat|lodge|caravan|hostel|registry office|church|village hall|hall|marquee|caterers?|photographer|dj|band|(?:[a-z]+ )?(?:course|lesson|class|session|photoshoot|appointment|consultation|scan|surgery|operation|tattoo appointment))'
/** Said in a note without a verb: "dinner with the in-laws on Friday". */
export const MEETING =
  '(?:dinner|lunch|brunch|drinks|coffee|afternoon tea|date night|first date|date|bbq|barbecue|golf|tennis|padel|cinema|theatre|catch-?up|sleepover|playdate)'

export const DIARY =
  "(?:(?:job |phone |second |final |college |visa |green card |citizenship )?interview|wedding|surgery|exams?|flight|appointment|game|concert|trip|presentation|opening night|graduation|marathon|half marathon|finals|vacation|holiday|honeymoon|recital|audition|due date|resit|driving test|scan|check-?up|viva|hen do|stag do|operation|op|first day|last day|anniversary|birthday party|baby shower|court date|court hearing|hearing|move[- ]in date|moving day|move|test|midterms?|final|deadline|thesis defen[cs]e|defen[cs]e|gig|tournament|match|race|competition|exhibition|retirement|lease|maternity leave|contract|visa|leaving do|reunion|party|tour|cruise|retreat|conference|workshop|meeting with [a-z ]{2,20}|mri|biopsy|ultrasound|c-section|root canal|performance|play|baptism|christening|engagement party|prom|orientation|internship|semester|chemo|physio|oral|swim meet|belt test|theory test|bar exam|citizenship test|book launch|launch|debut|induction|kickoff|playoffs|performance review|parents' evening|open day|house viewing|mortgage appointment)"
