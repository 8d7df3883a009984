import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { earlier, lead } from './context.ts'

/** Denials of the whole statement that follows. */
const UNTRUE =
  /(?:\b(?:not|never|hardly)|n't) (?:really |exactly |quite |entirely )?(?:true|the case|right|correct|accurate|a fact|as if|like) (?:that|to say|i\b|i'm)|\b(?:false|untrue|a lie|a myth|wrong|nonsense|fake news) (?:that|i\b|i'm)|(?:\b(?:never|not|cannot|cant|dont|didnt|wouldnt)|n't) (?:really |ever |actually |exactly |honestly )?(?:say|said|claim|claimed|tell|told|mention|mentioned|write|wrote|mean|meant|(?<!\bcan'?t (?:even |still |really )?|\bcannot (?:even )?)believe|believed|know (?:if|whether|that)) (?:you |him |her |them |anyone |anybody |people |to say )?(?:that |if )?(?=i\b|i'm|im\b|my\b|we\b)/u
/** What the speaker held or gave out without its being so. */
const UNFOUNDED =
  /\b(?:used to (?:think|believe|say|tell|claim|pretend|imagine|assume|dream)|(?:lied|was lying|were lying|made up|fooled|tricked)\b.{0,30}[ ,](?:that|when|about|and said|saying)|pretended|mistakenly|wrongly|falsely (?:said|claimed|thought)|(?:dreamt|dreamed|dreaming)(?! (?:of|job|car|house|about)\b)|had an? (?:weird |strange |crazy |funny )*(?:dream|nightmare)(?: last night)?(?: that| where| in which|,)|in (?:an?|my|the) dream\b(?! (?:job|house|car|home)))/u
const JOKE =
  /\b(?<!\b(?:not|n't|no|never|without) )(?:(?:i|i'm|i am|i was|im|am|was) (?:just |only |totally |obviously |of course )*(?:joking|kidding|lying|pretending|making (?:it|that|this) up|being sarcastic)|just kidding|only joking|just joking|jk)\b/u
const TAKEN_BACK =
  /^[\s.!?,;:)…-]{0,6}(?:haha[ ,]+|lol[ ,]+)?(?:just kidding|jk\b|only joking|just joking|i'm (?:just |only )?(?:kidding|joking)|im (?:just )?(?:kidding|joking))/u

/** "When I am a doctor, I will be rich": a state to come. */
const ONCE =
  /\b(?:when|whenever|once|until|till|as soon as|by the time|the day|the moment) (?:i|i'm|im|we|we're|my [a-z]+)\b/u
const AHEAD = /\b(?:will|won't|i'll|we'll|it'll|they'll|going to|gonna|'d be|would be|can finally)\b/u
const TO_COME = /^(?:goal$|plan$|event_)/u

/** How far back words that govern a statement are looked for, and how much of a sentence is read: bounds the cost of a flood. */
const NEAR = 300
const LONG = 1000

function disowned(candidate: Candidate, reading: Reading): string | null {
  const before = lead(candidate, reading)
  const said = `${earlier(candidate, reading)}${before}`.slice(-NEAR)
  if (UNTRUE.test(said)) return 'said not to be so'
  if (UNFOUNDED.test(said)) return 'thought, dreamt or made up'
  const { sentence } = candidate.clause
  const words = sentence.text.slice(0, LONG)
  if (JOKE.test(words) || TAKEN_BACK.test(reading.text.slice(sentence.end, sentence.end + 40)))
    return 'a joke'
  if (!TO_COME.test(candidate.slot) && ONCE.test(before) && AHEAD.test(words)) return 'a state to come'
  return null
}

/** "It's not true that I live in Rome", "I was joking, I live on Mars": words the speaker does not stand by. */
export const dropDisowned: Refiner = {
  id: 'en/drop-disowned',
  refine: (candidate, reading) => {
    const reason = disowned(candidate, reading)
    return reason === null ? [candidate] : { drop: reason }
  },
}
