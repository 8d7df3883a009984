import { linesOf } from './line.ts'
import type { Line } from './line.ts'

const { say, ask } = linesOf('alex')

export const ALEX: readonly Line[] = [
  say('Phew, what a long day.', 'chitchat'),
  say('Call me Al'),
  say("I'm an Android power user"),
  say('I live in Brooklyn'),
  say('My sister lives in Paris', 'thirdParty'),
  say('I work at the Riverside Clinic'),
  say('I drink 乌龙茶 every morning', 'mixed'),
  ask('What kind of user am I?'),
  say('I moved to Seattle', 'update'),
  say('Actually, call me Lex', 'update'),
  say('If I lived in Tokyo I would eat ramen every day', 'hypothetical'),
  say("I don't work at the Riverside Clinic any more", 'retraction'),
  ask("What's my name?"),
  ask('Where do I live?'),
  ask('Where did I live before?', 'past'),
  ask('Where do I live?', 'asOf', 'I live in Brooklyn'),
  ask('Where does my sister live?'),
  ask('Where do I work?', 'withdrawn'),
  ask('Do I like cats?', 'isolated'),
  ask('What is my blood type?', 'unknown'),
]
