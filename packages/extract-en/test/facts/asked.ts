import type { AnswerCase } from '@recollect/testkit'

/** A narrower favourite, or one beside it, replaces nothing. */
export const favourites: readonly AnswerCase[] = [
  [
    ['My favourite board game is Azul', 'My favourite card game is Uno'],
    'What is my favourite board game?',
    'Azul',
    'Uno',
  ],
  [
    ['My favourite red wine is Rioja', 'My favourite white wine is Riesling'],
    "What's my favourite red wine?",
    'Rioja',
    'Riesling',
  ],
  [
    ["My son's favourite dinosaur is the stegosaurus", "My son's favourite animal is the otter"],
    "What is my son's favourite dinosaur?",
    'stegosaurus',
    'otter',
  ],
  [
    ['My favorite song is Hey Jude', 'My favorite Christmas song is Last Christmas'],
    'What is my favorite song?',
    'Hey Jude',
    'Last',
  ],
  [
    ["My wife's favourite actor is Hugh Grant", "My wife's favourite voice actor is Mark Hamill"],
    "Who is my wife's favourite actor?",
    'Hugh Grant',
    'Hamill',
  ],
]

/** Asked for a pet, the pet is named. */
export const pets: readonly AnswerCase[] = [
  [['We have a parrot'], 'Which pet do I have?', 'parrot'],
  [['My sister has a tortoise'], 'What pet does my sister have?', 'tortoise'],
  [["I've got a ferret called Bandit"], 'What is the name of my pet?', 'Bandit'],
  [['I have a gecko'], 'What kind of pet is mine?', 'gecko'],
  [['My mum keeps chickens'], 'What animals does my mum keep?', 'chickens'],
]

/** A thing of one's own that no slot is for is found by its name. */
export const ownThings: readonly AnswerCase[] = [
  [['my favourite code font is Fira Code'], 'What is my favourite code font?', 'Fira Code'],
  [['my default browser is Firefox'], 'What is my default browser?', 'Firefox'],
  [['my go-to coffee order is a flat white'], 'What is my go-to coffee order?', 'flat white'],
  [["my wife's favourite radio station is Radio 4"], "What is my wife's favourite radio station?", 'Radio 4'],
  [['my preferred package manager is pnpm'], 'Which package manager do I prefer?', 'pnpm'],
]

/** What is gone is no longer had. */
export const gone: readonly AnswerCase[] = [
  [['We have a budgie', 'We gave the budgie away'], 'Do we have a budgie?', 'not any more', 'Yes'],
  [['I have a boat', 'I got rid of the boat'], 'Do I have a boat?', 'not any more', 'Yes'],
  [
    ['My sister has a horse', 'My sister sold the horse'],
    'Does my sister have a horse?',
    'not any more',
    'Yes',
  ],
  [['I own a drone', 'my drone was stolen'], 'Do I own a drone?', 'not any more', 'Yes'],
  [['We have two goats', 'we no longer have the goats'], 'Do we have goats?', 'not any more', 'Yes'],
]

/** Facts of the work around one. */
export const aroundWork: readonly AnswerCase[] = [
  [['our test server is called badger'], 'What is our test server called?', 'badger'],
  [['our sprint ends every other Wednesday'], 'When does our sprint end?', 'Wednesday'],
  [['my boss is Olga'], 'Who is my boss?', 'Olga'],
  [['my team lead is called Mateo'], 'Who is my team lead?', 'Mateo'],
  [['we hold our standup at 9:15'], 'When is our standup?', '9:15'],
]

/** Two things asked at once are both answered. */
export const bothAsked: readonly AnswerCase[] = [
  [['I live in Hull', 'I work at Tesco'], 'Where do I work and where do I live?', 'Tesco|Hull'],
  [['I live in Hull', 'I work at Tesco'], 'Where do I live and who do I work for?', 'Hull|Tesco'],
  [['I live in Hull'], "What's my name and where do I live?", 'Hull'],
  [
    ['My sister is a nurse', 'My sister lives in Bonn'],
    'What does my sister do and where does she live?',
    'nurse|Bonn',
  ],
  [['I am 34', 'My name is Ida'], "What's my name and how old am I?", 'Ida|34'],
]

/** What is asked for is of its own kind, or is not known. */
export const ofItsKind: readonly AnswerCase[] = [
  [["I'm scared of the dark"], 'How heavy am I?', '', 'dark'],
  [['My name is Hal'], 'Who is my lawyer?', '', 'Hal'],
]

/** The newer of two things said of one thing is answered. */
export const newerSaid: readonly AnswerCase[] = [
  [
    ['The guest wifi code is maple', 'The guest wifi code is walnut'],
    'What is the guest wifi code?',
    'walnut',
  ],
  [
    ['The prod server is called finch', 'The prod server is called wren'],
    'What is the prod server called?',
    'wren',
  ],
  [['the gate code is 4471', 'the gate code changed to 9902'], 'What is the gate code?', '9902'],
  [
    ["my brother's locker number is 12", "my brother's locker number is 48"],
    "What is my brother's locker number?",
    '48',
  ],
  [['the team mascot is a fox', 'the team mascot is an owl now'], 'What is the team mascot?', 'owl'],
]
