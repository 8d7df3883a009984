import { words } from '../words.ts'

/** That a wish holds from now on, wherever it stands in the sentence. */
export const HENCEFORTH = words(
  'from {now|here|today|this point|this moment} {on|onwards|onward|forward|on in|on out}, from here on [in|out], from today, from now, {going|moving} forward, going forwards, in [the] future, for the future, in future {answers|replies|responses|chats}, henceforth, hereafter, starting {now|today|tomorrow}, by default, as [a|the] default, as a [general] rule, as a matter of course, for the rest of time, for ever, forever, these days onwards, in time to come, keep that up, keep it up, keep doing {that|it|so}',
)

/** That it holds every time. */
export const EVERY_TIME = words(
  'every [single] time, each time, each and every time, whenever possible, wherever possible, where possible, whenever you can, anytime, at all times, all the time, any time, in general, generally, generally speaking, in most cases, without exception, across the board, permanently, for good, until {i|further} *, unless i {ask|say|tell|request|specify|want|explicitly *}, unless {asked|told|requested|necessary|otherwise *}, {in|out of} [any of] our {chats|conversations|talks|discussions|correspondence}, in any {conversation|chat|correspondence|answer|reply|message}, {at|on|to} the {top|end|bottom|start|beginning} of {anything|everything|any *|every *|each *|all *}, for {everything|anything}, on {everything|anything}, in all [of] [our|your|my] {chats|conversations|answers|replies|responses|messages|sessions|interactions|emails|explanations|texts}, in {our|your} {chats|conversations|answers|replies|responses|messages|explanations|output|outputs|texts|writing|reviews|recommendations|suggestions}, in every {answer|reply|response|message|chat|conversation|email|explanation}, in {answers|replies|responses}, in any [of] [your] {answer|answers|reply|replies|response|responses}, with every {answer|reply|response|message}, with {your|all} {answers|replies|responses}, for all [of] {your|my|our|future} {answers|replies|responses|questions|chats|conversations|messages}, in each {answer|reply|response|message}, at the end of {each|every} {answer|reply|response|message}, at the {end|beginning|start} of {your|all} {answers|replies|responses|messages}, for every {question|answer|reply|response|message|request}, after every {answer|reply|response|message|question}, before every {answer|reply|response|message}, {every|each} {answer|reply|response|message}, all {answers|replies|responses|your answers|your replies|your responses}, when {answering|replying|responding|talking|speaking|writing|chatting|texting} [to] [me|my questions], when you {answer|reply|respond|talk|speak|write} [to] [me], as long as we *, for the rest of our *, in everything you {write|say|send|do}, to everything [i say], every [single] message, with me always, {one|two|three} * at a time, at a time, as we go, as we go along, as you go',
)

/** The same as one word beside the verb. */
export const ALWAYS = words(
  'always, never, ever, consistently, normally, usually, all the time, constantly, alway',
)

/** That a wish comes to an end or takes another's place. */
export const CHANGED = words(
  "any more, anymore, any longer, no longer, after all, i've changed my mind, i changed my mind, changed my mind, {go|going|switch|switching|revert|return} {back to|to normal|back}, once more",
)
/** The same as the last word. */
export const CHANGED_LAST = words('again, now, instead')

/** That only the answer at hand is meant, whatever else is said. */
export const ONLY_NOW = words(
  '{this|that|the next|the last} time, for now, [just] this once, [just] once, for the {moment|time being}, right now, today, tonight, for {a|one} {second|sec|minute|moment|bit|while}, this {one|message|question|answer|reply|response|version|email|text|letter|paragraph|essay|article|code|function|list|table|report|document|draft|poem|story|conversation|chat|task|exercise|topic|request|sentence|section|post|summary|translation|piece|part|case|next one|file|image|script|page|recipe|caption|video}, that {one|message|question|answer|reply|version|email|text|letter|paragraph|essay|article|code|function|list|table|report|document|draft|poem|story|sentence|section|post|summary|file|script|page|recipe|caption}, these {ones|messages|questions|answers|emails|texts|paragraphs|sentences|lines|files|numbers|words|notes|points}, those {ones|messages|questions|answers|emails|texts|paragraphs|sentences|lines|files|numbers|words|notes|points}, your {last|previous|next} {answer|reply|response|message|point}, the {following|above|below|attached|next} [*], the {second|first|third|last|final|previous} *, below, above, attached, in the {next|following} *, for {this|that|these|those}, in {this|that|these}, with {this|that}',
)

/** A text at hand: what is said of it is a task, unless the wish is said to hold. */
export const AT_HAND = words(
  'the {essay|letter|email|text|paragraph|sentence|title|caption|draft|version|list|article|table|quiz|function|story|poem|image|report|document|file|script|page|post|tweet|homework|presentation|speech|song|recipe|chapter|section|summary|translation|code|website|cover letter|answer|question|reply|message|story|blog|product|whole thing}, make it, keep it, say it, put it, translate it, rewrite it, explain it, turn it, write it, it {shorter|longer|short|simple|formal|brief}, an {answer|essay|email|article|introduction|outline|example|explanation|image}, a {answer|letter|poem|story|reply|response|summary|table|list|joke|tweet|post|paragraph|short *|quick *|brief *|longer *|shorter *|detailed *|formal *|friendly *|travel *|game}',
)

/** "Things", "everything": no one thing is to be explained or written. */
export const ANYTHING = words(
  'things, stuff, everything, anything, concepts, topics, terms, technical {terms|stuff|things|topics|concepts}, new {concepts|topics|words}, complicated {things|topics|stuff}, my {questions|messages|ideas|mistakes|grammar|spelling|code|emails|texts|writing|plans|work}, every *, all *, each *, any *',
)

/** Said between two who talk: how one is to be treated holds. */
export const WITH_ME = words(
  '{with|around|toward|towards|at|on} me, treat me, talk to me, speak to me, talk down to me, talking to me, speaking to me, lecture me, correct me, challenge me, remind me, judge me, patronise me, patronize me, address me, refer to me, call me, flatter me, interrupt me, agree with me, thank me, to me',
)
