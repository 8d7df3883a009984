import { words } from '../grammar/words.ts'

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
